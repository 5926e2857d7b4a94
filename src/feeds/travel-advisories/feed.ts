import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { collectInOrder } from '../ordered-sources.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { TRAVEL_ADVISORIES_CARD, TRAVEL_ADVISORIES_FIELDS } from './card.ts';
import { fakeTravelAdvisories } from './fake-upstream.ts';
import { parseAdvisories, parseAdvisoryData } from './parse.ts';

const ADVISORIES_URL = 'https://travel.state.gov/_res/rss/TAsTWs.xml';
const DATA_URL = 'https://cadataapi.state.gov/api/TravelAdvisories';
const TIMEOUT_MS = 30_000;
/** With every text of advice the list is about 1.5 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const XML_TYPES = ['application/rss+xml', 'application/xml', 'text/xml', 'text/plain'];

export const TRAVEL_ADVISORIES: Registration = {
  card: TRAVEL_ADVISORIES_CARD,
  fields: TRAVEL_ADVISORIES_FIELDS,
  create: createTravelAdvisories,
  probeUrl: () => ADVISORIES_URL,
  fake: fakeTravelAdvisories,
};

/** The levels of advice in force: from the list, or, where that fails, from the department's data service (FEEDS.md §5). */
export function createTravelAdvisories(fetchBytes: FetchBytes): Feed {
  return {
    card: TRAVEL_ADVISORIES_CARD,
    async collect(request): Promise<FeedOutcome> {
      if (request.span !== undefined) {
        return failedOutcome('backfill', { reason: 'the list holds what is in force now' }, request.cursor);
      }
      const list = { id: new URL(ADVISORIES_URL).hostname, collect: collectList.bind(undefined, fetchBytes) };
      const data = { id: new URL(DATA_URL).hostname, collect: collectData.bind(undefined, fetchBytes) };
      return collectInOrder(list, [data], request);
    },
  };
}

async function collectList(fetchBytes: FetchBytes, { cursor, now, signal }: CollectRequest): Promise<FeedOutcome> {
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
}

/** The cursor stays that of the list: it is asked first again, and whether it has changed is not known from here. */
async function collectData(fetchBytes: FetchBytes, { cursor, now, signal }: CollectRequest): Promise<FeedOutcome> {
  const answer = await fetchBytes({
    url: DATA_URL,
    accept: ['application/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (answer.status === 'failed') return failedOutcome('data service', answer, cursor);
  if (answer.status === 'not_modified') return failedOutcome('data service', { reason: 'unasked 304' }, cursor);
  const parsed = parseAdvisoryData(answer.bytes, now);
  return parsed.status === 'unreadable' ? failedOutcome('data service', parsed, cursor) : readOutcome([parsed], cursor);
}
