import type { FeedMetricId } from '../../assessment/metrics.ts';
import { countrySubject } from '../../assessment/observation.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type DecimalRange, readDecimal } from '../decimal-number.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { tallyRows } from '../tally-rows.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { endOfMonth } from '../utc-month.ts';
import { CUSTOMS_RANGE, DEBT_RANGE } from './card.ts';

/** An amount of a row and the sound values of it. */
interface Amount {
  readonly field: string;
  readonly range: DecimalRange;
}

/** A table of the interface, of which one figure is read from each row. */
export interface FiscalTable {
  /** Below `…/fiscal_service/`. */
  readonly path: string;
  readonly metric: FeedMetricId;
  readonly amount: Amount;
  /** Further amounts by the name of their detail; one without a figure is left out. */
  readonly details: Readonly<Record<string, Amount>>;
  /** What each row must be of, by field. */
  readonly only: Readonly<Record<string, string>>;
  /** A row is of a month, whose last day it names, or of a day. */
  readonly per: 'month' | 'day';
}

export const FISCAL_TABLES: readonly FiscalTable[] = [
  {
    path: 'v1/accounting/mts/mts_table_9',
    metric: 'fiscaldata:customs_revenue',
    amount: { field: 'current_month_rcpt_outly_amt', range: CUSTOMS_RANGE },
    details: {
      fiscalYearToDate: {
        field: 'current_fytd_rcpt_outly_amt',
        range: { above: 12 * CUSTOMS_RANGE.above, upTo: 12 * CUSTOMS_RANGE.upTo },
      },
    },
    only: { classification_desc: 'Customs Duties' },
    per: 'month',
  },
  {
    path: 'v2/accounting/od/debt_to_penny',
    metric: 'fiscaldata:public_debt',
    amount: { field: 'tot_pub_debt_out_amt', range: DEBT_RANGE },
    details: {
      heldByPublic: { field: 'debt_held_public_amt', range: DEBT_RANGE },
      intragovernmental: { field: 'intragov_hold_amt', range: DEBT_RANGE },
    },
    only: {},
    per: 'day',
  },
];

interface FiscalContext {
  readonly table: FiscalTable;
  /** Rows outside are ignored. */
  readonly window: ReadingWindow;
  /** Epoch ms; later days are rejected, and months that have not ended. */
  readonly now: number;
}

/**
 * Reads one page of a table, which must be all of it: every value is a text, and what is not known the text `null`.
 * `observedAt` is the start of the UTC day, or the end of the month.
 */
export function parseFiscalTable(bytes: Uint8Array, context: FiscalContext): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const error = textMember(json.value, 'error');
  if (error !== undefined) return { status: 'unreadable', reason: `the upstream answers: ${plainText(error, 80)}` };
  const rows = memberOf(json.value, 'data');
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no data' };
  const total = numberMember(memberOf(json.value, 'meta'), 'total-count');
  if (total === undefined) return { status: 'unreadable', reason: 'the answer has no count of its rows' };
  if (total > rows.length) return { status: 'unreadable', reason: `${rows.length} of ${total} rows` };
  return tallyRows(rows, (row) => readRow(row, context));
}

function readRow(row: unknown, { table, window, now }: FiscalContext): ReadObservation | FeedProblem | 'ignored' {
  const { metric, amount, only, per } = table;
  const date = textMember(row, 'record_date') ?? '';
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(date, 20),
    message: plainText(message, 60),
  });
  const other = Object.keys(only).find((field) => textMember(row, field) !== only[field]);
  if (other !== undefined) return rejected('not_asked_for', `${other} ${writtenValue(memberOf(row, other))}`);
  const observedAt = instantOf(date, per);
  if (observedAt === undefined) return rejected('undated', `no last day of a ${per}`);
  if (observedAt > now) return rejected('future', date);
  if (observedAt < window.from || observedAt >= window.to) return 'ignored';
  const value = readAmount(row, amount);
  if (value === 'none') return 'ignored';
  if (typeof value === 'string') return rejected(value, `${amount.field} ${writtenValue(memberOf(row, amount.field))}`);
  const detail: Record<string, string> = {};
  for (const [name, further] of Object.entries(table.details)) {
    const figure = readAmount(row, further);
    if (typeof figure === 'number') detail[name] = String(figure);
    else if (figure !== 'none')
      return rejected(figure, `${further.field} ${writtenValue(memberOf(row, further.field))}`);
  }
  const id = per === 'month' ? date.slice(0, 7) : date;
  return { recordId: id, metric, subject: US, value, observedAt, lineage: 'us-treasury', event: id, detail };
}

const US = countrySubject('US');

/** The start of a UTC day written `2026-08-31`, or the end of the month whose last day it is; epoch ms. */
function instantOf(date: string, per: FiscalTable['per']): number | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined || per === 'day') return day;
  const end = endOfMonth(date.slice(0, 7));
  return end !== undefined && end - day < DAY_MS ? end : undefined;
}

/** A number; `none` where there is no figure; else why it is none that is sound. */
function readAmount(row: unknown, { field, range }: Amount): ReturnType<typeof readDecimal> | 'none' | 'wrong_shape' {
  const text = memberOf(row, field);
  if (text === null || text === 'null' || text === '') return 'none';
  return typeof text === 'string' ? readDecimal(text, range) : 'wrong_shape';
}
