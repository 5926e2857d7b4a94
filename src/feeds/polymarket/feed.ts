import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { POLYMARKET_CARD, POLYMARKET_FIELDS } from './card.ts';
import { fakePolymarket } from './fake-upstream.ts';
import { parseEvents } from './parse.ts';

const TIMEOUT_MS = 20_000;
/** Fifty events with all their markets are 2 to 4 MB. */
const MAX_BYTES = 24 * 1024 * 1024;

export const POLYMARKET_URL =
  'https://gamma-api.polymarket.com/events?closed=false&tag_slug=geopolitics&order=volume&ascending=false&limit=50&offset=0';

export const POLYMARKET: Registration = {
  card: POLYMARKET_CARD,
  fields: POLYMARKET_FIELDS,
  create: createPolymarket,
  probeUrl: () => POLYMARKET_URL,
  fake: fakePolymarket,
};

/** What people bet on geopolitical questions, now. */
export function createPolymarket(fetchBytes: FetchBytes): Feed {
  return {
    card: POLYMARKET_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      if (span !== undefined) return failedOutcome('backfill', { reason: 'only present prices are read' }, cursor);
      const answer = await readDocument(
        fetchBytes,
        {
          url: POLYMARKET_URL,
          accept: ['application/json', 'text/json'],
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
        },
        (bytes) => parseEvents(bytes, now),
      );
      if (answer.status === 'failed') return failedOutcome('events', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('events', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('events', nothingKept(answer.rows), cursor);
      return readOutcome([answer.rows], null);
    },
  };
}
