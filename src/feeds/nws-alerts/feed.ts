import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { NWS_ALERTS_CARD, NWS_ALERTS_FIELDS } from './card.ts';
import { fakeNwsAlerts } from './fake-upstream.ts';
import { parseWarnings } from './parse.ts';

const TIMEOUT_MS = 30_000;
/** A thousand warnings with their outlines. */
const MAX_BYTES = 24 * 1024 * 1024;

const API = 'https://api.weather.gov';

/** Says that the service is up. */
const STATUS_URL = `${API}/`;

const ACTIVE_URL = `${API}/alerts/active?status=actual&severity=Extreme,Severe`;

export const NWS_ALERTS: Registration = {
  card: NWS_ALERTS_CARD,
  fields: NWS_ALERTS_FIELDS,
  create: createNwsAlerts,
  probeUrl: () => STATUS_URL,
  fake: fakeNwsAlerts,
};

/**
 * Severe weather over the United States and the islands it warns. Each answer is a count at its hour, so it is always
 * asked for whole. The service keeps no past that we count.
 */
export function createNwsAlerts(fetchBytes: FetchBytes): Feed {
  return {
    card: NWS_ALERTS_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined) {
        return failedOutcome('backfill', { reason: 'only what is in force now can be counted' }, cursor);
      }
      const answer = await fetchBytes({
        url: ACTIVE_URL,
        accept: ['application/geo+json', 'application/ld+json', 'application/json'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('list', { reason: 'unasked 304' }, cursor);
      const parsed = parseWarnings(answer.bytes, now);
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
      return readOutcome([parsed], cursor);
    },
  };
}
