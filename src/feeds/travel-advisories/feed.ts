import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { TRAVEL_ADVISORIES_CARD } from './card.ts';
import { fakeTravelAdvisories } from './fake-upstream.ts';
import { parseAdvisories } from './parse.ts';

const ADVISORIES_URL = 'https://travel.state.gov/_res/rss/TAsTWs.xml';
const TIMEOUT_MS = 30_000;
/** With every text of advice the list is about 1.5 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const XML_TYPES = ['application/rss+xml', 'application/xml', 'text/xml', 'text/plain'];

export const TRAVEL_ADVISORIES: Registration = {
  card: TRAVEL_ADVISORIES_CARD,
  create: createTravelAdvisories,
  probeUrl: () => ADVISORIES_URL,
  fake: fakeTravelAdvisories,
};

/** The levels of advice in force. */
export function createTravelAdvisories(fetchBytes: FetchBytes): Feed {
  return {
    card: TRAVEL_ADVISORIES_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined) {
        return failedOutcome('backfill', { reason: 'the list holds what is in force now' }, cursor);
      }
      const validators = readValidators(cursor);
      const answer = await fetchBytes({
        url: ADVISORIES_URL,
        accept: XML_TYPES,
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        validators,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
      if (answer.status === 'not_modified') {
        return isConditional(validators)
          ? { status: 'unchanged', cursor }
          : failedOutcome('list', { reason: 'unasked 304' }, cursor);
      }
      const parsed = parseAdvisories(answer.bytes, now);
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
      return readOutcome([parsed], { ...answer.validators });
    },
  };
}
