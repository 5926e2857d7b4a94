import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { readSeriesCursor, writeSeriesCursor } from '../series-cursor.ts';
import { EIA_PETROLEUM_CARD, EIA_PETROLEUM_FIELDS } from './card.ts';
import { fakeEiaPetroleum } from './fake-upstream.ts';
import { CUSHING_STOCKS, NATIONAL_STOCKS, parseStocks } from './parse.ts';

const TIMEOUT_MS = 20_000;
/** Each table is under 20 KB. */
const MAX_BYTES = 1024 * 1024;
const CSV_TYPES = ['text/plain', 'text/csv', 'application/csv', 'application/octet-stream', 'application/vnd.ms-excel'];

const NATIONAL_URL = 'https://ir.eia.gov/wpsr/table1.csv';
const CUSHING_URL = 'https://ir.eia.gov/wpsr/table4.csv';

export const EIA_PETROLEUM: Registration = {
  card: EIA_PETROLEUM_CARD,
  fields: EIA_PETROLEUM_FIELDS,
  create: createEiaPetroleum,
  probeUrl: () => NATIONAL_URL,
  fake: fakeEiaPetroleum,
};

/** The newest weekly report, which holds this week, the last and one a year ago; the upstream keeps no older tables. */
export function createEiaPetroleum(fetchBytes: FetchBytes): Feed {
  return {
    card: EIA_PETROLEUM_CARD,
    async collect({ cursor, now, signal, span }): Promise<FeedOutcome> {
      if (span !== undefined)
        return failedOutcome('backfill', { reason: 'only the newest report is published' }, cursor);
      const { validators } = readSeriesCursor(cursor);
      const limits = { accept: CSV_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal };
      const national = await readDocument(fetchBytes, { url: NATIONAL_URL, validators, ...limits }, (bytes) =>
        parseStocks(bytes, NATIONAL_STOCKS, now),
      );
      if (national.status === 'failed') return failedOutcome('table 1', national, cursor);
      // Both tables are published together.
      if (national.status === 'not_modified') return { status: 'unchanged', cursor };
      if (national.rows.keptCount === 0) return failedOutcome('table 1', nothingKept(national.rows), cursor);
      const cushing = await readDocument(fetchBytes, { url: CUSHING_URL, ...limits }, (bytes) =>
        parseStocks(bytes, CUSHING_STOCKS, now),
      );
      if (cushing.status === 'failed') return failedOutcome('table 4', cushing, cursor);
      if (cushing.status === 'not_modified') return failedOutcome('table 4', { reason: 'unasked 304' }, cursor);
      if (cushing.rows.keptCount === 0) return failedOutcome('table 4', nothingKept(cushing.rows), cursor);
      const outcome = readOutcome([national.rows, cushing.rows], cursor);
      const { newestContentAt } = outcome;
      if (newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, national.validators) };
    },
  };
}
