import { monthlyLane, SPANS_OF_YEAR } from '../../assessment/scenarios/lane-model/death-history.ts';
import { type LaneShares, laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';

/** Origins whose lanes are counted, and what the group's shares weigh with them, in origins. */
export const RECENT = { origins: 30, prior: 1 } as const;

/**
 * How often each lane came out at the last 30 origins known, or at as many as there are: days at 24 hours and 7 days, months at 30
 * days, of which a country's three known years hold 24.
 * @param lanes newest first, as positions in the contract's LANES
 */
export function recentFrequency(lanes: readonly number[], pooled: LaneShares): LaneShares {
  const weights = pooled.map((share) => RECENT.prior * share);
  for (const lane of lanes.slice(0, RECENT.origins)) weights[lane] = (weights[lane] ?? 0) + 1;
  return laneShares(weights);
}

/**
 * The lanes of a country's latest months, newest first, as far as the year before each is known.
 * @param spans deaths by month, newest known first
 */
export function recentMonthlyLanes(spans: readonly number[]): readonly number[] {
  const year = SPANS_OF_YEAR['30d'];
  const count = Math.max(0, Math.min(RECENT.origins, spans.length - year));
  return Array.from({ length: count }, (_, i) => monthlyLane(spans[i] ?? 0, spans.slice(i + 1, i + 1 + year)));
}
