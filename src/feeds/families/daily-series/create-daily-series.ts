import { DAY_MS } from '../../../assessment/time.ts';
import type { Feed, FeedCard } from '../../../ports/feed.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import type { Parsed } from '../../parsed.ts';
import type { ReadingWindow } from '../../series-cursor.ts';
import { createWindowFeed } from '../../window-feed.ts';
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

/** A feed of daily series that are asked for one by one, in JSON. */
export const createDailySeries = <Series extends DailySeries>(
  fetchBytes: FetchBytes,
  { card, series: all, url, parse }: DailySeriesApi<Series>,
): Feed =>
  createWindowFeed(fetchBytes, {
    card,
    window: WINDOW,
    accept: ['application/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: all.map((series) => ({
      name: series.id,
      url: (window) => url(series, window),
      parse: (bytes, { now }) => parse(bytes, series, now),
    })),
  });
