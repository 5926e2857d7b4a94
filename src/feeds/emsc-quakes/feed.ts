import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createListFeed } from '../list-feed.ts';
import { MIN_MAGNITUDE } from '../quake-list.ts';
import type { Registration } from '../registration.ts';
import { EMSC_QUAKES_CARD, EMSC_QUAKES_FIELDS } from './card.ts';
import { fakeEmscQuakes } from './fake-upstream.ts';
import { parseEmscQuakes } from './parse.ts';

/** Magnitudes are revised for days. */
const REREAD_MS = 3 * DAY_MS;
const FIRST_RUN_MS = 30 * DAY_MS;
const TIMEOUT_MS = 45_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ROWS = 5_000;

export const EMSC_QUAKES: Registration = {
  card: EMSC_QUAKES_CARD,
  fields: EMSC_QUAKES_FIELDS,
  create: createEmscQuakes,
  probeUrl: (now) => queryUrl({ from: now - 30 * DAY_MS }),
  fake: fakeEmscQuakes,
};

/** Strong earthquakes as the European-Mediterranean centre locates them: a second opinion beside USGS. */
export function createEmscQuakes(fetchBytes: FetchBytes): Feed {
  return createListFeed(fetchBytes, {
    card: EMSC_QUAKES_CARD,
    name: 'query',
    url: ({ cursor, now, span }) => queryUrl(span ?? { from: now - (cursor === null ? FIRST_RUN_MS : REREAD_MS) }),
    accept: ['application/json', 'application/geo+json', 'text/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    parse: (bytes, { now, span }) => parseEmscQuakes(bytes, { now, isPast: span !== undefined }),
    flaw({ totalCount, keptCount }) {
      if (totalCount >= MAX_ROWS) return { what: 'query', reason: 'the answer is cut' };
      return keptCount === 0 ? { what: 'query', reason: 'no earthquake in days' } : undefined;
    },
    cursorAfter: { firstReadDone: true },
  });
}

/** Strong earthquakes from an instant on, and before another where `to` says so; epoch ms. */
function queryUrl({ from, to }: { readonly from: number; readonly to?: number }): string {
  const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
  const end = to === undefined ? '' : `&end=${iso(to - 1)}`;
  const asked = `format=json&minmag=${MIN_MAGNITUDE}&limit=${MAX_ROWS}&orderby=time`;
  return `https://www.seismicportal.eu/fdsnws/event/1/query?${asked}&start=${iso(from)}${end}`;
}
