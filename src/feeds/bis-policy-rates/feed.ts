import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { isoMonth } from '../utc-month.ts';
import { createWindowFeed } from '../window-feed.ts';
import { BIS_POLICY_RATES_CARD, BIS_POLICY_RATES_FIELDS } from './card.ts';
import { fakeBisPolicyRates } from './fake-upstream.ts';
import { parsePolicyRates } from './parse.ts';

/** Three years of decisions; then the last months again, which are corrected at times. */
const WINDOW = { firstRunMs: 1_130 * DAY_MS, rereadMs: 92 * DAY_MS };
const TIMEOUT_MS = 60_000;
/** Each row repeats notes about its series, up to 2 KB: 37 months are 1 to 3 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

export const BIS_POLICY_RATES: Registration = {
  card: BIS_POLICY_RATES_CARD,
  fields: BIS_POLICY_RATES_FIELDS,
  create: createBisPolicyRates,
  probeUrl: (now) => ratesUrl({ from: now - 92 * DAY_MS, to: now }),
  fake: fakeBisPolicyRates,
};

/** The months of all central banks in one table. */
export function createBisPolicyRates(fetchBytes: FetchBytes): Feed {
  return createWindowFeed(fetchBytes, {
    card: BIS_POLICY_RATES_CARD,
    window: WINDOW,
    accept: ['text/csv', 'application/vnd.sdmx.data+csv', 'text/plain', 'application/octet-stream'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: [{ name: 'rates', url: ratesUrl, parse: parsePolicyRates }],
  });
}

const ratesUrl = ({ from, to }: ReadingWindow): string =>
  `https://stats.bis.org/api/v1/data/WS_CBPOL/M./all?format=csv&startPeriod=${isoMonth(from)}&endPeriod=${isoMonth(to - 1)}`;
