import { square } from '../arithmetic/square.ts';
import type { LaneShares } from './lane-shares.ts';

/**
 * The Brier score over four classes: the sum of squared differences between probabilities and the outcome's 0 and 1 (Brier 1950).
 * In [0, 2], lower is better. Strictly proper.
 * @param outcome index of the lane that came out
 */
export function brierScore(probabilities: LaneShares, outcome: number): number {
  return probabilities.reduce((sum, p, i) => sum + square(p - (i === outcome ? 1 : 0)), 0);
}
