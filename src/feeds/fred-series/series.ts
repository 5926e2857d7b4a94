import type { DailySeries } from '../families/daily-series/quote.ts';

/** Series of private publishers are copyrighted and not read (FEEDS.md §2.1). */
export const FRED_API_SERIES: readonly DailySeries[] = [
  // January 2006 is 100; it has been between 85 and 130.
  { id: 'DTWEXBGS', metric: 'dollar_index', lineage: 'federal-reserve', range: { above: 20, upTo: 500 } },
  // The Board repeats the Treasury's curve.
  { id: 'DGS10', metric: 'government_yield', lineage: 'us-treasury', range: { above: -5, upTo: 30 } },
];
