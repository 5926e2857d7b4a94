import { isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createListFeed } from '../list-feed.ts';
import type { Registration } from '../registration.ts';
import { EONET_CARD, EONET_FIELDS } from './card.ts';
import { fakeEonet } from './fake-upstream.ts';
import { parseEvents } from './parse.ts';

/** Answers of many seconds are ordinary. */
const TIMEOUT_MS = 60_000;
/** A month of open events is some 600 KB. */
const MAX_BYTES = 24 * 1024 * 1024;
const API = 'https://eonet.gsfc.nasa.gov/api/v3';
const EVENTS_URL = `${API}/events/geojson`;

/** A short document beside the long ones. */
const CATEGORIES_URL = `${API}/categories`;

/** Open events that were seen in the last 30 days. */
const OPEN_URL = `${EVENTS_URL}?status=open&days=30`;

export const EONET: Registration = {
  card: EONET_CARD,
  fields: EONET_FIELDS,
  create: createEonet,
  probeUrl: () => CATEGORIES_URL,
  fake: fakeEonet,
};

/** Storms, fires, volcanoes and floods as NASA's event tracker curates them. */
export function createEonet(fetchBytes: FetchBytes): Feed {
  return createListFeed(fetchBytes, {
    card: EONET_CARD,
    name: 'list',
    url: ({ span }) => (span === undefined ? OPEN_URL : spanUrl(span)),
    accept: ['application/json', 'application/geo+json', 'application/vnd.geo+json', 'text/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    parse: (bytes, { now, span }) => parseEvents(bytes, { now, ...(span === undefined ? {} : { span }) }),
    flaw: ({ observations }) =>
      observations.length === 0 ? { what: 'list', reason: 'no event in the span' } : undefined,
  });
}

const spanUrl = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${EVENTS_URL}?status=all&start=${isoDate(from)}&end=${isoDate(to - 1)}`;
