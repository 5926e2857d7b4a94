import { isoDate } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { GDACS_CARD } from './card.ts';
import { parseAlerts } from './parse.ts';

const TIMEOUT_MS = 30_000;
/** The map with the outlines of a hundred events. */
const MOST_BYTES = 24 * 1024 * 1024;
/** The search gives no more rows than this and has no pages. */
const MOST_FOUND = 100;
const EVENT_LIST = 'https://www.gdacs.org/gdacsapi/api/events/geteventlist';

/** What is on GDACS's map now. */
export const MAP_URL = `${EVENT_LIST}/MAP`;

/** Orange and red alerts of the Global Disaster Alert and Coordination System. */
export function createGdacs(fetchBytes: FetchBytes): Feed {
  return {
    card: GDACS_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      const answer = await fetchBytes({
        url: span === undefined ? MAP_URL : searchUrl(span),
        accept: ['application/json', 'application/geo+json', 'text/json', 'text/plain'],
        maxBytes: MOST_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('list', { reason: 'unasked 304' }, cursor);
      const parsed = parseAlerts(answer.bytes, { now, isPast: span !== undefined });
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
      if (span !== undefined && parsed.totalCount >= MOST_FOUND) {
        return failedOutcome('search', { reason: 'the answer is cut; ask for a shorter span' }, cursor);
      }
      if (parsed.observations.length === 0) return failedOutcome('search', { reason: 'no alert in the span' }, cursor);
      return readOutcome([parsed], cursor);
    },
  };
}

function searchUrl({ from, to }: { readonly from: number; readonly to: number }): string {
  const span = `fromdate=${isoDate(from)}&todate=${isoDate(to - 1)}`;
  return `${EVENT_LIST}/SEARCH?eventlist=EQ;TC;FL;VO;DR;WF&${span}&alertlevel=orange;red`;
}
