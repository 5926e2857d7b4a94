import { isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createListFeed } from '../list-feed.ts';
import type { Registration } from '../registration.ts';
import { GDACS_CARD, GDACS_FIELDS } from './card.ts';
import { fakeGdacs } from './fake-upstream.ts';
import { parseAlerts } from './parse.ts';

const TIMEOUT_MS = 30_000;
/** The map with the outlines of a hundred events. */
const MAX_BYTES = 24 * 1024 * 1024;
/** The search gives no more rows than this and has no pages. */
const MAX_FOUND = 100;
const EVENT_LIST = 'https://www.gdacs.org/gdacsapi/api/events/geteventlist';

/** What is on GDACS's map now. */
const MAP_URL = `${EVENT_LIST}/MAP`;

export const GDACS: Registration = {
  card: GDACS_CARD,
  fields: GDACS_FIELDS,
  create: createGdacs,
  probeUrl: () => MAP_URL,
  fake: fakeGdacs,
};

/** Orange and red alerts of the Global Disaster Alert and Coordination System. */
export function createGdacs(fetchBytes: FetchBytes): Feed {
  return createListFeed(fetchBytes, {
    card: GDACS_CARD,
    name: 'list',
    url: ({ span }) => (span === undefined ? MAP_URL : searchUrl(span)),
    accept: ['application/json', 'application/geo+json', 'text/json', 'text/plain'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    parse: (bytes, { now, span }) => parseAlerts(bytes, { now, isPast: span !== undefined }),
    flaw({ totalCount, observations }, { span }) {
      if (span !== undefined && totalCount >= MAX_FOUND)
        return { what: 'search', reason: 'the answer is cut; ask for a shorter span' };
      return observations.length === 0 ? { what: 'search', reason: 'no alert in the span' } : undefined;
    },
  });
}

function searchUrl({ from, to }: { readonly from: number; readonly to: number }): string {
  const span = `fromdate=${isoDate(from)}&todate=${isoDate(to - 1)}`;
  return `${EVENT_LIST}/SEARCH?eventlist=EQ;TC;FL;VO;DR;WF&${span}&alertlevel=orange;red`;
}
