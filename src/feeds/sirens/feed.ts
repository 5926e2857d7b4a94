import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { SIRENS_CARD } from './card.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { fakeSirens } from './fake-upstream.ts';
import { parseSirens } from './parse.ts';

/** The authority's own address answers in Israel alone; this one repeats it everywhere. */
export const NOTICES_URL = 'https://api.tzevaadom.co.il/notifications';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

export const SIRENS: Registration = {
  card: SIRENS_CARD,
  create: createSirens,
  probeUrl: () => NOTICES_URL,
  fake: fakeSirens,
};

/** Alerts that stand now, grouped into waves across runs. */
export function createSirens(fetchBytes: FetchBytes): Feed {
  return {
    card: SIRENS_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined)
        return failedOutcome('backfill', { reason: 'the service holds nothing of the past' }, cursor);
      const answer = await fetchBytes({
        url: NOTICES_URL,
        accept: ['application/json', 'text/json', 'text/plain'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('notices', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('notices', { reason: 'unasked 304' }, cursor);
      const parsed = parseSirens(answer.bytes, { last: readCursor(cursor), now });
      if (parsed.status === 'unreadable') return failedOutcome('notices', parsed, cursor);
      return readOutcome([parsed.rows], writeCursor(parsed.last));
    },
  };
}
