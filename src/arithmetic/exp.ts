import { highWord, powerOfTwo } from './double-words.ts';
import { INVERSE_LN2, LN2_HIGH, LN2_LOW } from './ln2.ts';

const MAX = 709.782712893384;
const MIN = -745.1332191019411;
/** Remez coefficients of x·(eˣ + 1)/(eˣ − 1) in x², |x| ≤ ½ ln 2. */
const P1 = 0.16666666666666602;
const P2 = -0.0027777777777015593;
const P3 = 6.613756321437934e-5;
const P4 = -1.6533902205465252e-6;
const P5 = 4.1381367970572385e-8;

/** z − z²(P1 + …): what `exp` and `pow` share. */
export function expPolynomial(z: number): number {
  const t = z * z;
  return z - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
}

/**
 * eˣ within 1 ulp, the same bits on every engine: x = k ln 2 + r with |r| ≤ ½ ln 2, and a rational approximation of eʳ.
 * Source: fdlibm 5.3, `e_exp.c` (notice: NOTICE).
 */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > MAX) return Number.POSITIVE_INFINITY;
  if (x < MIN) return 0;
  // The rational approximation misses e by an ulp.
  if (x === 1) return Math.E;
  const size = highWord(x) & 0x7fffffff;
  if (size < 0x3e300000) return 1 + x;
  if (size <= 0x3fd62e42) {
    const c = expPolynomial(x);
    return 1 - ((x * c) / (c - 2) - x);
  }
  const sign = x < 0 ? -1 : 1;
  const k = size < 0x3ff0a2b2 ? sign : Math.trunc(INVERSE_LN2 * x + sign / 2);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const c = expPolynomial(r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  if (k === 1024) return y * 2 * powerOfTwo(1023);
  return k >= -1021 ? y * powerOfTwo(k) : y * powerOfTwo(k + 1000) * powerOfTwo(-1000);
}
