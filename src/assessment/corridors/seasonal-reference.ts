import { median } from '../median.ts';

/** What counts as the same season, and when a store's own history is a norm (METHOD.md §3, §13.5; widths: start). */
export const SEASON_RULES = {
  /** Days either side of the same day in an earlier year. */
  halfWidthDays: 15,
  /** Years back, and judged open days that each of them needs. */
  years: 3,
  daysNeededPerYear: 14,
  /** First day learned from: what lies before is what the published norms were fitted to, or the Red Sea crisis' first weeks. */
  learnedFromDay: 19_662,
} as const;

const DAYS_IN_YEAR = 365.25;

/**
 * Ships per day that are normal for a day by a store's own history: the same-season median of the last three years.
 * @param openDays day number → count, of days judged open only
 * @returns more than 0, or undefined unless all three years have enough days
 */
export function seasonalReference(openDays: ReadonlyMap<number, number>, day: number): number | undefined {
  const season: number[] = [];
  for (let year = 1; year <= SEASON_RULES.years; year += 1) {
    const found = seasonOf(openDays, day - Math.round(year * DAYS_IN_YEAR));
    if (found.length < SEASON_RULES.daysNeededPerYear) return undefined;
    season.push(...found);
  }
  const reference = median(season);
  return reference <= 0 ? undefined : reference;
}

function seasonOf(openDays: ReadonlyMap<number, number>, centre: number): readonly number[] {
  const found: number[] = [];
  for (let day = centre - SEASON_RULES.halfWidthDays; day <= centre + SEASON_RULES.halfWidthDays; day += 1) {
    const count = openDays.get(day);
    if (count !== undefined) found.push(count);
  }
  return found;
}
