import { median } from './median.ts';

/** Turns a median absolute deviation into a standard deviation of a normal variable. */
const MAD_TO_SIGMA = 1.4826;
/** Beyond this a distance says nothing more, standard deviations. */
const LIMIT = 8;

/**
 * Distance of a value from the middle of a baseline, by median absolute deviation (METHOD.md §3: prices by MAD). Never
 * falls when the value rises.
 * @param baseline at least one value
 * @param minSpread standard deviation below which the baseline's own is not believed; more than 0, the value's unit
 * @returns standard deviations, −8 to 8
 */
export function robustDistance(value: number, baseline: readonly number[], minSpread: number): number {
  const middle = median(baseline);
  const spread = MAD_TO_SIGMA * median(baseline.map((one) => Math.abs(one - middle)));
  return Math.max(-LIMIT, Math.min(LIMIT, (value - middle) / Math.max(spread, minSpread)));
}
