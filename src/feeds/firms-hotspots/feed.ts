import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { FIRMS_HOTSPOTS_CARD } from './card.ts';
import { fakeFirmsHotspots } from './fake-upstream.ts';
import { parseHotspots } from './parse.ts';

const TIMEOUT_MS = 60_000;
/** Two days are 1 to 3 MB, eight days up to 10 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
const FOLDER = 'https://firms.modaps.eosdis.nasa.gov/data/active_fire/modis-c6.1/csv';

/** The file named 24h holds yesterday and today, UTC; the file named 7d the week before. */
const hotspotsUrl = (period: '24h' | '7d'): string => `${FOLDER}/MODIS_C6_1_Global_${period}.csv`;

export const FIRMS_HOTSPOTS: Registration = {
  card: FIRMS_HOTSPOTS_CARD,
  create: createFirmsHotspots,
  probeUrl: () => hotspotsUrl('24h'),
  fake: fakeFirmsHotspots,
};

/** Fires and other strong heat as MODIS sees them, counted by country and day. The past beyond a week needs a key. */
export function createFirmsHotspots(fetchBytes: FetchBytes): Feed {
  return {
    card: FIRMS_HOTSPOTS_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      if (span !== undefined && span.from < now - 7 * DAY_MS) {
        return failedOutcome('backfill', { reason: 'the text files reach back one week' }, cursor);
      }
      const isFirst = cursor === null;
      const validators = span === undefined ? readValidators(cursor) : {};
      const answer = await fetchBytes({
        url: hotspotsUrl(span === undefined && !isFirst ? '24h' : '7d'),
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
      // The validators of the week are not those of the day.
      const next = isFirst ? { firstReadAt: now } : { ...answer.validators };
      return readOutcome([{ ...parsed, observations }], span === undefined ? next : cursor);
    },
  };
}
