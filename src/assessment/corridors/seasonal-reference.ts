import { median } from '../median.ts';

/** Days either side of the same day in an earlier year that count as the same season. */
const SEASON_HALF_WIDTH = 15;
const YEARS = 3;
const DAYS_IN_YEAR = 365.25;
/** Days a median needs before it stands for a season. */
const SEASON_DAYS_NEEDED = 40;
/** The fallback looks at the last 90 days, not at the 7 that are being judged. */
const FALLBACK_DAYS = 90;
const FALLBACK_GAP = 7;
const FALLBACK_DAYS_NEEDED = 20;

/**
 * Ships a day that are normal for a day: the same-season median of the last 3 years of days in state open; where that
 * is too little, the mean of the 90 days before (METHOD.md §3).
 * @param openDays day number → count, of days in state open only, in ascending order of insertion
 * @returns more than 0, or undefined when neither has enough days
 */
export function seasonalReference(openDays: ReadonlyMap<number, number>, day: number): number | undefined {
  const season: number[] = [];
  for (let year = 1; year <= YEARS; year += 1) {
    const centre = day - Math.round(year * DAYS_IN_YEAR);
    for (let d = centre - SEASON_HALF_WIDTH; d <= centre + SEASON_HALF_WIDTH; d += 1) {
      const count = openDays.get(d);
      if (count !== undefined) season.push(count);
    }
  }
  const reference = season.length >= SEASON_DAYS_NEEDED ? median(season) : trailingMean(openDays, day);
  return reference === undefined || reference <= 0 ? undefined : reference;
}

function trailingMean(openDays: ReadonlyMap<number, number>, day: number): number | undefined {
  let sum = 0;
  let count = 0;
  for (let d = day - FALLBACK_GAP - FALLBACK_DAYS; d < day - FALLBACK_GAP; d += 1) {
    const value = openDays.get(d);
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count >= FALLBACK_DAYS_NEEDED ? sum / count : undefined;
}
