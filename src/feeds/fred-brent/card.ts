import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const FRED_BRENT_CARD: FeedCard = {
  id: 'fred-brent',
  title: 'Brent crude spot price, daily (FRED DCOILBRENTEU)',
  source: 'FRED',
  url: 'https://fred.stlouisfed.org/series/DCOILBRENTEU',
  licence: 'Public domain (U.S. Energy Information Administration)',
  attribution: 'U.S. Energy Information Administration, retrieved from FRED, Federal Reserve Bank of St. Louis',
  redistribute: true,
  metrics: ['crude_price'],
  cadenceMs: 12 * HOUR_MS,
  // The price is public the day after it is made (METHOD.md §11); this table repeats it up to a week later. The card
  // states when the world could know it, so that a replay is as informed as a market, not as slow as a table.
  publicationLagMs: DAY_MS,
  maxAgeMs: 10 * DAY_MS,
  // 30 days re-read, 520 on the first run.
  expectedRecords: [15, 600],
  rowCheck: 'half_of_last_reread',
};
