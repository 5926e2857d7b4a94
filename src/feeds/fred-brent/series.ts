import type { FredSeries } from '../fred-csv.ts';

/** Brent has traded between 9 and 144 USD a barrel; 1,000 would be another unit. */
export const BRENT: FredSeries = {
  id: 'DCOILBRENTEU',
  seriesId: 'brent',
  metric: 'crude_price',
  lineage: 'eia',
  above: 0,
  upTo: 1_000,
};
