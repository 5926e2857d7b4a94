import { fromWords, highWord } from './double-words.ts';

/** Remez coefficients of sin x and cos x, |x| ≤ π/4. */
const S1 = -0.16666666666666632;
const S2 = 0.00833333333332249;
const S3 = -0.0001984126982985795;
const S4 = 2.7557313707070068e-6;
const S5 = -2.5050760253406863e-8;
const S6 = 1.58969099521155e-10;
const C1 = 0.0416666666666666;
const C2 = -0.001388888888887411;
const C3 = 2.480158728947673e-5;
const C4 = -2.7557314351390663e-7;
const C5 = 2.087572321298175e-9;
const C6 = -1.1359647557788195e-11;

const TWO_OVER_PI = 0.6366197723675814;
/** π/2 in parts of 33 bits, each with what is left after it. */
const PARTS: readonly (readonly [number, number])[] = [
  [1.5707963267341256, 6.077100506506192e-11],
  [6.077100506303966e-11, 2.0222662487959506e-21],
  [2.0222662487111665e-21, 8.4784276603689e-32],
];
/** Bits of cancellation that the first and the second part still carry. */
const CARRIED_BITS = [16, 49];
/** 2¹⁹ π/2: up to here the three parts are enough. */
const MAX_ANGLE = 823_549;

/**
 * Sine of an angle in radians within 1 ulp, the same bits on every engine: x = n π/2 + r with |r| ≤ π/4, and a polynomial in r.
 * Source: fdlibm 5.3, `k_sin.c`, `k_cos.c`, `e_rem_pio2.c` (notice: NOTICE).
 * @throws RangeError beyond ±823,549, where the reduction would need more of π
 */
export function sin(x: number): number {
  if (isSmall(x)) return sinNearZero(x, 0);
  const { n, r, rest } = reduced(x);
  const value = n % 2 === 0 ? sinNearZero(r, rest) : cosNearZero(r, rest);
  return n % 4 < 2 ? value : -value;
}

/** Cosine of an angle in radians within 1 ulp; else as `sin`. */
export function cos(x: number): number {
  if (isSmall(x)) return cosNearZero(x, 0);
  const { n, r, rest } = reduced(x);
  const value = n % 2 === 0 ? cosNearZero(r, rest) : sinNearZero(r, rest);
  return n % 4 === 0 || n % 4 === 3 ? value : -value;
}

const isSmall = (x: number): boolean => (highWord(x) & 0x7fffffff) <= 0x3fe921fb;

/** x = n π/2 + r + rest; n is taken modulo 4, 0 to 3. */
function reduced(x: number): { n: number; r: number; rest: number } {
  if (!Number.isFinite(x)) return { n: 0, r: Number.NaN, rest: 0 };
  const size = Math.abs(x);
  if (size > MAX_ANGLE) throw new RangeError(`angle ${x} is beyond ±${MAX_ANGLE}`);
  const n = Math.trunc(size * TWO_OVER_PI + 0.5);
  const exponent = highWord(size) >> 20;
  let base = size;
  let tail = 0;
  let r = size;
  for (const [i, [part, after]] of PARTS.entries()) {
    const product = n * part;
    const before = base;
    base = before - product;
    tail = n * after - (i === 0 ? 0 : before - base - product);
    r = base - tail;
    if (exponent - ((highWord(r) >> 20) & 0x7ff) <= (CARRIED_BITS[i] ?? Number.POSITIVE_INFINITY)) break;
  }
  const rest = base - r - tail;
  return x > 0 ? { n: n % 4, r, rest } : { n: (4 - (n % 4)) % 4, r: -r, rest: -rest };
}

function sinNearZero(x: number, rest: number): number {
  if ((highWord(x) & 0x7fffffff) < 0x3e400000) return x;
  const z = x * x;
  const v = z * x;
  const r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
  return rest === 0 ? x + v * (S1 + z * r) : x - (z * (0.5 * rest - v * r) - rest - v * S1);
}

function cosNearZero(x: number, rest: number): number {
  const size = highWord(x) & 0x7fffffff;
  if (size < 0x3e400000) return 1;
  const z = x * x;
  const r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
  if (size < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * rest));
  // About x/4: taken from both 1 and x²/2, it keeps the difference exact.
  const quarter = size > 0x3fe90000 ? 0.28125 : fromWords(size - 0x00200000, 0);
  return 1 - quarter - (0.5 * z - quarter - (z * r - x * rest));
}
