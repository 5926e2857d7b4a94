import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { NOAA_CO2_CARD, NOAA_CO2_FIELDS } from './card.ts';
import { fakeNoaaCo2 } from './fake-upstream.ts';
import { parseCo2Months } from './parse.ts';

/** Five years: a trend over its seasons. */
const WINDOW_MS = 1_930 * DAY_MS;
const TIMEOUT_MS = 30_000;
/** Every month since 1958 is 60 KB. */
const MAX_BYTES = 1024 * 1024;

const CO2_URL = 'https://gml.noaa.gov/webdata/ccgg/trends/co2/co2_mm_mlo.txt';

export const NOAA_CO2: Registration = {
  card: NOAA_CO2_CARD,
  fields: NOAA_CO2_FIELDS,
  create: createNoaaCo2,
  probeUrl: () => CO2_URL,
  fake: fakeNoaaCo2,
};

/** Monthly means out of the full history, which is one file; NOAA revises the last year's months. */
export function createNoaaCo2(fetchBytes: FetchBytes): Feed {
  return {
    card: NOAA_CO2_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      const window = span ?? { from: now - WINDOW_MS, to: now + 1 };
      const answer = await readDocument(
        fetchBytes,
        { url: CO2_URL, accept: ['text/plain'], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
        (bytes) => parseCo2Months(bytes, window, now),
      );
      if (answer.status === 'failed') return failedOutcome('means', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('means', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('means', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}
