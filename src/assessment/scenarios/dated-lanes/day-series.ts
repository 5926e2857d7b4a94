import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { HORIZON_DAYS } from '../lane-rule-figures.ts';
import { runningTotals } from './daily-totals.ts';
import { type DatedDeaths, type DaySpan, isUsable } from './dated-deaths.ts';
import { deathDaysByUnit, deathsInNewUnits } from './new-units.ts';

/** Days in which a member unit must have had no death to count as new, and days that the thresholds of a lane look back. */
export const YEAR_DAYS = 365;

/** The dated deaths of one country, prepared for one horizon. */
export interface DaySeries {
  readonly span: DaySpan;
  /** Running totals by day of the records that count at the horizon (`runningTotals`). */
  readonly totals: Float64Array;
  /** The same of every record. */
  readonly allTotals: Float64Array;
  /** By first day of a window: deaths in units that had none in the year before it. */
  readonly newDeaths: Float64Array;
}

/** What is read at an origin of these is of days up to the last known one alone, whatever later records say. */
export function daySeries(records: readonly DatedDeaths[], horizon: Horizon, span: DaySpan): DaySeries {
  const inSpan = records.filter(({ endDay }) => endDay >= span.firstDay && endDay <= span.lastDay);
  const usable = inSpan.filter((one) => isUsable(one, horizon)).sort((a, b) => a.endDay - b.endDay);
  const deathDays = deathDaysByUnit(inSpan);
  const days = HORIZON_DAYS[horizon];
  const newDeaths = new Float64Array(Math.max(0, span.lastDay - span.firstDay + 2 - days));
  if (usable.length > 0)
    for (let i = 0; i < newDeaths.length; i++)
      newDeaths[i] = deathsInNewUnits(usable, deathDays, {
        fromDay: span.firstDay + i,
        days,
        historyDays: YEAR_DAYS,
      });
  return { span, totals: runningTotals(usable, span), allTotals: runningTotals(inSpan, span), newDeaths };
}
