import { isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createDailySeries } from '../families/daily-series/create-daily-series.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { EIA_API_CARD, EIA_API_FIELDS } from './card.ts';
import { fakeEiaApi } from './fake-upstream.ts';
import { EIA_SERIES, type EiaSeries, parseSeries } from './parse.ts';

/** The API gives no more rows in one answer; a span's limit keeps below it. */
const MAX_ROWS = 5_000;

export const EIA_API: Registration = {
  card: EIA_API_CARD,
  fields: EIA_API_FIELDS,
  create: createEiaApi,
  probeUrl: () => EIA_API_CARD.url,
  fake: fakeEiaApi,
};

/** Daily spot prices by EIA's keyed API, one request per series. */
export function createEiaApi(fetchBytes: FetchBytes, { EIA_API_KEY = '' }: FeedKeys): Feed {
  return createDailySeries(fetchBytes, {
    card: EIA_API_CARD,
    series: EIA_SERIES,
    url: (series, window) => seriesUrl(series, window, EIA_API_KEY),
    parse: parseSeries,
  });
}

/** The key goes into the address: the API takes it nowhere else. */
function seriesUrl(series: EiaSeries, { from, to }: ReadingWindow, key: string): string {
  const parameters = new URLSearchParams([
    ['frequency', 'daily'],
    ['data[0]', 'value'],
    ['facets[series][]', series.id],
    ['start', isoDate(from)],
    ['end', isoDate(to - 1)],
    ['sort[0][column]', 'period'],
    ['sort[0][direction]', 'asc'],
    ['length', String(MAX_ROWS)],
    ['api_key', key],
  ]);
  return `https://api.eia.gov/v2/${series.route}/data/?${parameters}`;
}
