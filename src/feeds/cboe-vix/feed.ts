import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { readingWindow, readSeriesCursor, writeSeriesCursor } from '../series-cursor.ts';
import { CBOE_VIX_CARD, CBOE_VIX_FIELDS } from './card.ts';
import { fakeCboeVix } from './fake-upstream.ts';
import { parseVixHistory } from './parse.ts';

/** The window an assessment reads, and some weeks of margin; then the last month again, for corrections. */
const WINDOW = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };
const TIMEOUT_MS = 20_000;
/** The whole history since 1990 is half a megabyte. */
const MAX_BYTES = 8 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'];

export const VIX_URL = 'https://cdn.cboe.com/api/global/us_indices/daily_prices/VIX_History.csv';

export const CBOE_VIX: Registration = {
  card: CBOE_VIX_CARD,
  fields: CBOE_VIX_FIELDS,
  create: createCboeVix,
  probeUrl: () => VIX_URL,
  fake: fakeCboeVix,
};

/** Daily closes of the VIX out of its whole history, which is one file. */
export function createCboeVix(fetchBytes: FetchBytes): Feed {
  return {
    card: CBOE_VIX_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const { validators } = readSeriesCursor(cursor);
      const answer = await readDocument(
        fetchBytes,
        {
          url: VIX_URL,
          accept: CSV_TYPES,
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
          ...(span === undefined ? { validators } : {}),
        },
        (bytes) => parseVixHistory(bytes, readingWindow(request, WINDOW), now),
      );
      if (answer.status === 'failed') return failedOutcome('history', answer, cursor);
      if (answer.status === 'not_modified') return { status: 'unchanged', cursor };
      if (answer.rows.keptCount === 0) return failedOutcome('history', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, answer.validators) };
    },
  };
}
