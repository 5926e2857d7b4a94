import { square } from '../arithmetic/square.ts';
import type { LaneShares } from './lane-shares.ts';

/** Places in `LaneShares` from easing to worsening: containment, base, fragmentation, escalation. */
export const LANES_BY_SEVERITY: readonly number[] = [2, 0, 3, 1];

/**
 * The ranked probability score (Epstein 1969) over the lanes in order of severity, divided by the three steps: in [0, 1], lower is
 * better. Proper; a miss by two lanes costs more than a miss by one.
 * @param outcome index of the lane that came out
 */
export function rankedProbabilityScore(probabilities: LaneShares, outcome: number): number {
  const place = LANES_BY_SEVERITY.indexOf(outcome);
  let below = 0;
  let sum = 0;
  for (const [step, lane] of LANES_BY_SEVERITY.slice(0, -1).entries()) {
    below += probabilities[lane] ?? 0;
    sum += square(below - (place <= step ? 1 : 0));
  }
  return sum / (LANES_BY_SEVERITY.length - 1);
}
