import { DAY_MS } from '../../../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../../feed-outcome.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import type { Parsed, ParsedRows } from '../../parsed.ts';
import { nothingKept, readDocument } from '../../read-document.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from '../../series-cursor.ts';
import type { DailySeries } from './quote.ts';

/** Series of one publisher, a request each. */
interface DailySeriesApi<Series extends DailySeries> {
  readonly card: FeedCard;
  readonly series: readonly Series[];
  readonly url: (series: Series, window: ReadingWindow) => string;
  readonly parse: (bytes: Uint8Array, series: Series, now: number) => Parsed;
}

/** The window an assessment reads, and some weeks of margin; then the last month again, for late and corrected values. */
const WINDOW = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };
const TIMEOUT_MS = 20_000;
/** A series since 1962 is 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A feed of daily series that are asked for one by one, in JSON: all of them are read, or the run has failed. */
export function createDailySeries<Series extends DailySeries>(
  fetchBytes: FetchBytes,
  { card, series: all, url, parse }: DailySeriesApi<Series>,
): Feed {
  return {
    card,
    async collect(request: CollectRequest): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, WINDOW);
      const read: ParsedRows[] = [];
      for (const series of all) {
        const asked = { url: url(series, window), accept: ['application/json'], signal };
        const answer = await readDocument(
          fetchBytes,
          { ...asked, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS },
          (bytes) => parse(bytes, series, now),
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
