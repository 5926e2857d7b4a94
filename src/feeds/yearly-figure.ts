/** Older figures of a yearly series count as missing (FEEDS.md §3.1). */
const YEARS_KEPT = 6;

/** Last instant of a year, when its figure holds, epoch ms. */
export function endOfYear(year: number): number {
  return Date.UTC(year + 1, 0, 1) - 1;
}

/** First year whose figures are still kept at an instant: 2020 in 2026. */
export function firstYearKept(now: number): number {
  return new Date(now).getUTCFullYear() - YEARS_KEPT;
}

/** A year written as four digits. */
export function parseYear(text: string): number | undefined {
  return /^(19|20)\d{2}$/.test(text) ? Number(text) : undefined;
}
