import { median } from '../median.ts';

/** What counts as the same season, and what stands in while there is none (METHOD.md §3; widths: start). */
export const SEASON_RULES = {
  /** Days either side of the same day in an earlier year, how many years back, and days a median needs. */
  halfWidthDays: 15,
  years: 3,
  daysNeeded: 40,
  /** The fallback looks at the 90 days before the 7 that are judged; days a mean needs. */
  fallbackDays: 90,
  fallbackGapDays: 7,
  fallbackDaysNeeded: 20,
} as const;

const DAYS_IN_YEAR = 365.25;

/**
 * Ships a day that are normal for a day: the same-season median of the last 3 years of days in state open; where that
 * is too little, the mean of the 90 days before (METHOD.md §3).
 * @param openDays day number → count, of days in state open only, in ascending order of insertion
 * @returns more than 0, or undefined when neither has enough days
 */
export function seasonalReference(openDays: ReadonlyMap<number, number>, day: number): number | undefined {
  const season: number[] = [];
  for (let year = 1; year <= SEASON_RULES.years; year += 1) {
    const centre = day - Math.round(year * DAYS_IN_YEAR);
    for (let d = centre - SEASON_RULES.halfWidthDays; d <= centre + SEASON_RULES.halfWidthDays; d += 1) {
      const count = openDays.get(d);
      if (count !== undefined) season.push(count);
    }
  }
  const reference = season.length >= SEASON_RULES.daysNeeded ? median(season) : trailingMean(openDays, day);
  return reference === undefined || reference <= 0 ? undefined : reference;
}

function trailingMean(openDays: ReadonlyMap<number, number>, day: number): number | undefined {
  let sum = 0;
  let count = 0;
  for (
    let d = day - SEASON_RULES.fallbackGapDays - SEASON_RULES.fallbackDays;
    d < day - SEASON_RULES.fallbackGapDays;
    d += 1
  ) {
    const value = openDays.get(d);
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count >= SEASON_RULES.fallbackDaysNeeded ? sum / count : undefined;
}
