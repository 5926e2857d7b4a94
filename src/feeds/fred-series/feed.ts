import { isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createDailySeries } from '../families/daily-series/create-daily-series.ts';
import type { DailySeries } from '../families/daily-series/quote.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { FRED_SERIES_CARD, FRED_SERIES_FIELDS } from './card.ts';
import { fakeFredSeries } from './fake-upstream.ts';
import { parseObservations } from './parse.ts';

export const FRED_SERIES: Registration = {
  card: FRED_SERIES_CARD,
  fields: FRED_SERIES_FIELDS,
  create: createFredSeries,
  probeUrl: () => FRED_SERIES_CARD.url,
  fake: fakeFredSeries,
};

/** Daily series by FRED's keyed API, one request each. */
export function createFredSeries(fetchBytes: FetchBytes, { FRED_API_KEY = '' }: FeedKeys): Feed {
  return createDailySeries(fetchBytes, {
    card: FRED_SERIES_CARD,
    series: FRED_API_SERIES,
    url: (series, window) => observationsUrl(series, window, FRED_API_KEY),
    parse: parseObservations,
  });
}

/** The key goes into the address: the API takes it nowhere else. */
function observationsUrl({ id }: DailySeries, { from, to }: ReadingWindow, key: string): string {
  const dates = `observation_start=${isoDate(from)}&observation_end=${isoDate(to - 1)}`;
  return `https://api.stlouisfed.org/fred/series/observations?series_id=${id}&file_type=json&${dates}&api_key=${encodeURIComponent(key)}`;
}

/** Series of private publishers are copyrighted and not read (FEEDS.md §2.1). */
export const FRED_API_SERIES: readonly DailySeries[] = [
  // January 2006 is 100; it has been between 85 and 130.
  { id: 'DTWEXBGS', metric: 'dollar_index', lineage: 'federal-reserve', range: { above: 20, upTo: 500 } },
  // The Board repeats the Treasury's curve.
  { id: 'DGS10', metric: 'government_yield', lineage: 'us-treasury', range: { above: -5, upTo: 30 } },
];
