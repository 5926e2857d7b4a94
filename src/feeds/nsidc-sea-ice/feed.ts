import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { readingWindow, writeSeriesCursor } from '../series-cursor.ts';
import { NSIDC_SEA_ICE_CARD, NSIDC_SEA_ICE_FIELDS } from './card.ts';
import { fakeNsidcSeaIce } from './fake-upstream.ts';
import { type Hemisphere, parseSeaIce } from './parse.ts';

/** Three years to see a season in; then the last year again, because final values replace near-real-time ones by then. */
const WINDOW = { firstRunMs: 1_100 * DAY_MS, rereadMs: 400 * DAY_MS };
const TIMEOUT_MS = 60_000;
/** Every day since 1978 is 1.9 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'];

const FOLDER = 'https://noaadata.apps.nsidc.org/NOAA/G02135';
const FILES: readonly (readonly [Hemisphere, string])[] = [
  ['arctic', `${FOLDER}/north/daily/data/N_seaice_extent_daily_v4.0.csv`],
  ['antarctic', `${FOLDER}/south/daily/data/S_seaice_extent_daily_v4.0.csv`],
];

export const NSIDC_SEA_ICE: Registration = {
  card: NSIDC_SEA_ICE_CARD,
  fields: NSIDC_SEA_ICE_FIELDS,
  create: createNsidcSeaIce,
  probeUrl: () => `${FOLDER}/north/daily/data/N_seaice_extent_daily_v4.0.csv`,
  fake: fakeNsidcSeaIce,
};

/** The daily extents of both hemispheres, a file each with the full history: both are read, or the run has failed. */
export function createNsidcSeaIce(fetchBytes: FetchBytes): Feed {
  return {
    card: NSIDC_SEA_ICE_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal } = request;
      const window = readingWindow(request, WINDOW);
      const read: ParsedRows[] = [];
      for (const [hemisphere, url] of FILES) {
        const answer = await readDocument(
          fetchBytes,
          { url, accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
          (bytes) => parseSeaIce(bytes, { hemisphere, window, now }),
        );
        if (answer.status === 'failed') return failedOutcome(hemisphere, answer, cursor);
        if (answer.status === 'not_modified') return failedOutcome(hemisphere, { reason: 'unasked 304' }, cursor);
        if (answer.rows.keptCount === 0) return failedOutcome(hemisphere, nothingKept(answer.rows), cursor);
        read.push(answer.rows);
      }
      const outcome = readOutcome(read, cursor);
      const { newestContentAt } = outcome;
      if (request.span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}
