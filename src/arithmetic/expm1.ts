import { fromWords, highWord, powerOfTwo } from './double-words.ts';
import { INVERSE_LN2, LN2_HIGH, LN2_LOW } from './ln2.ts';

const MAX = 709.782712893384;
/** Remez coefficients of (6/x)·((eˣ + 1)/(eˣ − 1) − 2/x), in x²/2. */
const Q1 = -0.03333333333333313;
const Q2 = 0.0015873015872548146;
const Q3 = -7.93650757867488e-5;
const Q4 = 4.008217827329362e-6;
const Q5 = -2.0109921818362437e-7;

/**
 * eˣ − 1 within 1 ulp, also where x is close to 0, the same bits on every engine: x = k ln 2 + r, and a rational approximation of
 * eʳ − 1 with a correction for the bits that r has lost. Source: fdlibm 5.3, `s_expm1.c` (notice: NOTICE).
 */
export function expm1(x: number): number {
  const size = highWord(x) & 0x7fffffff;
  if (Number.isNaN(x) || size < 0x3c900000) return x;
  if (x > MAX) return Number.POSITIVE_INFINITY;
  // Below −56 ln 2 the result rounds to −1.
  if (x < 0 && size >= 0x4043687a) return -1;
  if (size <= 0x3fd62e42) {
    const { squareHalf, e } = approximation(x);
    return x - (x * e - squareHalf);
  }
  const sign = x < 0 ? -1 : 1;
  const k = size < 0x3ff0a2b2 ? sign : Math.trunc(INVERSE_LN2 * x + sign / 2);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const lost = high - r - low;
  const { squareHalf, e: plain } = approximation(r);
  const e = r * (plain - lost) - lost - squareHalf;
  return scaled(k, r, e);
}

function approximation(r: number): { squareHalf: number; e: number } {
  const half = 0.5 * r;
  const s = r * half;
  const r1 = 1 + s * (Q1 + s * (Q2 + s * (Q3 + s * (Q4 + s * Q5))));
  const t = 3 - r1 * half;
  return { squareHalf: s, e: s * ((r1 - t) / (6 - r * t)) };
}

/** 2^k·(1 + r − e) − 1, in the order that loses the fewest bits. */
function scaled(k: number, r: number, e: number): number {
  if (k === -1) return 0.5 * (r - e) - 0.5;
  if (k === 1) return r < -0.25 ? -2 * (e - (r + 0.5)) : 1 + 2 * (r - e);
  if (k === 1024) return (1 - (e - r)) * 2 * powerOfTwo(1023) - 1;
  if (k <= -2 || k > 56) return (1 - (e - r)) * powerOfTwo(k) - 1;
  if (k < 20) return (fromWords(0x3ff00000 - (0x200000 >> k), 0) - (e - r)) * powerOfTwo(k);
  return (r - (e + powerOfTwo(-k)) + 1) * powerOfTwo(k);
}
