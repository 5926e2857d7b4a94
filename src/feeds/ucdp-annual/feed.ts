import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { alwaysPublished, releaseUrl } from '../families/ucdp/releases.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes, Validators } from '../fetch-bytes.ts';
import { textMember } from '../json-value.ts';
import type { Registration } from '../registration.ts';
import { streamEntry } from '../stream-entry.ts';
import { fakeUcdp } from '../ucdp-candidate/fake-upstream.ts';
import { UCDP_ANNUAL_CARD, UCDP_ANNUAL_FIELDS } from './card.ts';
import { startAnnual } from './parse.ts';

/** The file was 30 MB zipped and 250 MB plain in 2024 and grows by a tenth a year. */
const MAX_ZIP_BYTES = 96 * 1024 * 1024;
const MAX_CSV_BYTES = 1_000 * 1024 * 1024;
const TIMEOUT_MS = 180_000;
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];

/** Address of the release that came out in a year and ends with the year before. */
function annualUrl(year: number): string {
  return `https://ucdp.uu.se/downloads/ged/ged${twoDigits(year)}1-csv.zip`;
}

export const UCDP_ANNUAL: Registration = {
  card: UCDP_ANNUAL_CARD,
  fields: UCDP_ANNUAL_FIELDS,
  create: createUcdpAnnual,
  // The yearly file is too large for a probe; a month of the same server is not.
  probeUrl: (now) => releaseUrl(alwaysPublished(now)),
  fake: fakeUcdp,
};

/** The newest yearly release: its last year, or the events of a span. */
export function createUcdpAnnual(fetchBytes: FetchBytes): Feed {
  return {
    card: UCDP_ANNUAL_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, span } = request;
      const maxSpanMs = UCDP_ANNUAL_CARD.maxSpanMs ?? Number.POSITIVE_INFINITY;
      if (span !== undefined && span.to - span.from > maxSpanMs) {
        return failedOutcome('backfill', { reason: 'the span exceeds two years' }, cursor);
      }
      const newestYear = new Date(now).getUTCFullYear();
      for (const year of [newestYear, newestYear - 1]) {
        const outcome = await readRelease(fetchBytes, year, request);
        if (outcome !== 'unpublished') return outcome;
      }
      return failedOutcome('release', { reason: 'no release of the last two years is published' }, cursor);
    },
  };
}

async function readRelease(
  fetchBytes: FetchBytes,
  year: number,
  { cursor, now, span, signal }: CollectRequest,
): Promise<FeedOutcome | 'unpublished'> {
  const version = `${twoDigits(year)}.1`;
  const validators = span === undefined ? validatorsOf(cursor, version) : undefined;
  // A release that was read and of which the server can only send the whole again is left alone.
  if (validators !== undefined && Object.keys(validators).length === 0) return { status: 'unchanged', cursor };
  const answer = await fetchBytes({
    url: annualUrl(year),
    accept: ZIP_TYPES,
    maxBytes: MAX_ZIP_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(validators === undefined ? {} : { validators }),
    signal,
  });
  if (answer.status === 'failed') {
    return answer.httpStatus === 404 ? 'unpublished' : failedOutcome(version, answer, cursor);
  }
  if (answer.status === 'not_modified') {
    return validators === undefined
      ? failedOutcome(version, { reason: 'unasked 304' }, cursor)
      : { status: 'unchanged', cursor };
  }
  const lastYear = { from: Date.UTC(year - 1, 0, 1), to: Date.UTC(year, 0, 1) };
  const reader = startAnnual({ version, now, ...(span === undefined ? lastYear : wholeMonths(span)) });
  const unzipped = await streamEntry(answer.bytes, {
    isExpected: (fileName) => /^GEDEvent_v\d{2}_1\.csv$/i.test(fileName),
    maxBytes: MAX_CSV_BYTES,
    take: reader.take,
  });
  if (unzipped.status === 'damaged') return failedOutcome(version, unzipped, cursor);
  const parsed = reader.finish();
  if (parsed.status === 'unreadable') return failedOutcome(version, parsed, cursor);
  if (parsed.keptCount === 0) return failedOutcome(version, { reason: 'no event of the span' }, cursor);
  return readOutcome([parsed], span === undefined ? { version, ...answer.validators } : cursor);
}

/** What the server said of a version that was read; undefined for one that was not. */
function validatorsOf(cursor: Json, version: string): Validators | undefined {
  if (textMember(cursor, 'version') !== version) return undefined;
  const etag = textMember(cursor, 'etag');
  const lastModified = textMember(cursor, 'lastModified');
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** A month is covered whole or not at all, so a span reads every month that it touches. */
function wholeMonths({ from, to }: { readonly from: number; readonly to: number }) {
  const [first, last] = [new Date(from), new Date(to - 1)];
  return {
    from: Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1),
    to: Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1),
  };
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');
