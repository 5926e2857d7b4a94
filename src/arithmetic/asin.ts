import { highWord, withoutLowWord } from './double-words.ts';

const HALF_PI_HIGH = 1.5707963267948966;
const HALF_PI_LOW = 6.123233995736766e-17;
const QUARTER_PI = 0.7853981633974483;
/** Remez coefficients of (arcsin x − x)/x³ in x², |x| ≤ ½: numerator and denominator. */
const P0 = 0.16666666666666666;
const P1 = -0.3255658186224009;
const P2 = 0.20121253213486293;
const P3 = -0.04005553450067941;
const P4 = 0.0007915349942898145;
const P5 = 3.479331075960212e-5;
const Q1 = -2.403394911734414;
const Q2 = 2.0209457602335057;
const Q3 = -0.6882839716054533;
const Q4 = 0.07703815055590194;

/**
 * Arcsine in radians within 1 ulp, the same bits on every engine: a rational approximation up to ½, and from there
 * π/2 − 2 arcsin √((1 − x)/2). Source: fdlibm 5.3, `e_asin.c` (notice: NOTICE).
 */
export function asin(x: number): number {
  const size = highWord(x) & 0x7fffffff;
  if (Math.abs(x) === 1) return x * HALF_PI_HIGH + x * HALF_PI_LOW;
  if (!(Math.abs(x) < 1)) return Number.NaN;
  if (size < 0x3e400000) return x;
  if (size < 0x3fe00000) return x + x * ratio(x * x);
  const t = (1 - Math.abs(x)) * 0.5;
  const s = Math.sqrt(t);
  const value = size >= 0x3fef3333 ? HALF_PI_HIGH - (2 * (s + s * ratio(t)) - HALF_PI_LOW) : fromSplitRoot(t, s);
  return x > 0 ? value : -value;
}

/** π/2 − 2 arcsin s with s² = t: the root in two parts, because its rounding would show. */
function fromSplitRoot(t: number, s: number): number {
  const w = withoutLowWord(s);
  const c = (t - w * w) / (s + w);
  const p = 2 * s * ratio(t) - (HALF_PI_LOW - 2 * c);
  const q = QUARTER_PI - 2 * w;
  return QUARTER_PI - (p - q);
}

function ratio(t: number): number {
  const p = t * (P0 + t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5)))));
  const q = 1 + t * (Q1 + t * (Q2 + t * (Q3 + t * Q4)));
  return p / q;
}
