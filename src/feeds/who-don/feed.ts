import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { WHO_DON_CARD, WHO_DON_FIELDS } from './card.ts';
import { fakeWhoDon } from './fake-upstream.ts';
import { parseNotices } from './parse.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** The newest 30 notices: some half a year. */
const NOTICES_URL =
  'https://www.who.int/api/emergencies/diseaseoutbreaknews?sf_culture=en' +
  '&%24orderby=PublicationDateAndTime%20desc&%24top=30&%24select=Title%2CItemDefaultUrl%2CPublicationDateAndTime';

export const WHO_DON: Registration = {
  card: WHO_DON_CARD,
  fields: WHO_DON_FIELDS,
  create: createWhoDon,
  probeUrl: () => NOTICES_URL,
  fake: fakeWhoDon,
};

/** Notices of disease outbreaks by the World Health Organization. */
export function createWhoDon(fetchBytes: FetchBytes): Feed {
  return {
    card: WHO_DON_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined) {
        return failedOutcome('backfill', { reason: 'the list is read by its newest notices alone' }, cursor);
      }
      const answer = await fetchBytes({
        url: NOTICES_URL,
        accept: ['application/json', 'text/json'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('list', { reason: 'unasked 304' }, cursor);
      const parsed = parseNotices(answer.bytes, now);
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
      return readOutcome([parsed], cursor);
    },
  };
}
