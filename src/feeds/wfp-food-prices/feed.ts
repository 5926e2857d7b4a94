import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { failedOutcome, readOutcome, withSources } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { numberMember, textMember } from '../json-value.ts';
import type { Parsed, ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { SURVEYED, WFP_FOOD_PRICES_CARD, WFP_FOOD_PRICES_FIELDS } from './card.ts';
import { fakeWfpFoodPrices } from './fake-upstream.ts';
import { pricesFile, startMarketPrices } from './parse.ts';

/** Three years and a month: each month with the same one of the years before. */
const WINDOW_MS = 1_130 * DAY_MS;
/** A country that cannot be read gives its turn to the next one, so often in a run. */
const MAX_COUNTRIES = 4;
/** A description is some 50 KB, a country of many markets some 15 MB. */
const MAX_DESCRIPTION_BYTES = 2 * 1024 * 1024;
const MAX_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const DESCRIPTION_TIMEOUT_MS = 30_000;
const TIMEOUT_MS = 90_000;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'binary/octet-stream'];

const descriptionUrl = (slug: string): string =>
  `https://data.humdata.org/api/3/action/package_show?id=wfp-food-prices-for-${slug}`;

export const WFP_FOOD_PRICES: Registration = {
  card: WFP_FOOD_PRICES_CARD,
  fields: WFP_FOOD_PRICES_FIELDS,
  create: createWfpFoodPrices,
  probeUrl: () => descriptionUrl(SURVEYED[0]?.slug ?? ''),
  fake: fakeWfpFoodPrices,
};

/**
 * Prices of one country in each run, in turn: the whole file each time, because months are corrected. The cursor names the
 * last one and when it was read. A run in which several countries in a row cannot be read has failed.
 */
export function createWfpFoodPrices(fetchBytes: FetchBytes): Feed {
  return {
    card: WFP_FOOD_PRICES_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      if (span !== undefined)
        return failedOutcome('backfill', { reason: 'each run reads three years of one country' }, cursor);
      const unread: FeedProblem[] = [];
      let failure: CountryFailure = { status: 'failed', reason: 'no country', halt: false };
      for (const { iso2, slug } of inTurn(cursor, now).slice(0, MAX_COUNTRIES)) {
        const country = countryByIso2(iso2);
        if (country === undefined) throw new Error(`unknown country ${iso2}`);
        const outcome = await readCountry(fetchBytes, { country, slug, now, signal });
        if (outcome.status === 'read') {
          const run = readOutcome([outcome.rows], { last: iso2, at: now }, unread);
          return withSources(run, [...unread.map(({ recordId }) => recordId), iso2], unread);
        }
        failure = outcome;
        unread.push({ kind: 'unread_source', recordId: iso2, message: outcome.reason });
        if (outcome.halt) break;
      }
      return failedOutcome(unread.at(-1)?.recordId ?? 'prices', failure, cursor);
    },
  };
}

/** All countries, from the one whose turn it is: the next after the last, or the last one again where it was just read. */
function inTurn(cursor: Json, now: number): typeof SURVEYED {
  const last = SURVEYED.findIndex(({ iso2 }) => iso2 === textMember(cursor, 'last'));
  const isAgain = Math.abs(now - (numberMember(cursor, 'at') ?? 0)) < WFP_FOOD_PRICES_CARD.cadenceMs / 2;
  const first = last === -1 ? 0 : isAgain ? last : last + 1;
  return [...SURVEYED.slice(first), ...SURVEYED.slice(0, first)];
}

interface CountryRequest {
  readonly country: Country;
  readonly slug: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

interface CountryFailure {
  readonly status: 'failed';
  readonly reason: string;
  readonly retryAt?: number;
  /** The next country would meet the same. */
  readonly halt: boolean;
}

async function readCountry(
  fetchBytes: FetchBytes,
  { country, slug, now, signal }: CountryRequest,
): Promise<{ readonly status: 'read'; readonly rows: ParsedRows } | CountryFailure> {
  const description = await fetchBytes({
    url: descriptionUrl(slug),
    accept: ['application/json'],
    maxBytes: MAX_DESCRIPTION_BYTES,
    timeoutMs: DESCRIPTION_TIMEOUT_MS,
    signal,
  });
  if (description.status === 'not_modified') return { status: 'failed', reason: 'unasked 304', halt: true };
  if (description.status === 'failed') {
    const { httpStatus, reason, retryAt } = description;
    const halt = httpStatus === undefined || retryAt !== undefined;
    return { status: 'failed', reason, halt, ...(retryAt === undefined ? {} : { retryAt }) };
  }
  const file = pricesFile(description.bytes, country);
  if (file.status === 'unreadable') return { status: 'failed', reason: file.reason, halt: false };
  const answer = await readDocument(
    fetchBytes,
    { url: file.url, accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
    (bytes) => parseInPieces(bytes, { country, now }),
  );
  if (answer.status === 'failed') return answer;
  if (answer.status === 'not_modified') return { status: 'failed', reason: 'unasked 304', halt: true };
  if (answer.rows.keptCount === 0) return { status: 'failed', ...nothingKept(answer.rows), halt: false };
  return { status: 'read', rows: answer.rows };
}

/** A large file takes half a second, in which the process answers between its pieces. */
async function parseInPieces(
  bytes: Uint8Array,
  { country, now }: Pick<CountryRequest, 'country' | 'now'>,
): Promise<Parsed> {
  const reader = startMarketPrices({ country, window: { from: now - WINDOW_MS, to: now + 1 }, now });
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    reader.take(bytes.subarray(from, from + PIECE_BYTES));
    await setImmediate();
  }
  return reader.finish();
}
