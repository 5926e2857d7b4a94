import { exp } from '../arithmetic/exp.ts';
import { log } from '../arithmetic/log.ts';

/** Largest distance reported, standard deviations: beyond it the normal approximation says nothing more. */
const Z_LIMIT = 4;

/**
 * Surprise of a count against an expected count: the mid-p value of a negative binomial, as a standard normal quantile
 * (METHOD.md §3: counts by negative-binomial mid-p). Never falls when the count rises.
 * @param count 0 or more; between two whole numbers their mid-p values are interpolated
 * @param expected mean of the baseline, more than 0
 * @param size dispersion of the negative binomial, more than 0: variance = mean + mean²/size
 * @returns standard deviations, −4 to 4
 */
export function countSurprise(count: number, expected: number, size: number): number {
  const mean = Math.max(expected, 1e-6);
  const success = mean / (mean + size);
  let probability = exp(size * log(size / (size + mean)));
  let below = 0;
  const whole = Math.floor(count);
  for (let k = 0; k < whole; k += 1) {
    below += probability;
    probability *= ((k + size) / (k + 1)) * success;
  }
  const next = probability * ((whole + size) / (whole + 1)) * success;
  const midP = Math.min(1, below + probability / 2 + ((count - whole) * (probability + next)) / 2);
  return Math.max(-Z_LIMIT, Math.min(Z_LIMIT, normalQuantile(midP)));
}

/**
 * The count that chance alone stays at or below with a probability: the quantile of a negative binomial. Never falls when
 * the mean or the probability rises.
 * @param mean 0 or more
 * @param size dispersion as for `countSurprise`
 * @param probability 0 to less than 1
 */
export function countQuantile(mean: number, size: number, probability: number): number {
  const success = mean / (mean + size);
  let share = exp(size * log(size / (size + mean)));
  let below = share;
  let count = 0;
  // Beyond the second bound what is left is lost in rounding.
  for (; below < probability && share > Number.EPSILON * below * (1 - success); count += 1) {
    share *= ((count + size) / (count + 1)) * success;
    below += share;
  }
  return count;
}

/** Inverse of the standard normal distribution function by bisection of a series for it; error below 1e-9. */
function normalQuantile(probability: number): number {
  if (probability <= normalDistribution(-Z_LIMIT)) return -Z_LIMIT;
  if (probability >= normalDistribution(Z_LIMIT)) return Z_LIMIT;
  let low = -Z_LIMIT;
  let high = Z_LIMIT;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalDistribution(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Φ(x) for |x| ≤ 4 by the Taylor series of erf, all terms positive after the factor exp(−x²/2). */
function normalDistribution(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 1; Math.abs(term) > 1e-12 && k < 200; k += 1) {
    term *= (x * x) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
