import { fromWords, highWord, lowWord, powerOfTwo, withHighWord, withoutLowWord } from './double-words.ts';
import { expPolynomial } from './exp.ts';

/** Remez coefficients of log₂ around 1 and 1.5, in s². */
const L1 = 0.5999999999999946;
const L2 = 0.4285714285785502;
const L3 = 0.33333332981837743;
const L4 = 0.272728123808534;
const L5 = 0.23066074577556175;
const L6 = 0.20697501780033842;
/** ln 2, 2/(3 ln 2) and 1/ln 2, each whole and in two parts. */
const LN2 = Math.LN2;
const LN2_HIGH = 0.6931471824645996;
const LN2_LOW = -1.904654299957768e-9;
const CP = 0.9617966939259756;
const CP_HIGH = 0.9617967009544373;
const CP_LOW = -7.028461650952758e-9;
const INVERSE_LN2 = Math.LOG2E;
const INVERSE_LN2_HIGH = 1.4426950216293335;
const INVERSE_LN2_LOW = 1.9259629911266175e-8;
/** log₂ 1.5 in two parts. */
const LOG2_1_5_HIGH = 0.5849624872207642;
const LOG2_1_5_LOW = 1.350039202129749e-8;
/** −(1024 − log₂ of the largest double). */
const OVERFLOW_TAIL = 8.008566259537294e-17;

/**
 * x^y within 2 ulp, the same bits on every engine: log₂ x to some 70 bits in two parts, times y, and 2 to that.
 * Source: fdlibm 5.3, `e_pow.c` (notice: NOTICE).
 * @param x 0 or more; below 0 the result is NaN, also for whole y
 */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(y) || !(x >= 0)) return Number.NaN;
  if (x === 1) return Number.isFinite(y) ? 1 : Number.NaN;
  if (x === 0 || x === Number.POSITIVE_INFINITY) return (x === 0) === y > 0 ? 0 : Number.POSITIVE_INFINITY;
  if (y === 1) return x;
  if (y === 2) return x * x;
  if (y === -1) return 1 / x;
  if (y === 0.5) return Math.sqrt(x);
  if (y === -0.5) return 1 / Math.sqrt(x);
  if (Math.abs(y) > 2 ** 64 || (Math.abs(y) > 2 ** 31 && Math.abs(x - 1) > 2 ** -20)) return limit(x, y);
  const { high, low } = Math.abs(y) > 2 ** 31 ? log2NearOne(x) : log2(x);
  const upper = withoutLowWord(y);
  return exp2(upper * high, (y - upper) * high + y * low);
}

const limit = (x: number, y: number): number => (x < 1 === y > 0 ? 0 : Number.POSITIVE_INFINITY);

interface Split {
  /** The lower 32 bits are zero. */
  readonly high: number;
  readonly low: number;
}

/** |x − 1| ≤ 2⁻²⁰. */
function log2NearOne(x: number): Split {
  const t = x - 1;
  const w = t * t * (0.5 - t * (0.3333333333333333 - t * 0.25));
  const u = INVERSE_LN2_HIGH * t;
  const v = t * INVERSE_LN2_LOW - w * INVERSE_LN2;
  const high = withoutLowWord(u + v);
  return { high, low: v - (high - u) };
}

function log2(x: number): Split {
  const isSubnormal = highWord(x) < 0x00100000;
  const normal = isSubnormal ? x * 2 ** 53 : x;
  const fraction = highWord(normal) & 0x000fffff;
  // Around 1 up to √1.5, around 1.5 up to √3, above that half of it around 1.
  const isHalved = fraction >= 0xbb67a;
  const k = fraction > 0x3988e && !isHalved ? 1 : 0;
  const n = (isSubnormal ? -53 : 0) + (highWord(normal) >> 20) - 1023 + (isHalved ? 1 : 0);
  const top = (fraction | 0x3ff00000) - (isHalved ? 0x00100000 : 0);
  const a = withHighWord(normal, top);
  const b = k === 0 ? 1 : 1.5;
  // s = (a − b)/(a + b), in two parts.
  const u = a - b;
  const v = 1 / (a + b);
  const s = u * v;
  const sHigh = withoutLowWord(s);
  const sumHigh = fromWords(((top >> 1) | 0x20000000) + 0x00080000 + (k << 18), 0);
  const sLow = v * (u - sHigh * sumHigh - sHigh * (a - (sumHigh - b)));
  const s2 = s * s;
  const r = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6))))) + sLow * (sHigh + s);
  const square = sHigh * sHigh;
  const tHigh = withoutLowWord(3 + square + r);
  const tLow = r - (tHigh - 3 - square);
  const product = sHigh * tHigh;
  const rest = sLow * tHigh + tLow * s;
  const pHigh = withoutLowWord(product + rest);
  const pLow = rest - (pHigh - product);
  const zHigh = CP_HIGH * pHigh;
  const zLow = CP_LOW * pHigh + pLow * CP + (k === 0 ? 0 : LOG2_1_5_LOW);
  const base = k === 0 ? 0 : LOG2_1_5_HIGH;
  const high = withoutLowWord(zHigh + zLow + base + n);
  return { high, low: zLow - (high - n - base - zHigh) };
}

/** 2^(high + low). */
function exp2(high: number, low: number): number {
  const z = low + high;
  if (z > 1024 || (z === 1024 && low + OVERFLOW_TAIL > z - high)) return Number.POSITIVE_INFINITY;
  if (z < -1075 || (z === -1075 && low <= z - high)) return 0;
  const n = Math.abs(z) > 0.5 ? nearestInteger(z) : 0;
  const upper = high - n;
  const t = withoutLowWord(low + upper);
  const u = t * LN2_HIGH;
  const v = (low - (t - upper)) * LN2 + t * LN2_LOW;
  const y = u + v;
  const w = v - (y - u);
  const c = expPolynomial(y);
  // fdlibm has the small term outside of the denominator. Stored snapshots were made with it inside, as V8 had it until 13.
  const r = (y * c) / (c - 2 - (w + y * w));
  return scaled(1 - (r - y), n);
}

/** Halves away from 0. */
const nearestInteger = (z: number): number => {
  const top = fromWords(highWord(z), 0);
  return Math.sign(z) * Math.floor(Math.abs(top) + 0.5);
};

function scaled(value: number, n: number): number {
  const exponent = (highWord(value) >> 20) + n;
  if (exponent > 0) return fromWords(highWord(value) + (n << 20), lowWord(value));
  return value * powerOfTwo(n + 60) * powerOfTwo(-60);
}
