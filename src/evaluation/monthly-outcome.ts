import { countryLane, meanOf } from './country-lane.ts';
import type { MemberOutcome } from './region-lane.ts';
import { type Stratum, stratum } from './stratum.ts';

/** Months that stand for the 365 days before a calendar month. */
export const HISTORY_MONTHS = 12;

/** A unit's outcome with the windows and the stratum that it was judged by. */
export interface UnitOutcome extends MemberOutcome {
  /** w: the sums of the windows of the year before. */
  readonly history: readonly number[];
  readonly stratum: Stratum;
}

/**
 * The 30-day outcome of a country in one calendar month (METHOD.md §5, "with monthly data only"). A country is then its own only
 * member unit: its fragmentation is an onset, deaths where the twelve months before had none.
 * @param deathsByMonth conflict deaths, one figure a month without gaps
 * @param month index of the outcome's month
 * @returns undefined where fewer than twelve months lie before, or the month is not in the series
 */
export function monthlyOutcome(deathsByMonth: readonly number[], month: number): UnitOutcome | undefined {
  const deaths = deathsByMonth[month];
  if (deaths === undefined || month < HISTORY_MONTHS) return undefined;
  const history = deathsByMonth.slice(month - HISTORY_MONTHS, month);
  const year = history.reduce((sum, value) => sum + value, 0);
  const newDeaths = year === 0 ? deaths : 0;
  const lane = countryLane({ deaths, history, newDeaths }, '30d');
  return { lane, deaths, mean: meanOf(history), newDeaths, history, stratum: stratum(year) };
}
