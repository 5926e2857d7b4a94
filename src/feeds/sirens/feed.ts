import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { memberOf, numberMember } from '../json-value.ts';
import type { Registration } from '../registration.ts';
import { SIRENS_CARD, SIRENS_FIELDS } from './card.ts';
import { fakeSirens } from './fake-upstream.ts';
import { parseSirens, type Wave } from './parse.ts';

/** The authority's own address answers in Israel alone; this one repeats it everywhere. */
const NOTICES_URL = 'https://api.tzevaadom.co.il/notifications';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

export const SIRENS: Registration = {
  card: SIRENS_CARD,
  fields: SIRENS_FIELDS,
  create: createSirens,
  probeUrl: () => NOTICES_URL,
  fake: fakeSirens,
};

/** Alerts that stand now, grouped into waves across runs. */
export function createSirens(fetchBytes: FetchBytes): Feed {
  return {
    card: SIRENS_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined)
        return failedOutcome('backfill', { reason: 'the service holds nothing of the past' }, cursor);
      const answer = await fetchBytes({
        url: NOTICES_URL,
        accept: ['application/json', 'text/json', 'text/plain'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('notices', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('notices', { reason: 'unasked 304' }, cursor);
      const parsed = parseSirens(answer.bytes, { last: readCursor(cursor), now });
      if (parsed.status === 'unreadable') return failedOutcome('notices', parsed, cursor);
      return readOutcome([parsed.rows], writeCursor(parsed.last));
    },
  };
}

/** Reads the newest wave from a stored cursor; one of another shape counts as none. */
function readCursor(json: Json): Wave | undefined {
  const startedAt = numberMember(json, 'startedAt');
  const lastAt = numberMember(json, 'lastAt');
  const places = textsOf(memberOf(json, 'places'));
  const threats = textsOf(memberOf(json, 'threats'));
  if (!isInstant(startedAt) || !isInstant(lastAt) || lastAt < startedAt) return undefined;
  if (places === undefined || threats === undefined) return undefined;
  return { startedAt, lastAt, places, threats };
}

function writeCursor(last: Wave | undefined): Json {
  if (last === undefined) return {};
  return { startedAt: last.startedAt, lastAt: last.lastAt, places: last.places, threats: last.threats };
}

/** From 2001 on, as whole milliseconds within the range of dates. */
function isInstant(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 1e12 && value < 1e14;
}

/** Short words of our own, or nothing. */
function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  const texts = items.filter((item) => typeof item === 'string' && /^[a-z0-9 ]{1,40}$/.test(item));
  return texts.length === items.length ? texts.map(String) : undefined;
}
