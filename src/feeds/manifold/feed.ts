import type { Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { MANIFOLD_CARD, MANIFOLD_FIELDS } from './card.ts';
import { fakeManifold } from './fake-upstream.ts';
import { parseMarkets } from './parse.ts';

/** What is asked: straits and rivalries whose breaking would be news everywhere (start). */
export const SEARCH_TERMS = [
  'Strait of Hormuz',
  'Iran war',
  'Taiwan invasion',
  'Ukraine ceasefire',
  'NATO',
  'North Korea',
];
const OF_EACH = 5;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;

export const MANIFOLD: Registration = {
  card: MANIFOLD_CARD,
  fields: MANIFOLD_FIELDS,
  create: createManifold,
  probeUrl: () => searchUrl('NATO'),
  fake: fakeManifold,
};

/** What people bet on geopolitical questions with play money; one request per term. */
export function createManifold(fetchBytes: FetchBytes): Feed {
  return {
    card: MANIFOLD_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      if (span !== undefined) return failedOutcome('backfill', { reason: 'only present prices are read' }, cursor);
      const read: ParsedRows[] = [];
      const problems: FeedProblem[] = [];
      let failure: Parameters<typeof failedOutcome>[1] | undefined;
      for (const term of SEARCH_TERMS) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: searchUrl(term),
            accept: ['application/json', 'text/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => parseMarkets(bytes, now),
        );
        // A term may find nothing.
        if (answer.status === 'read') {
          read.push(answer.rows);
          continue;
        }
        const why = answer.status === 'failed' ? answer : { reason: 'unasked 304' };
        failure ??= why;
        problems.push({ kind: 'unread_search', recordId: term, message: why.reason });
        if (answer.status === 'failed' && answer.halt) break;
      }
      if (read.some(({ keptCount }) => keptCount > 0)) return readOutcome(read, null, problems);
      const [first] = read.filter(({ rejectedCount }) => rejectedCount > 0);
      const empty = first === undefined ? { reason: 'no question was found' } : nothingKept(first);
      return failedOutcome('search', failure ?? empty, cursor);
    },
  };
}

export function searchUrl(term: string): string {
  return `https://api.manifold.markets/v0/search-markets?term=${encodeURIComponent(term)}&sort=liquidity&filter=open&contractType=BINARY&limit=${OF_EACH}`;
}
