import { runningTotals } from '../assessment/scenarios/dated-lanes/daily-totals.ts';
import { type DatedDeaths, type DaySpan, isUsable } from '../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { deathDaysByUnit, deathsInNewUnits } from '../assessment/scenarios/dated-lanes/new-units.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import type { Horizon } from '../contract/intelligence/vocabulary.ts';
import { countryLane, meanOf } from './country-lane.ts';
import type { UnitOutcome } from './monthly-outcome.ts';
import { stratum } from './stratum.ts';

/** Days of history before an origin. */
export const HISTORY_DAYS = 365;

/** A country's history by day, from which outcomes at one horizon are read. */
export interface DailyOutcomes {
  /**
   * @param fromDay first day of the outcome: the origin is the end of the day before
   * @returns undefined where the 365 days before or the horizon itself reach beyond the span
   */
  readonly at: (fromDay: number) => UnitOutcome | undefined;
}

/**
 * The outcomes of one country with an event history by day.
 * @param minHistory days before an outcome that must be in the span, the whole year by default; where there are fewer than a year,
 * the windows are those there are
 *
 * Records count at horizons at least three times their length, booked on
 * their last day (METHOD.md §11); the stratum and "had none before" use every record.
 */
export function dailyOutcomes(
  records: readonly DatedDeaths[],
  horizon: Horizon,
  span: DaySpan,
  minHistory = HISTORY_DAYS,
): DailyOutcomes {
  const { firstDay, lastDay } = span;
  const days = HORIZON_DAYS[horizon];
  const inSpan = records.filter(({ endDay }) => endDay >= firstDay && endDay <= lastDay);
  const usable = inSpan.filter((one) => isUsable(one, horizon)).sort((a, b) => a.endDay - b.endDay);
  const counted = runningTotals(usable, span);
  const known = runningTotals(inSpan, span);
  const deathDays = deathDaysByUnit(inSpan);
  const between = (totals: Float64Array, from: number, to: number) =>
    (totals[to - firstDay] ?? 0) - (totals[from - firstDay] ?? 0);
  return {
    at: (fromDay) => {
      if (fromDay - minHistory < firstDay || fromDay + days - 1 > lastDay) return undefined;
      const begin = Math.max(firstDay, fromDay - HISTORY_DAYS);
      const history = Array.from({ length: fromDay - begin - days + 1 }, (_, i) =>
        between(counted, begin + i, begin + i + days),
      );
      const deaths = between(counted, fromDay, fromDay + days);
      const newDeaths = deathsInNewUnits(usable, deathDays, { fromDay, days, historyDays: HISTORY_DAYS });
      const lane = countryLane({ deaths, history, newDeaths }, horizon);
      const year = between(known, begin, fromDay);
      return { lane, deaths, mean: meanOf(history), newDeaths, history, stratum: stratum(year) };
    },
  };
}
