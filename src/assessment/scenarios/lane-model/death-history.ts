import { type Horizon, LANES } from '../../../contract/intelligence/vocabulary.ts';
import { laneThresholds, MIN_NEW_DEATHS } from './lane-thresholds.ts';

/** What is known of the deaths of one country before a forecast, cut at what had been published. */
export interface DeathHistory {
  readonly horizon: Horizon;
  /** Deaths in back-to-back spans as long as the horizon, newest known first; `SPANS_OF_YEAR` of them at least. */
  readonly spans: ArrayLike<number>;
  /** Sums of all spans of that length within the known year, ascending. */
  readonly windows: ArrayLike<number>;
  /** Lanes of the latest spans whose outcome is known, newest first, as positions in the contract's LANES. */
  readonly lanes: ArrayLike<number>;
  /** Deaths per span in countries with a common land border: mean over the latest quarter and the latest year known. */
  readonly neighbours: readonly [quarter: number, year: number];
  /** Share of the year's spans with deaths in a dyad that had none in the year before; 0 where dyads are not known. */
  readonly newDyads: number;
}

/** Back-to-back spans that make a year of history. A calendar month stands for 30 days. */
export const SPANS_OF_YEAR: Readonly<Record<Horizon, number>> = { '24h': 365, '7d': 52, '30d': 12 };

/** Longest history that a forecast looks at, in spans: three years. */
export const SPANS_KEPT: Readonly<Record<Horizon, number>> = { '24h': 3 * 365, '7d': 3 * 52, '30d': 36 };

/**
 * The lane of a calendar month from monthly sums alone: a country is then its own only member unit, so its fragmentation is an
 * onset, deaths where the twelve months before had none (METHOD.md §5).
 * @param before the twelve months before, in any order
 * @returns position in the contract's LANES
 */
export function monthlyLane(deaths: number, before: readonly number[]): number {
  const { mean, escalationFrom, containmentTo } = laneThresholds(
    [...before].sort((a, b) => a - b),
    '30d',
  );
  if (deaths >= escalationFrom) return LANES.indexOf('escalation');
  if (mean === 0 && deaths >= MIN_NEW_DEATHS) return LANES.indexOf('fragmentation');
  if (containmentTo !== undefined && deaths <= containmentTo) return LANES.indexOf('containment');
  return LANES.indexOf('base');
}

/** By known deaths in the latest year: the models are fitted and read by it. */
export type ActivityGroup = 'active' | 'low' | 'quiet';

/** 25 deaths and more, 1 to 24, none, in the latest known year (METHOD.md §11). */
export function activityGroup(deathsOfYear: number): ActivityGroup {
  return deathsOfYear >= 25 ? 'active' : deathsOfYear > 0 ? 'low' : 'quiet';
}
