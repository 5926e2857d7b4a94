import { MIN_DEATHS } from '../assessment/scenarios/lane-rule-figures.ts';
import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';

/** What decides a country's lane (METHOD.md §5). */
export interface CountryDeaths {
  /** F: conflict deaths in (t, t+H]. */
  readonly deaths: number;
  /** w: the sums of all windows of the same length in the 365 days before; with monthly data the last 12 months. At least one. */
  readonly history: readonly number[];
  /** Deaths of (t, t+H] in member units that had none in the 365 days before. */
  readonly newDeaths: number;
}

/**
 * A country's lane: the first of the four rules of METHOD.md §5 that holds.
 * @throws RangeError where there is no history: the rules do not decide without one
 */
export function countryLane({ deaths, history, newDeaths }: CountryDeaths, horizon: Horizon): Lane {
  const mean = meanOf(history);
  const least = MIN_DEATHS[horizon];
  const atLeast = history.reduce((count, value) => (value >= deaths ? count + 1 : count), 0);
  const atMost = history.reduce((count, value) => (value <= deaths ? count + 1 : count), 0);
  if (deaths >= least && deaths >= 1.5 * mean && atLeast <= 0.1 * history.length) return 'escalation';
  if (fragments(deaths, newDeaths)) return 'fragmentation';
  if (mean >= least && deaths <= 0.5 * mean && atMost <= 0.15 * history.length) return 'containment';
  return 'base';
}

/** Whether deaths where there were none in the year before are at least five and a tenth of all. */
export function fragments(deaths: number, newDeaths: number): boolean {
  return newDeaths >= Math.max(5, 0.1 * deaths);
}

/** μ: the plain mean of the windows. */
export function meanOf(history: readonly number[]): number {
  if (history.length === 0) throw new RangeError('a lane needs at least one window of history');
  return history.reduce((sum, value) => sum + value, 0) / history.length;
}
