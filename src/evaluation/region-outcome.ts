import { areCovered, type RecordedDeaths } from '../assessment/scenarios/dated-lanes/recorded-deaths.ts';
import { DAY_MS } from '../assessment/time.ts';
import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';
import { countriesOfRegion, isRegionId } from '../reference/regions.ts';
import { type DailyOutcomes, dailyOutcomes, HISTORY_DAYS } from './daily-outcomes.ts';
import { countryOfUnit } from './forecast-unit.ts';
import { type MemberOutcome, regionLane } from './region-lane.ts';

/** The days of an outcome, whole days since 1970-01-01 UTC, both included. */
export interface OutcomeDays {
  readonly fromDay: number;
  readonly lastDay: number;
}

export type RegionOutcome =
  | { readonly status: 'known'; readonly lane: Lane; readonly members: readonly NamedOutcome[] }
  /** Some month of the outcome, or of the year before it, is not covered. */
  | { readonly status: 'no_outcome_data' | 'no_history' };

export interface NamedOutcome extends MemberOutcome {
  /** ISO 3166 alpha-2. */
  readonly iso2: string;
}

/**
 * Outcomes of regions and countries, read from what is recorded of deaths (METHOD.md §5): a country's lane by its own days, a
 * region's by who.
 * @returns the outcome of a unit over the days of a horizon; `members` are the countries with a record, in the order of the table,
 * or the country itself
 */
export function unitOutcomes(
  recorded: RecordedDeaths,
): (unit: string, horizon: Horizon, days: OutcomeDays) => RegionOutcome {
  const histories = new Map<string, DailyOutcomes>();
  const span = recordedSpan(recorded);
  const historyOf = (iso2: string, horizon: Horizon): DailyOutcomes => {
    const known = histories.get(`${iso2} ${horizon}`);
    if (known !== undefined) return known;
    const made = dailyOutcomes(recorded.byCountry.get(iso2) ?? [], horizon, span);
    histories.set(`${iso2} ${horizon}`, made);
    return made;
  };
  return (unit, horizon, { fromDay, lastDay }) => {
    if (!areCovered(recorded, fromDay, lastDay)) return { status: 'no_outcome_data' };
    if (!areCovered(recorded, fromDay - HISTORY_DAYS, fromDay - 1)) return { status: 'no_history' };
    const country = countryOfUnit(unit);
    if (country !== undefined) {
      const outcome = historyOf(country, horizon).at(fromDay);
      if (outcome === undefined) return { status: 'no_outcome_data' };
      return { status: 'known', lane: outcome.lane, members: [{ iso2: country, ...outcome }] };
    }
    if (!isRegionId(unit)) return { status: 'no_outcome_data' };
    const members = countriesOfRegion(unit)
      .filter(({ iso2 }) => recorded.byCountry.has(iso2))
      .flatMap(({ iso2 }) => {
        const outcome = historyOf(iso2, horizon).at(fromDay);
        return outcome === undefined ? [] : [{ iso2, ...outcome }];
      });
    return { status: 'known', lane: regionLane(members, horizon), members };
  };
}

/** From the first day of the earliest covered month to the last of the latest. */
function recordedSpan({ coveredMonths }: RecordedDeaths) {
  return {
    firstDay: firstDayOf(Math.min(...coveredMonths)),
    lastDay: firstDayOf(Math.max(...coveredMonths) + 1) - 1,
  };
}

const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
