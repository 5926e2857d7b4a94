import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { type LaneThresholds, laneThresholds } from '../lane-model/lane-thresholds.ts';
import { HORIZON_DAYS } from '../lane-rule-figures.ts';
import { type DaySeries, YEAR_DAYS } from './day-series.ts';

/** Days of history below which nothing is said of a country: its lanes are those of its group. */
export const MIN_KNOWN_DAYS = 60;
/** Days before a window without which "had none before" is not known of it. */
const DAYS_FOR_NEW = 180;

/** The known year of one country before an origin, by windows as long as the horizon, oldest first. */
export interface MemberYear {
  readonly sums: Float64Array;
  /** Deaths in new units by window; NaN where too little is known before it to say. */
  readonly newDeaths: Float64Array;
  readonly thresholds: LaneThresholds;
  /** Known deaths of the year, all records. */
  readonly deaths: number;
}

/**
 * @param lastKnown the newest day known, days since 1970; the year ends with it
 * @returns undefined where fewer than `MIN_KNOWN_DAYS` are known
 */
export function memberYear(series: DaySeries, horizon: Horizon, lastKnown: number): MemberYear | undefined {
  const { firstDay } = series.span;
  const from = Math.max(firstDay, lastKnown + 1 - YEAR_DAYS);
  const known = lastKnown + 1 - from;
  if (known < MIN_KNOWN_DAYS) return undefined;
  const days = HORIZON_DAYS[horizon];
  const count = known - days + 1;
  const sums = new Float64Array(count);
  const newDeaths = new Float64Array(count);
  const at = from - firstDay;
  for (let i = 0; i < count; i++) {
    sums[i] = (series.totals[at + i + days] ?? 0) - (series.totals[at + i] ?? 0);
    newDeaths[i] = at + i < DAYS_FOR_NEW ? Number.NaN : (series.newDeaths[at + i] ?? 0);
  }
  const deaths = (series.allTotals[at + known] ?? 0) - (series.allTotals[at] ?? 0);
  return { sums, newDeaths, thresholds: laneThresholds(Float64Array.from(sums).sort(), horizon), deaths };
}
