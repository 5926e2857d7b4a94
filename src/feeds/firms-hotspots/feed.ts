import { DAY_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome, withFallback } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { FIRMS_HOTSPOTS_CARD, FIRMS_HOTSPOTS_FIELDS } from './card.ts';
import { fakeFirmsHotspots } from './fake-upstream.ts';
import { parseHotspots } from './parse.ts';

const TIMEOUT_MS = 120_000;
/** Two days are 3 to 15 MB, eight days up to 70 MB. */
const MAX_BYTES = 96 * 1024 * 1024;

interface Satellite {
  readonly id: string;
  /** Folder and beginning of its files. */
  readonly path: string;
}

/** One is counted: their passes overlap. MODIS, which was counted before, is at its end (FEEDS.md §5). */
const FIRST: Satellite = { id: 'NOAA-20', path: 'noaa-20-viirs-c2/csv/J1_VIIRS_C2' };
const SECOND: Satellite = { id: 'NOAA-21', path: 'noaa-21-viirs-c2/csv/J2_VIIRS_C2' };

/** The file named 24h holds yesterday and today, UTC; those named 48h and 7d one day and six days more. */
const hotspotsUrl = ({ path }: Satellite, period: '24h' | '48h' | '7d'): string =>
  `https://firms.modaps.eosdis.nasa.gov/data/active_fire/${path}_Global_${period}.csv`;

export const FIRMS_HOTSPOTS: Registration = {
  card: FIRMS_HOTSPOTS_CARD,
  fields: FIRMS_HOTSPOTS_FIELDS,
  create: createFirmsHotspots,
  probeUrl: () => hotspotsUrl(FIRST, '24h'),
  fake: fakeFirmsHotspots,
};

/**
 * Fires and other strong heat as one satellite sees them, counted by country and day. Where its file is not to be had, that
 * of the next one is read, and the run names the one that failed. The past beyond a week needs a key.
 */
export function createFirmsHotspots(fetchBytes: FetchBytes): Feed {
  return {
    card: FIRMS_HOTSPOTS_CARD,
    async collect(request): Promise<FeedOutcome> {
      const first = await collectFrom(fetchBytes, FIRST, request);
      if (first.status !== 'failed' || first.retryAt !== undefined || request.signal.aborted) return first;
      // The validators in the cursor are those of the first.
      const cursor = request.cursor === null ? null : {};
      const second = await collectFrom(fetchBytes, SECOND, { ...request, cursor });
      if (second.status !== 'read') return first;
      const problem = { kind: 'second_source', recordId: FIRST.id, message: first.reason };
      return {
        ...withFallback(second, SECOND.id, [problem]),
        cursor: request.span === undefined ? { secondReadAt: request.now } : request.cursor,
      };
    },
  };
}

async function collectFrom(
  fetchBytes: FetchBytes,
  satellite: Satellite,
  { cursor, now, span, signal }: CollectRequest,
): Promise<FeedOutcome> {
  if (span !== undefined && span.from < now - 7 * DAY_MS) {
    return failedOutcome('backfill', { reason: 'the text files reach back one week' }, cursor);
  }
  const isFirst = cursor === null;
  const validators = span === undefined ? readValidators(cursor) : {};
  const answer = await fetchBytes({
    url: hotspotsUrl(satellite, span !== undefined ? '7d' : isFirst ? '48h' : '24h'),
    accept: ['text/csv', 'text/plain', 'application/csv', 'application/octet-stream'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    validators,
    signal,
  });
  if (answer.status === 'failed') return failedOutcome('file', answer, cursor);
  if (answer.status === 'not_modified') {
    return isConditional(validators)
      ? { status: 'unchanged', cursor }
      : failedOutcome('file', { reason: 'unasked 304' }, cursor);
  }
  const parsed = parseHotspots(answer.bytes, now);
  if (parsed.status === 'unreadable') return failedOutcome('file', parsed, cursor);
  const isAsked = (at: number): boolean => span === undefined || (at >= span.from && at < span.to);
  const observations = parsed.observations.filter(({ observedAt }) => isAsked(observedAt));
  // In the first hours of a day the short file may hold one day alone, which no later row has closed yet.
  if (observations.length === 0 && span === undefined && !isFirst) return { status: 'unchanged', cursor };
  if (observations.length === 0) return failedOutcome('file', { reason: 'it holds no whole day' }, cursor);
  // The validators of two days are not those of one.
  const next = isFirst ? { firstReadAt: now } : { ...answer.validators };
  if (span === undefined) return readOutcome([{ ...parsed, observations }], next);
  // Entries say how the last day stands, which a past week does not change.
  const { records: _, ...past } = parsed;
  return readOutcome([{ ...past, observations }], cursor);
}
