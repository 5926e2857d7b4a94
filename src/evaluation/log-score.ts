import { log } from '../arithmetic/log.ts';
import type { LaneShares } from './lane-shares.ts';

/**
 * The logarithmic score: −ln of the probability given to what happened. In nats, 0 or more, lower is better; infinite where the
 * outcome had been ruled out. Strictly proper (Good 1952).
 * @param outcome index of the lane that came out
 */
export function logScore(probabilities: LaneShares, outcome: number): number {
  return 0 - log(probabilities[outcome] ?? 0);
}
