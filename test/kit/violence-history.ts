import { DAY_MS } from '../../src/assessment/time.ts';
import { UCDP_COLUMNS, type UcdpColumn, ucdpDate } from '../../src/feeds/fakes/ucdp-csv.ts';
import { countryByName } from '../../src/reference/countries.ts';
import { type CsvRecord, csvRecords, dayInstant } from './csv-records.ts';

/** A real event of organised violence. */
export interface HistoricalEvent {
  /** UTC midnight of its last day, epoch ms. */
  readonly endsAt: number;
  readonly record: CsvRecord;
}

/** Real UCDP events by their last day, from the daily histories below `history/conflict`. */
export function violenceHistory(paths: readonly string[]): readonly HistoricalEvent[] {
  return paths
    .flatMap(csvRecords)
    .map((record) => ({ endsAt: dateOf(record.date_end), record }))
    .sort((a, b) => a.endsAt - b.endsAt);
}

/** An event in UCDP's own columns; what its file leaves out is empty, or derived where a reader needs it. */
export function ucdpColumnsOf({ endsAt, record }: HistoricalEvent): Readonly<Partial<Record<UcdpColumn, string>>> {
  const startsAt = dateOf(record.date_start);
  const columns: Partial<Record<UcdpColumn, string>> = {};
  for (const column of UCDP_COLUMNS) columns[column] = wholeNumber(record[column] ?? '');
  columns.date_start = ucdpDate(startsAt);
  columns.date_end = ucdpDate(endsAt);
  columns.date_prec ||= datePrecision(endsAt - startsAt);
  columns.country_id ||= String(countryByName(record.country ?? '')?.gw ?? '');
  return columns;
}

/** The files carry ISO dates, with or without a time, and in the one of Syria days since 1970. */
function dateOf(text: string | undefined): number {
  return /^\d+(\.0)?$/.test(text ?? '') ? Number(text) * DAY_MS : dayInstant(text ?? '');
}

/** The file of Syria writes whole numbers as `3.0`. */
function wholeNumber(text: string): string {
  return /^-?\d+\.0$/.test(text) ? text.slice(0, -2) : text;
}

/** UCDP's scale where a file leaves it out: 1 a day, 3 a week, 4 a month, 5 longer. */
function datePrecision(span: number): string {
  if (span === 0) return '1';
  if (span <= 7 * DAY_MS) return '3';
  return span <= 31 * DAY_MS ? '4' : '5';
}
