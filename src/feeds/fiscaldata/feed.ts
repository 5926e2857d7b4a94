import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { type ReadingWindow, readingWindow, writeSeriesCursor } from '../series-cursor.ts';
import { FISCALDATA_CARD, FISCALDATA_FIELDS } from './card.ts';
import { fakeFiscaldata } from './fake-upstream.ts';
import { FISCAL_TABLES, type FiscalTable, parseFiscalTable } from './parse.ts';

/** Five years: each month of a fiscal year with four before it; then three months again, of which the last may be late. */
const WINDOW = { firstRunMs: 1_930 * DAY_MS, rereadMs: 100 * DAY_MS };
const TIMEOUT_MS = 30_000;
/** The debt of five years is 300 KB. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The largest that the interface serves. */
const PAGE_ROWS = 10_000;

const SERVICE = 'https://api.fiscaldata.treasury.gov/services/api/fiscal_service';

export const FISCALDATA: Registration = {
  card: FISCALDATA_CARD,
  fields: FISCALDATA_FIELDS,
  create: createFiscaldata,
  probeUrl: () => `${SERVICE}/v2/accounting/od/debt_to_penny?sort=-record_date&page%5Bsize%5D=1`,
  fake: fakeFiscaldata,
};

/** One request for each table: all of them are read, or the run has failed. */
export function createFiscaldata(fetchBytes: FetchBytes): Feed {
  return {
    card: FISCALDATA_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, signal, span } = request;
      const window = readingWindow(request, WINDOW);
      const read: ParsedRows[] = [];
      for (const table of FISCAL_TABLES) {
        const answer = await readDocument(
          fetchBytes,
          {
            url: tableUrl(table, window),
            accept: ['application/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal,
          },
          (bytes) => parseFiscalTable(bytes, { table, window, now }),
        );
        const name = table.path.slice(table.path.lastIndexOf('/') + 1);
        if (answer.status === 'failed') return failedOutcome(name, answer, cursor);
        if (answer.status === 'not_modified') return failedOutcome(name, { reason: 'unasked 304' }, cursor);
        // A backfill may be of days without the end of a month.
        const mayBeEmpty = span !== undefined && answer.rows.totalCount === 0;
        if (answer.rows.keptCount === 0 && !mayBeEmpty) return failedOutcome(name, nothingKept(answer.rows), cursor);
        read.push(answer.rows);
      }
      const outcome = readOutcome(read, cursor);
      const { newestContentAt } = outcome;
      if (newestContentAt === undefined) return failedOutcome('tables', { reason: 'no row in the window' }, cursor);
      return span === undefined ? { ...outcome, cursor: writeSeriesCursor(newestContentAt, {}) } : outcome;
    },
  };
}

function tableUrl({ path, amount, details, only }: FiscalTable, { from, to }: ReadingWindow): string {
  const further = Object.values(details).map(({ field }) => field);
  const fields = ['record_date', ...Object.keys(only), amount.field, ...further].join(',');
  const filter = [
    ...Object.entries(only).map(([field, text]) => `${field}:eq:${encodeURIComponent(text)}`),
    `record_date:gte:${isoDate(from)}`,
    `record_date:lte:${isoDate(to - 1)}`,
  ].join(',');
  return `${SERVICE}/${path}?fields=${fields}&filter=${filter}&sort=-record_date&page%5Bnumber%5D=1&page%5Bsize%5D=${PAGE_ROWS}`;
}
