import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import type { Json } from '../reference/content-hash.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { Parsed, ParsedRows } from './parsed.ts';

/** One list that is asked for whole: what is listed now, or what was listed in a span. */
interface ListOfEvents {
  readonly card: FeedCard;
  /** How reasons call the request: `query`. */
  readonly name: string;
  readonly url: (request: CollectRequest) => string;
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly parse: (bytes: Uint8Array, request: CollectRequest) => Parsed;
  /** Why an answer of the right format is no answer all the same; undefined where it is one. */
  readonly flaw: (rows: ParsedRows, request: CollectRequest) => ListFlaw | undefined;
  /** What to remember of a run without a span; without it nothing changes. */
  readonly cursorAfter?: Json;
}

interface ListFlaw {
  readonly what: string;
  readonly reason: string;
}

/** A feed over one list with or without a span, never asked for conditionally. */
export function createListFeed(fetchBytes: FetchBytes, list: ListOfEvents): Feed {
  const { card, name, accept, maxBytes, timeoutMs, cursorAfter } = list;
  return {
    card,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, signal, span } = request;
      const answer = await fetchBytes({ url: list.url(request), accept, maxBytes, timeoutMs, signal });
      if (answer.status === 'failed') return failedOutcome(name, answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome(name, { reason: 'unasked 304' }, cursor);
      const parsed = list.parse(answer.bytes, request);
      if (parsed.status === 'unreadable') return failedOutcome(name, parsed, cursor);
      const flaw = list.flaw(parsed, request);
      if (flaw !== undefined) return failedOutcome(flaw.what, flaw, cursor);
      return readOutcome([parsed], span === undefined && cursorAfter !== undefined ? cursorAfter : cursor);
    },
  };
}
