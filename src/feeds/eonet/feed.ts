import { isoDate } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { EONET_CARD } from './card.ts';
import { parseEvents } from './parse.ts';

/** Answers of many seconds are ordinary. */
const TIMEOUT_MS = 60_000;
/** A month of open events is some 600 KB. */
const MOST_BYTES = 24 * 1024 * 1024;
const API = 'https://eonet.gsfc.nasa.gov/api/v3';
const EVENTS_URL = `${API}/events/geojson`;

/** A short document beside the long ones. */
export const CATEGORIES_URL = `${API}/categories`;

/** Open events that were seen in the last 30 days. */
export const OPEN_URL = `${EVENTS_URL}?status=open&days=30`;

/** Storms, fires, volcanoes and floods as NASA's event tracker curates them. */
export function createEonet(fetchBytes: FetchBytes): Feed {
  return {
    card: EONET_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      const answer = await fetchBytes({
        url: span === undefined ? OPEN_URL : spanUrl(span),
        accept: ['application/json', 'application/geo+json', 'application/vnd.geo+json', 'text/json'],
        maxBytes: MOST_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('list', { reason: 'unasked 304' }, cursor);
      const parsed = parseEvents(answer.bytes, { now, ...(span === undefined ? {} : { span }) });
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
      if (parsed.observations.length === 0) return failedOutcome('list', { reason: 'no event in the span' }, cursor);
      return readOutcome([parsed], cursor);
    },
  };
}

const spanUrl = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${EVENTS_URL}?status=all&start=${isoDate(from)}&end=${isoDate(to - 1)}`;
