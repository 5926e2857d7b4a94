import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { createWindowFeed } from '../window-feed.ts';
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

/** One request for each table. */
export function createFiscaldata(fetchBytes: FetchBytes): Feed {
  return createWindowFeed(fetchBytes, {
    card: FISCALDATA_CARD,
    window: WINDOW,
    accept: ['application/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: FISCAL_TABLES.map((table) => ({
      name: table.path.slice(table.path.lastIndexOf('/') + 1),
      url: (window) => tableUrl(table, window),
      parse: (bytes, context) => parseFiscalTable(bytes, { table, ...context }),
    })),
  });
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
