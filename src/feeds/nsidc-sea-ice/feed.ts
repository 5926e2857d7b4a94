import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { createWindowFeed } from '../window-feed.ts';
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

/** The daily extents of both hemispheres, a file each with the full history. */
export function createNsidcSeaIce(fetchBytes: FetchBytes): Feed {
  return createWindowFeed(fetchBytes, {
    card: NSIDC_SEA_ICE_CARD,
    window: WINDOW,
    accept: CSV_TYPES,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: FILES.map(([hemisphere, url]) => ({
      name: hemisphere,
      url: () => url,
      parse: (bytes, context) => parseSeaIce(bytes, { hemisphere, ...context }),
    })),
  });
}
