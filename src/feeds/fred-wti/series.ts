import type { FredSeries } from '../fred-csv.ts';

/** WTI has traded between −37 USD a barrel, on 20 April 2020, and 146; 1,000 would be another unit. */
export const WTI: FredSeries = {
  id: 'DCOILWTICO',
  seriesId: 'wti',
  metric: 'crude_price',
  lineage: 'eia',
  above: -100,
  upTo: 1_000,
};
