import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const FRED_WTI_CARD: FeedCard = {
  id: 'fred-wti',
  title: 'WTI crude spot price at Cushing, daily (FRED DCOILWTICO)',
  source: 'FRED',
  url: 'https://fred.stlouisfed.org/series/DCOILWTICO',
  licence: 'Public domain (U.S. Energy Information Administration)',
  attribution: 'U.S. Energy Information Administration, retrieved from FRED, Federal Reserve Bank of St. Louis',
  redistribute: true,
  metrics: ['crude_price'],
  cadenceMs: 12 * HOUR_MS,
  // As with Brent: public the day after it is made; this table repeats it up to a week later.
  publicationLagMs: DAY_MS,
  maxAgeMs: 10 * DAY_MS,
  // 30 days re-read, 520 on the first run.
  expectedRecords: [15, 600],
  rowCheck: 'half_of_last_reread',
};
