import { HOUR_MS } from '../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import { readSameBytes, sameBytes } from './content-fingerprint.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { Parsed } from './parsed.ts';

/** One document that says how things stand now, and keeps no past. */
export interface StateDocument {
  readonly card: FeedCard;
  readonly url: string | ((now: number) => string);
  readonly headers?: Readonly<Record<string, string>>;
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly parse: (bytes: Uint8Array, now: number) => Parsed;
  /** The card's by default: the same bytes for longer are a failure. */
  readonly changesWithinMs?: number;
}

/**
 * A feed that reads one document whole on every run. It is never asked for conditionally: a document that has not
 * changed still has to be recorded as seen, or quiet would look like silence. Every parser here gives an observation about
 * the whole, so an answer without one is a failure. So is a document that does not date itself and has stood still for
 * longer than it can.
 */
export function createDocumentFeed(fetchBytes: FetchBytes, document: StateDocument): Feed {
  const { card, url, headers, accept, maxBytes, timeoutMs, parse } = document;
  const changesWithinMs = document.changesWithinMs ?? card.changesWithinMs;
  return {
    card,
    async collect({ cursor, now, span, signal }: CollectRequest): Promise<FeedOutcome> {
      if (span !== undefined) return failedOutcome('backfill', { reason: 'the upstream keeps no past' }, cursor);
      const answer = await fetchBytes({
        url: typeof url === 'string' ? url : url(now),
        ...(headers === undefined ? {} : { headers }),
        accept,
        maxBytes,
        timeoutMs,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('document', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('document', { reason: 'unasked 304' }, cursor);
      const parsed = parse(answer.bytes, now);
      if (parsed.status === 'unreadable') return failedOutcome('document', parsed, cursor);
      if (parsed.observations.length === 0) {
        return failedOutcome('document', { reason: 'every row was rejected' }, cursor);
      }
      if (changesWithinMs === undefined) return readOutcome([parsed], null);
      const same = sameBytes(answer.bytes, readSameBytes(cursor), now);
      if (now - same.since <= changesWithinMs) return readOutcome([parsed], { ...same });
      const hours = Math.floor((now - same.since) / HOUR_MS);
      return failedOutcome('document', { reason: `the same bytes for ${hours} hours` }, cursor);
    },
  };
}
