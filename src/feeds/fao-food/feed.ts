import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { writeSeriesCursor } from '../series-cursor.ts';
import { FAO_FOOD_CARD } from './card.ts';
import { fakeFaoFood } from './fake-upstream.ts';
import { parseFoodPrices } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const WINDOW_MS = 1_930 * DAY_MS;
const TIMEOUT_MS = 30_000;
/** The whole index since 1990 is 50 KB, most of it empty cells. */
const MAX_BYTES = 2 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'];

export const FOOD_PRICES_URL =
  'https://www.fao.org/media/docs/worldfoodsituationlibraries/default-document-library/food_price_indices_data.csv';

export const FAO_FOOD: Registration = {
  card: FAO_FOOD_CARD,
  create: createFaoFood,
  probeUrl: () => FOOD_PRICES_URL,
  fake: fakeFaoFood,
};

/** The food price index out of its whole history, which is one file; FAO revises the months of a year back. */
export function createFaoFood(fetchBytes: FetchBytes): Feed {
  return {
    card: FAO_FOOD_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      const window = span ?? { from: now - WINDOW_MS, to: now + 1 };
      const answer = await readDocument(
        fetchBytes,
        { url: FOOD_PRICES_URL, accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal },
        (bytes) => parseFoodPrices(bytes, window, now),
      );
      if (answer.status === 'failed') return failedOutcome('index', answer, cursor);
      if (answer.status === 'not_modified') return failedOutcome('index', { reason: 'unasked 304' }, cursor);
      if (answer.rows.keptCount === 0) return failedOutcome('index', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) };
    },
  };
}
