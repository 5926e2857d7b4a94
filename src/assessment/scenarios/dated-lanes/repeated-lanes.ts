import { pow } from '../../../arithmetic/pow.ts';
import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { MIN_NEW_DEATHS } from '../lane-model/lane-thresholds.ts';
import { HORIZON_DAYS, MIN_DEATHS } from '../lane-rule-figures.ts';
import type { LaneBounds } from './count-shares.ts';
import type { MemberYear } from './member-year.ts';

/** Whose lane: a country's by its own rule, a region's by the rule that says who (METHOD.md §5). */
export type LaneRule = 'country' | 'region';

/** What the lane would be if each window of the known year came again now for all members together, oldest first. */
export interface RepeatedLanes {
  readonly horizon: Horizon;
  /** By window: position in the contract's LANES, fragmentation left out of account. */
  readonly lanes: Uint8Array;
  /** By window: 1 where it fragments, 0 where not, 2 where that is not known. */
  readonly fragments: Uint8Array;
  /** Each member's year, with the deaths that make it escalate for the unit, and that contain it at most. */
  readonly members: readonly { readonly year: MemberYear; readonly bounds: LaneBounds }[];
  /** Whether containment can come out at all by the thresholds as known. */
  readonly canBeContained: boolean;
}

/**
 * The thresholds of the origin applied to what happened on the days before: members keep the days they had together, so that a shock
 * they share stays shared.
 * @param members of the same days; for a country itself alone
 */
export function repeatedLanes(members: readonly MemberYear[], horizon: Horizon, rule: LaneRule): RepeatedLanes {
  const count = members.reduce((least, { sums }) => Math.min(least, sums.length), Number.POSITIVE_INFINITY);
  const windows = Number.isFinite(count) ? count : 0;
  const least = excessNeeded(members, horizon, rule);
  const bounds = members.map(({ thresholds: { mean, escalationFrom, containmentTo } }) => {
    const from = Math.max(escalationFrom, Math.ceil(mean + least));
    const to = containmentTo === undefined ? -1 : Math.min(containmentTo, Math.floor(mean - least));
    return to < 0 ? { escalationFrom: from } : { escalationFrom: from, containmentTo: to };
  });
  const lanes = new Uint8Array(windows);
  const totals = new Float64Array(windows);
  const fresh = new Float64Array(windows);
  for (const [place, { sums, newDeaths }] of members.entries()) {
    const { escalationFrom, containmentTo = -1 } = bounds[place] ?? { escalationFrom: Number.POSITIVE_INFINITY };
    // Histories end on the same day; a longer one begins earlier.
    const shift = sums.length - windows;
    for (let i = 0; i < windows; i++) {
      const deaths = sums[shift + i] ?? 0;
      totals[i] = (totals[i] ?? 0) + deaths;
      fresh[i] = (fresh[i] ?? 0) + (newDeaths[shift + i] ?? 0);
      if (deaths >= escalationFrom) lanes[i] = 1;
      else if (deaths <= containmentTo && lanes[i] === 0) lanes[i] = 2;
    }
  }
  const fragments = Uint8Array.from(fresh, (own, i) =>
    Number.isNaN(own) ? 2 : own >= Math.max(MIN_NEW_DEATHS, 0.1 * (totals[i] ?? 0)) ? 1 : 0,
  );
  const canBeContained = bounds.some(({ containmentTo }) => containmentTo !== undefined);
  return {
    horizon,
    lanes,
    fragments,
    members: members.map((year, i) => ({ year, bounds: bounds[i] ?? { escalationFrom: Number.POSITIVE_INFINITY } })),
    canBeContained,
  };
}

/** The excess or fall that a member needs for its lane to be the unit's: none beyond its own thresholds for a country. */
function excessNeeded(members: readonly MemberYear[], horizon: Horizon, rule: LaneRule): number {
  if (rule === 'country') return 0;
  const mean = members.reduce((sum, { thresholds }) => sum + thresholds.mean, 0);
  return Math.max(MIN_DEATHS[horizon], 0.1 * mean);
}

/** Weights of lanes in back-to-back spans, with what they are out of. */
export interface LaneWeights {
  readonly escalation: number;
  readonly containment: number;
  readonly all: number;
  readonly fragmentation: number;
  /** Weight of the windows of which fragmentation is known. */
  readonly judged: number;
}

/**
 * How often each lane comes out over the known year, a window counting half after so many days.
 * @param halfLife days; infinite for all alike
 */
export function laneWeights({ lanes, fragments, horizon }: RepeatedLanes, halfLife: number): LaneWeights {
  const decay = Number.isFinite(halfLife) ? pow(0.5, 1 / halfLife) : 1;
  let weight = 1 / HORIZON_DAYS[horizon];
  let [escalation, containment, all, fragmentation, judged] = [0, 0, 0, 0, 0];
  for (let i = lanes.length - 1; i >= 0; i--) {
    const lane = lanes[i] ?? 0;
    const fragment = fragments[i] ?? 2;
    all += weight;
    if (lane === 1) escalation += weight;
    else if (lane === 2 && fragment !== 1) containment += weight;
    if (fragment !== 2) judged += weight;
    if (fragment === 1 && lane !== 1) fragmentation += weight;
    weight *= decay;
  }
  return { escalation, containment, all, fragmentation, judged };
}
