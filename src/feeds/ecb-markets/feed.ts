import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { createWindowFeed } from '../window-feed.ts';
import { ECB_MARKETS_CARD, ECB_MARKETS_FIELDS } from './card.ts';
import { fakeEcbMarkets } from './fake-upstream.ts';
import { CURVE_KEY, MATURITIES, parsePortalDays, STRESS_KEY } from './parse.ts';

/** A year to see a course in; then the last days again, which are corrected at times. */
const WINDOW = { firstRunMs: 400 * DAY_MS, rereadMs: 20 * DAY_MS };
const TIMEOUT_MS = 30_000;
/** Each row repeats notes about its series: a year is 1 MB. */
const MAX_BYTES = 16 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/vnd.sdmx.data+csv', 'text/plain', 'application/octet-stream'];

const DATASETS = [
  { name: 'curve', path: `YC/${CURVE_KEY}.${Object.keys(MATURITIES).join('+')}` },
  { name: 'stress', path: `CISS/${STRESS_KEY}` },
] as const;

export const ECB_MARKETS: Registration = {
  card: ECB_MARKETS_CARD,
  fields: ECB_MARKETS_FIELDS,
  create: createEcbMarkets,
  probeUrl: (now) => portalUrl(DATASETS[0].path, { from: now - 20 * DAY_MS, to: now }),
  fake: fakeEcbMarkets,
};

/** The curve and the indicator, a table each. */
export function createEcbMarkets(fetchBytes: FetchBytes): Feed {
  return createWindowFeed(fetchBytes, {
    card: ECB_MARKETS_CARD,
    window: WINDOW,
    accept: CSV_TYPES,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: DATASETS.map(({ name, path }) => ({
      name,
      url: (window) => portalUrl(path, window),
      parse: parsePortalDays,
    })),
  });
}

const portalUrl = (path: string, { from, to }: ReadingWindow): string =>
  `https://data-api.ecb.europa.eu/service/data/${path}?format=csvdata&startPeriod=${isoDate(from)}&endPeriod=${isoDate(to - 1)}`;
