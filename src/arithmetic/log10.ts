import { highWord, withHighWord } from './double-words.ts';
import { log } from './log.ts';

const INVERSE_LN10 = Math.LOG10E;
const LOG10_2_HIGH = 0.30102999566361177;
const LOG10_2_LOW = 3.694239077158931e-13;

/**
 * log₁₀ x within 2 ulp, the same bits on every engine: x = 2^k m, and k log₁₀ 2 in two parts next to `log` of m.
 * Source: fdlibm 5.3, `e_log10.c` (notice: NOTICE).
 */
export function log10(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return log(x);
  const isSubnormal = highWord(x) < 0x00100000;
  const normal = isSubnormal ? x * 2 ** 54 : x;
  const high = highWord(normal);
  const k = (isSubnormal ? -54 : 0) + (high >> 20) - 1023;
  // Below 1 the mantissa is in ½ to 1: the two terms then have one sign.
  const below = k < 0 ? 1 : 0;
  const y = k + below;
  const mantissa = withHighWord(normal, (high & 0x000fffff) | ((1023 - below) << 20));
  return y * LOG10_2_LOW + INVERSE_LN10 * log(mantissa) + y * LOG10_2_HIGH;
}
