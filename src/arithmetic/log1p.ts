import { highWord, withHighWord } from './double-words.ts';
import { LN2_HIGH, LN2_LOW } from './ln2.ts';
import { L1, L2, L3, L4, L5, L6, L7 } from './log-coefficients.ts';

/**
 * ln(1 + x) within 1 ulp, also where x is close to 0, the same bits on every engine: as `log`, with a correction for the bits
 * that 1 + x has lost. Source: fdlibm 5.3, `s_log1p.c` (notice: NOTICE).
 */
export function log1p(x: number): number {
  if (x === -1) return Number.NEGATIVE_INFINITY;
  if (Number.isNaN(x) || x < -1) return Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const high = highWord(x);
  const size = high & 0x7fffffff;
  if (size < 0x3c900000) return x;
  if (size < 0x3e200000) return x - x * x * 0.5;
  // √½ < 1 + x < √2; the upper words of negative numbers are negative, and fall with their distance from 0.
  if (high < 0x3fda827a && (high > 0 || high <= -0x402d413c)) return logarithm({ k: 0, f: x, c: 0, isNearOne: false });
  return logarithm(reduced(x));
}

interface Reduced {
  readonly k: number;
  readonly f: number;
  /** Relative error of 1 + f. */
  readonly c: number;
  /** |f| < 2⁻²⁰. */
  readonly isNearOne: boolean;
}

/** 1 + x = 2^k (1 + f)(1 + c). */
function reduced(x: number): Reduced {
  const isHuge = x >= 2 ** 53;
  const u = isHuge ? x : 1 + x;
  const high = highWord(u);
  const k = (high >> 20) - 1023;
  const c = isHuge ? 0 : (k > 0 ? 1 - (u - x) : x - (u - 1)) / u;
  const fraction = high & 0x000fffff;
  if (fraction < 0x6a09e) return { k, f: withHighWord(u, fraction | 0x3ff00000) - 1, c, isNearOne: fraction === 0 };
  const isNearOne = (0x00100000 - fraction) >> 2 === 0;
  return { k: k + 1, f: withHighWord(u, fraction | 0x3fe00000) - 1, c, isNearOne };
}

function logarithm({ k, f, c, isNearOne }: Reduced): number {
  const square = 0.5 * f * f;
  if (isNearOne) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + (c + k * LN2_LOW);
    const R = square * (1 - 0.6666666666666666 * f);
    return k === 0 ? f - R : k * LN2_HIGH - (R - (k * LN2_LOW + c) - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const R = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
  if (k === 0) return f - (square - s * (square + R));
  return k * LN2_HIGH - (square - (s * (square + R) + (k * LN2_LOW + c)) - f);
}
