import { highWord, withHighWord } from './double-words.ts';
import { LN2_HIGH, LN2_LOW } from './ln2.ts';
import { L1, L2, L3, L4, L5, L6, L7 } from './log-coefficients.ts';

/**
 * ln x within 1 ulp, the same bits on every engine: x = 2^k (1 + f) with √½ < 1 + f < √2, and a polynomial in f/(2 + f).
 * Source: fdlibm 5.3, `e_log.c` (notice: NOTICE).
 */
export function log(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isSubnormal = highWord(x) < 0x00100000;
  const normal = isSubnormal ? x * 2 ** 54 : x;
  const high = highWord(normal);
  const fraction = high & 0x000fffff;
  const above = (fraction + 0x95f64) & 0x100000;
  const k = (isSubnormal ? -54 : 0) + (high >> 20) - 1023 + (above >> 20);
  const f = withHighWord(normal, fraction | (above ^ 0x3ff00000)) - 1;
  if ((0x000fffff & (2 + fraction)) < 3) return nearOne(k, f);
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (L2 + w * (L4 + w * L6));
  const odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
  const R = odd + even;
  if (((fraction - 0x6147a) | (0x6b851 - fraction)) > 0) {
    const square = 0.5 * f * f;
    return k === 0 ? f - (square - s * (square + R)) : k * LN2_HIGH - (square - (s * (square + R) + k * LN2_LOW) - f);
  }
  return k === 0 ? f - s * (f - R) : k * LN2_HIGH - (s * (f - R) - k * LN2_LOW - f);
}

/** |f| < 2⁻²⁰. */
function nearOne(k: number, f: number): number {
  if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
  const R = f * f * (0.5 - 0.3333333333333333 * f);
  return k === 0 ? f - R : k * LN2_HIGH - (R - k * LN2_LOW - f);
}
