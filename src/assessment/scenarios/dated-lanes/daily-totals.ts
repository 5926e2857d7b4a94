import type { DatedDeaths, DaySpan } from './dated-deaths.ts';

/**
 * Running totals by day: element i holds the deaths booked in the first i days of the span, so that the deaths of the days a..b−1
 * are total[b − firstDay] − total[a − firstDay].
 * @param records all of them end inside the span
 */
export function runningTotals(records: readonly DatedDeaths[], { firstDay, lastDay }: DaySpan): Float64Array {
  const total = new Float64Array(lastDay - firstDay + 2);
  for (const { endDay, deaths } of records) total[endDay - firstDay + 1] = (total[endDay - firstDay + 1] ?? 0) + deaths;
  for (let day = 1; day < total.length; day++) total[day] = (total[day] ?? 0) + (total[day - 1] ?? 0);
  return total;
}
