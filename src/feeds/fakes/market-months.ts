import { DAY_MS } from '../../assessment/time.ts';
import { MARKET_DAYS_BEFORE_ANCHOR } from './market-days.ts';

/** A month of the invented world. */
export interface MarketMonth {
  /** `YYYY-MM`. */
  readonly name: string;
  /** UTC midnight of its 15th: what a month's mean is like, epoch ms. */
  readonly middleAt: number;
}

/** Monthly series reach further back than daily ones: a season needs years of the same month. */
const FURTHER_BACK_MS = 700 * DAY_MS;

/**
 * Whole months that are published at an instant, oldest first.
 * @param lagDays from a month's end until it is published
 */
export function publishedMonths(
  { anchorDayAt, now }: { readonly anchorDayAt: number; readonly now: number },
  lagDays: number,
): readonly MarketMonth[] {
  const months: MarketMonth[] = [];
  const start = new Date(anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS - FURTHER_BACK_MS);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  for (let i = 0; Date.UTC(year, month + i + 1, 1) + lagDays * DAY_MS <= now; i += 1) {
    const middleAt = Date.UTC(year, month + i, 15);
    months.push({ name: new Date(middleAt).toISOString().slice(0, 7), middleAt });
  }
  return months;
}

/** Months between two names, both inclusive; every one without them. */
export function monthsBetween(
  months: readonly MarketMonth[],
  { from, to }: { readonly from: string | null; readonly to: string | null },
): readonly MarketMonth[] {
  return months.filter(({ name }) => (from === null || name >= from) && (to === null || name <= to));
}
