import type { DeathHistory } from './death-history.ts';
import { SPANS_OF_YEAR } from './death-history.ts';
import { type LaneShares, laneShares } from './lane-shares.ts';
import { laneThresholds, MIN_NEW_DEATHS } from './lane-thresholds.ts';

/** What the forecasts that everyone could make are made of: counts of lanes, nothing conditional on more than the last of them. */
export interface SimpleModel {
  /** Shares of all countries of the group. */
  readonly pooled: LaneShares;
  /** Shares by country, shrunk towards the pooled ones; a country that is absent has those. */
  readonly units: Readonly<Record<string, readonly number[]>>;
  /** Per lane last known: the shares of the lane forecast. */
  readonly transitions: readonly (readonly number[])[];
}

/** Lanes counted by last-k, and what the group's shares weigh beside them. */
const LAST = { count: 12, prior: 6 } as const;
const OWN_YEAR_PRIOR = 2;

export function unitClimatology(unit: string, { units, pooled }: SimpleModel): LaneShares {
  return Object.hasOwn(units, unit) ? laneShares(units[unit] ?? pooled) : pooled;
}

/** Markov persistence: how lanes followed on the one last known. */
export function markovLanes({ lanes }: DeathHistory, { transitions, pooled }: SimpleModel): LaneShares {
  const row = lanes.length === 0 ? undefined : transitions[lanes[0] ?? 0];
  return row === undefined ? pooled : laneShares(row);
}

/** Last-k: the lanes of the latest twelve spans, with a Dirichlet prior at the group's shares. */
export function lastLanes({ lanes }: DeathHistory, { pooled }: SimpleModel): LaneShares {
  const weights = pooled.map((share) => LAST.prior * share);
  for (let i = 0; i < Math.min(LAST.count, lanes.length); i++) {
    const lane = lanes[i] ?? 0;
    weights[lane] = (weights[lane] ?? 0) + 1;
  }
  return laneShares(weights);
}

/** Last year's own distribution: each span of the known year taken as the next one, with a small prior. */
export function ownYearLanes(history: DeathHistory, { pooled }: SimpleModel): LaneShares {
  const { mean, escalationFrom, containmentTo } = laneThresholds(history.windows, history.horizon);
  const n = Math.min(history.spans.length, SPANS_OF_YEAR[history.horizon]);
  const weights = pooled.map((share) => (OWN_YEAR_PRIOR * share * n) / 12);
  for (let i = 0; i < n; i++) {
    const deaths = history.spans[i] ?? 0;
    const contained = containmentTo !== undefined && deaths <= containmentTo;
    const lane = deaths >= escalationFrom ? 1 : mean === 0 && deaths >= MIN_NEW_DEATHS ? 3 : contained ? 2 : 0;
    weights[lane] = (weights[lane] ?? 0) + 1;
  }
  return laneShares(weights);
}
