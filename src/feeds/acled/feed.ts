import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes, FetchFailure } from '../fetch-bytes.ts';
import { parseJson, textMember } from '../json-value.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import { ACLED_CARD, ACLED_FIELDS } from './card.ts';
import { fakeAcled } from './fake-upstream.ts';
import { type AcledEvent, acledCounts, parseAcledPage } from './parse.ts';

const TOKEN_URL = 'https://acleddata.com/oauth/token';
const EVENTS_URL = 'https://acleddata.com/api/acled/read';
/** No notes, sources, actors or places are even asked for. */
const FIELDS = 'event_id_cnty|event_date|event_type|iso|country|fatalities';
const PAGE_SIZE = 5_000;
const MAX_PAGES = 40;
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const FIRST_RUN_MS = 45 * DAY_MS;
/** Every weekly release corrects the weeks before. */
const REREAD_MS = 21 * DAY_MS;
const JSON_TYPES = ['application/json', 'text/json'];

type Failure = Pick<FetchFailure, 'reason' | 'retryAt'>;

export const ACLED: Registration = {
  card: ACLED_CARD,
  fields: ACLED_FIELDS,
  create: createAcled,
  probeUrl: () => ACLED_CARD.url,
  fake: fakeAcled,
};

/**
 * Counts of ACLED events for operators with an account of their own. The bearer token is asked for on every run and kept
 * nowhere.
 * @throws Error when a key its card needs is not there
 */
export function createAcled(fetchBytes: FetchBytes, keys: FeedKeys): Feed {
  const { ACLED_USERNAME: username, ACLED_PASSWORD: password } = keys;
  if (username === undefined || password === undefined)
    throw new Error('acled needs ACLED_USERNAME and ACLED_PASSWORD');
  return {
    card: ACLED_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, span, signal } = request;
      if (span !== undefined && span.to - span.from > (ACLED_CARD.maxSpanMs ?? Number.POSITIVE_INFINITY)) {
        return failedOutcome('backfill', { reason: 'the span exceeds 92 days' }, cursor);
      }
      const token = await fetchToken(fetchBytes, { username, password, signal });
      if (typeof token !== 'string') return failedOutcome('token', token, cursor);
      const rows = await readPages(fetchBytes, { token, between: daysOf(request), now, signal });
      if ('reason' in rows) return failedOutcome('events', rows, cursor);
      const counts = acledCounts(rows.rows);
      if (counts.keptCount === 0) return failedOutcome('events', { reason: 'no event could be read' }, cursor);
      const outcome = readOutcome([counts], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: { newest: isoDate(newestContentAt) } };
    },
  };
}

async function fetchToken(
  fetchBytes: FetchBytes,
  {
    username,
    password,
    signal,
  }: { readonly username: string; readonly password: string; readonly signal: AbortSignal },
): Promise<string | Failure> {
  const form = new URLSearchParams({ username, password, grant_type: 'password', client_id: 'acled' });
  const answer = await fetchBytes({
    url: TOKEN_URL,
    post: { contentType: 'application/x-www-form-urlencoded', body: form.toString() },
    accept: JSON_TYPES,
    maxBytes: 65_536,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (answer.status === 'failed') return answer;
  if (answer.status === 'not_modified') return { reason: 'unasked 304' };
  const json = parseJson(answer.bytes);
  const token = json.status === 'json' ? textMember(json.value, 'access_token') : undefined;
  // Only what may stand in a header; the answer itself is never repeated, it may hold secrets.
  return token !== undefined && /^[\w.~+/=-]{1,4096}$/.test(token) ? token : { reason: 'no access token' };
}

async function readPages(
  fetchBytes: FetchBytes,
  options: { readonly token: string; readonly between: string; readonly now: number; readonly signal: AbortSignal },
): Promise<{ readonly rows: readonly (AcledEvent | FeedProblem)[] } | Failure> {
  const { token, between, now, signal } = options;
  const rows: (AcledEvent | FeedProblem)[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      _format: 'json',
      event_date: between,
      event_date_where: 'BETWEEN',
      fields: FIELDS,
      limit: String(PAGE_SIZE),
      page: String(page),
    });
    const answer = await fetchBytes({
      url: `${EVENTS_URL}?${query.toString()}`,
      headers: { authorization: `Bearer ${token}` },
      accept: JSON_TYPES,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (answer.status === 'failed') return answer;
    if (answer.status === 'not_modified') return { reason: 'unasked 304' };
    const parsed = parseAcledPage(answer.bytes, now);
    if (parsed.status === 'unreadable') return { reason: parsed.reason };
    rows.push(...parsed.rows);
    // Pages are asked for by number until one is empty: how many rows a page holds is the server's affair.
    if (parsed.rows.length === 0) return { rows };
  }
  return { reason: `more than ${MAX_PAGES} pages` };
}

function daysOf({ cursor, now, span }: CollectRequest): string {
  if (span !== undefined) return `${isoDate(span.from)}|${isoDate(span.to - 1)}`;
  const newest = Date.parse(`${textMember(cursor, 'newest') ?? ''}T00:00:00Z`);
  const from = Number.isNaN(newest) || newest > now ? now - FIRST_RUN_MS : newest - REREAD_MS;
  return `${isoDate(from)}|${isoDate(now)}`;
}
