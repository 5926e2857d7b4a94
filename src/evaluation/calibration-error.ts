import type { ReliabilityBin } from './reliability-bins.ts';

/**
 * Expected calibration error: the distance between what was said and what happened, bin by bin, weighted by the cases. In [0, 1],
 * lower is better; 0 where there is no case. Even a calibrated forecast has some at small n: see `consistencyBars`.
 */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const gaps = bins.reduce(
    (sum, { count, happenedCount, meanProbability }) => sum + Math.abs(happenedCount - count * meanProbability),
    0,
  );
  return total === 0 ? 0 : gaps / total;
}
