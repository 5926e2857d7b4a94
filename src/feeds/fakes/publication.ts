import { DAY_MS } from '../../assessment/time.ts';

/** PortWatch publishes a day four days after it began, at its quickest (FEEDS.md §2.1: four to ten). */
const TRANSITS_LAG_DAYS = 4;

/** End of the days whose transits are published at an instant, epoch ms, exclusive. */
export function transitsEndAt(now: number): number {
  return startOfDay(now) - (TRANSITS_LAG_DAYS - 1) * DAY_MS;
}

/** End of the months whose Candidate file is published: the month before last, epoch ms, exclusive. */
export function candidatesEndAt(now: number): number {
  const at = new Date(now);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1);
}

/** Whether the yearly file of a year is published: on the first of June (METHOD.md §11). */
export function isAnnualPublished(year: number, now: number): boolean {
  return Date.UTC(year, 5, 1) <= now;
}

/** End of the days whose price is published: yesterday, epoch ms, exclusive. */
export function quotesEndAt(now: number): number {
  return startOfDay(now);
}

function startOfDay(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}
