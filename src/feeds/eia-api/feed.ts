import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { FeedKeys } from '../registration.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from '../series-cursor.ts';
import { EIA_API_CARD } from './card.ts';
import { parseSeries } from './parse.ts';
import { EIA_SERIES, type EiaSeries } from './series.ts';

/** The window an assessment reads, and some weeks of margin; then the last month again, for late quotes. */
const WINDOW = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** The API gives no more rows in one answer; a span's limit keeps below it. */
const MOST_ROWS = 5_000;

/** Daily spot prices by EIA's keyed API, one request per series. */
export function createEiaApi(fetchBytes: FetchBytes, { EIA_API_KEY = '' }: FeedKeys): Feed {
  return {
    card: EIA_API_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, WINDOW);
      const read: ParsedRows[] = [];
      for (const series of EIA_SERIES) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: seriesUrl(series, window, EIA_API_KEY),
            accept: ['application/json'],
            maxBytes: MOST_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => parseSeries(bytes, series, now),
        );
        if (answer.status === 'failed') return failedOutcome(series.id, answer, cursor);
        if (answer.status === 'not_modified') return failedOutcome(series.id, { reason: 'unasked 304' }, cursor);
        if (answer.rows.keptCount === 0) return failedOutcome(series.id, nothingKept(answer.rows), cursor);
        read.push(answer.rows);
      }
      const outcome = readOutcome(read, cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
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
    ['length', String(MOST_ROWS)],
    ['api_key', key],
  ]);
  return `https://api.eia.gov/v2/${series.route}/data/?${parameters}`;
}
