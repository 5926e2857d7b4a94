import { DAY_MS } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import { WORKBOOK_TYPES } from '../read-worksheet.ts';
import type { Registration } from '../registration.ts';
import { readingWindow, readSeriesCursor, writeSeriesCursor } from '../series-cursor.ts';
import { isConditional } from '../stored-validators.ts';
import { GPR_DAILY_CARD, GPR_DAILY_FIELDS } from './card.ts';
import { fakeGprDaily } from './fake-upstream.ts';
import { parseRiskIndices } from './parse.ts';

/** A year and its season before; then six weeks again, because the newest days are revised. */
const WINDOW = { firstRunMs: 400 * DAY_MS, rereadMs: 42 * DAY_MS };
const TIMEOUT_MS = 60_000;
/** Every day since 1985 is 3.3 MB in 2026. */
const MAX_BYTES = 8 * 1024 * 1024;

const GPR_URL = 'https://www.matteoiacoviello.com/gpr_files/data_gpr_daily_recent.xls';

export const GPR_DAILY: Registration = {
  card: GPR_DAILY_CARD,
  fields: GPR_DAILY_FIELDS,
  create: createGprDaily,
  probeUrl: () => GPR_URL,
  fake: fakeGprDaily,
};

/** Daily indices of geopolitical risk out of the full history, which is one workbook. */
export function createGprDaily(fetchBytes: FetchBytes): Feed {
  return {
    card: GPR_DAILY_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, WINDOW);
      const validators = span === undefined ? readSeriesCursor(cursor).validators : {};
      const answer = await readDocument(
        fetchBytes,
        { url: GPR_URL, accept: WORKBOOK_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, validators, signal },
        (bytes) => parseRiskIndices(bytes, window, now),
      );
      if (answer.status === 'failed') return failedOutcome('workbook', answer, cursor);
      if (answer.status === 'not_modified') {
        return isConditional(validators)
          ? { status: 'unchanged', cursor }
          : failedOutcome('workbook', { reason: 'unasked 304' }, cursor);
      }
      if (answer.rows.keptCount === 0) return failedOutcome('workbook', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, answer.validators) };
    },
  };
}
