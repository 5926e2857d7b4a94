import type { Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { Parsed, ParsedRows } from './parsed.ts';
import { nothingKept, readDocument } from './read-document.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from './series-cursor.ts';

/** Days to read, and the clock. */
export interface WindowContext {
  /** What lies outside is ignored. */
  readonly window: ReadingWindow;
  /** Epoch ms; later days are rejected. */
  readonly now: number;
}

/** One request of a run. */
interface WindowDocument {
  /** Names it in the reason of a failed run. */
  readonly name: string;
  readonly url: (window: ReadingWindow) => string;
  readonly parse: (bytes: Uint8Array, context: WindowContext) => Parsed;
}

interface WindowFeed {
  readonly card: FeedCard;
  /** How far back the first run reads, and the later ones before the newest day known. */
  readonly window: { readonly firstRunMs: number; readonly rereadMs: number };
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly documents: readonly WindowDocument[];
}

/**
 * A feed of dated series, a request for each of its documents. All of them are read, or the run has failed: they share one cursor,
 * and what one of them missed would be asked for by no later run. In a backfill a document may be empty, not all of them.
 */
export function createWindowFeed(fetchBytes: FetchBytes, { card, documents, ...feed }: WindowFeed): Feed {
  const { accept, maxBytes, timeoutMs } = feed;
  return {
    card,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, feed.window);
      const read: ParsedRows[] = [];
      for (const { name, url, parse } of documents) {
        const asked = { url: url(window), accept, maxBytes, timeoutMs, signal };
        const answer = await readDocument(fetchBytes, asked, (bytes) => parse(bytes, { window, now }));
        if (answer.status === 'failed') return failedOutcome(name, answer, cursor);
        if (answer.status === 'not_modified') return failedOutcome(name, { reason: 'unasked 304' }, cursor);
        const mayBeEmpty = span !== undefined && documents.length > 1 && answer.rows.totalCount === 0;
        if (answer.rows.keptCount === 0 && !mayBeEmpty) return failedOutcome(name, nothingKept(answer.rows), cursor);
        read.push(answer.rows);
      }
      const outcome = readOutcome(read, cursor);
      const { newestContentAt } = outcome;
      if (newestContentAt === undefined) return failedOutcome('tables', { reason: 'no row in the window' }, cursor);
      return span === undefined ? { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) } : outcome;
    },
  };
}
