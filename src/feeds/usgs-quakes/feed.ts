import { HOUR_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { memberOf, numberMember } from '../json-value.ts';
import { MIN_MAGNITUDE } from '../quake-list.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { USGS_QUAKES_CARD, USGS_QUAKES_FIELDS } from './card.ts';
import { fakeUsgsQuakes } from './fake-upstream.ts';
import { parseQuakes } from './parse.ts';

/** Late measurements of a week are looked for this often; between, only the last day is asked for. */
const WEEK_EVERY_MS = 6 * HOUR_MS;
const TIMEOUT_MS = 30_000;
/** A week is 150 KB, half a year by query some 4 MB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** The query gives no more rows than this. */
const MAX_ROWS = 20_000;
const TYPES = ['application/json', 'application/geo+json', 'text/json'];

export const USGS_QUAKES: Registration = {
  card: USGS_QUAKES_CARD,
  fields: USGS_QUAKES_FIELDS,
  create: createUsgsQuakes,
  probeUrl: () => summaryUrl('day'),
  fake: fakeUsgsQuakes,
};

/** Strong earthquakes as the U.S. Geological Survey lists them. */
export function createUsgsQuakes(fetchBytes: FetchBytes): Feed {
  return {
    card: USGS_QUAKES_CARD,
    collect: ({ span, ...request }) =>
      span === undefined ? collectNew(fetchBytes, request) : backfill(fetchBytes, { ...request, span }),
  };
}

async function collectNew(fetchBytes: FetchBytes, request: Omit<CollectRequest, 'span'>): Promise<FeedOutcome> {
  const { cursor, now, signal } = request;
  const known = knownIds(cursor);
  const weekReadAt = numberMember(cursor, 'weekReadAt');
  const isWeek = weekReadAt === undefined || now - weekReadAt >= WEEK_EVERY_MS || weekReadAt > now;
  // The two lists have validators of their own; the rare list is asked for without.
  const validators = isWeek ? {} : readValidators(cursor);
  const asked = { accept: TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
  const answer = await fetchBytes({ url: summaryUrl(isWeek ? 'week' : 'day'), ...asked, validators });
  if (answer.status === 'failed') return failedOutcome('list', answer, cursor);
  if (answer.status === 'not_modified') {
    return isConditional(validators)
      ? { status: 'unchanged', cursor }
      : failedOutcome('list', { reason: 'unasked 304' }, cursor);
  }
  const parsed = parseQuakes(answer.bytes, { now, known });
  if (parsed.status === 'unreadable') return failedOutcome('list', parsed, cursor);
  const listed = parsed.observations
    .filter(({ metric }) => metric === 'earthquake_magnitude')
    .map(({ recordId }) => recordId);
  return readOutcome([parsed], {
    known: isWeek ? listed : [...new Set([...known, ...listed])],
    weekReadAt: isWeek ? now : weekReadAt,
    ...(isWeek ? {} : answer.validators),
  });
}

async function backfill(
  fetchBytes: FetchBytes,
  { span, cursor, now, signal }: CollectRequest & Required<Pick<CollectRequest, 'span'>>,
): Promise<FeedOutcome> {
  const asked = { accept: TYPES, maxBytes: MAX_BYTES, timeoutMs: 2 * TIMEOUT_MS, signal };
  const answer = await fetchBytes({ url: queryUrl(span), ...asked });
  if (answer.status === 'failed') return failedOutcome('query', answer, cursor);
  if (answer.status === 'not_modified') return failedOutcome('query', { reason: 'unasked 304' }, cursor);
  const parsed = parseQuakes(answer.bytes, { now, known: knownIds(cursor), isPast: true });
  if (parsed.status === 'unreadable') return failedOutcome('query', parsed, cursor);
  if (parsed.totalCount >= MAX_ROWS) return failedOutcome('query', { reason: 'the answer is cut' }, cursor);
  if (parsed.keptCount === 0) return failedOutcome('query', { reason: 'no earthquake in the span' }, cursor);
  return readOutcome([parsed], cursor);
}

function knownIds(cursor: CollectRequest['cursor']): ReadonlySet<string> {
  const known = memberOf(cursor, 'known');
  return new Set(Array.isArray(known) ? known.filter((id) => typeof id === 'string' && /^\w{1,40}$/.test(id)) : []);
}

/** The list of magnitudes from 4.5 on of the last day or week. */
const summaryUrl = (period: 'day' | 'week'): string =>
  `https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/4.5_${period}.geojson`;

function queryUrl({ from, to }: { readonly from: number; readonly to: number }): string {
  const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
  return (
    `https://earthquake.usgs.gov/fdsnws/event/1/query?format=geojson&eventtype=earthquake&minmagnitude=${MIN_MAGNITUDE}` +
    `&starttime=${iso(from)}&endtime=${iso(to - 1)}&orderby=time-asc&limit=${MAX_ROWS}`
  );
}
