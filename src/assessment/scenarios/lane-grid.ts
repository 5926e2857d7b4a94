import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { largestRemainder } from '../balance/largest-remainder.ts';

/** Lane probabilities are whole multiples of this, so that four doubles sum to exactly 1 (METHOD.md §5). */
export const LANE_GRID = 4096;
const FLOOR: Readonly<Record<Horizon, number>> = { '24h': 21, '7d': 41, '30d': 41 };
const CAP = 4033;

/**
 * Puts probabilities on the grid of 1/4096 by largest remainder, with the horizon's floor and the cap of 4033/4096.
 * @param probabilities positive, summing to 1 or to anything above 0
 * @returns as many multiples of 1/4096 that sum to exactly 1
 */
export function onLaneGrid(probabilities: readonly number[], horizon: Horizon): readonly number[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0);
  const units = [
    ...largestRemainder(
      probabilities.map((p) => (p / total) * LANE_GRID),
      LANE_GRID,
    ),
  ];
  const raised = units.map((unit) => Math.max(FLOOR[horizon], unit));
  let excess = raised.reduce((sum, unit) => sum + unit, 0) - LANE_GRID;
  while (excess > 0) {
    const top = raised.indexOf(Math.max(...raised));
    const taken = Math.min(excess, Math.max(1, (raised[top] ?? 0) - FLOOR[horizon]));
    raised[top] = (raised[top] ?? 0) - taken;
    excess -= taken;
  }
  const top = raised.indexOf(Math.max(...raised));
  const over = Math.max(0, (raised[top] ?? 0) - CAP);
  raised[top] = (raised[top] ?? 0) - over;
  const next = top === 0 ? 1 : 0;
  raised[next] = (raised[next] ?? 0) + over;
  return raised.map((unit) => unit / LANE_GRID);
}
