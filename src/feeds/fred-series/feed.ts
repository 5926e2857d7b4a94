import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { FeedKeys } from '../registration.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from '../series-cursor.ts';
import { FRED_SERIES_CARD } from './card.ts';
import { parseObservations } from './parse.ts';
import { FRED_API_SERIES, type FredApiSeries } from './series.ts';

/** The window an assessment reads, and some weeks of margin; then the last month again, for corrections. */
const WINDOW = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };
const TIMEOUT_MS = 20_000;
/** A series since 1962 is 2 MB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Daily series by FRED's keyed API, one request each. */
export function createFredSeries(fetchBytes: FetchBytes, { FRED_API_KEY = '' }: FeedKeys): Feed {
  return {
    card: FRED_SERIES_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, WINDOW);
      const read: ParsedRows[] = [];
      for (const series of FRED_API_SERIES) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: observationsUrl(series, window, FRED_API_KEY),
            accept: ['application/json'],
            maxBytes: MOST_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => parseObservations(bytes, series, now),
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
function observationsUrl({ id }: FredApiSeries, { from, to }: ReadingWindow, key: string): string {
  const dates = `observation_start=${isoDate(from)}&observation_end=${isoDate(to - 1)}`;
  return `https://api.stlouisfed.org/fred/series/observations?series_id=${id}&file_type=json&${dates}&api_key=${encodeURIComponent(key)}`;
}
