import Papa from 'papaparse';
import type { MetricId } from '../assessment/metrics.ts';
import { seriesSubject } from '../assessment/observation.ts';
import { isoDate } from '../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../ports/feed.ts';
import { type Parsed, startTally } from './parsed.ts';
import { plainText } from './plain-text.ts';
import { parseIsoDay } from './utc-instant.ts';

/** What a FRED table of one series is read as. */
export interface FredSeries {
  /** FRED's id, which heads the value column. */
  readonly id: string;
  /** Id of the series in our subjects. */
  readonly seriesId: string;
  readonly metric: MetricId;
  /** Whose number it is. */
  readonly lineage: string;
  /** Values outside (above, up to] are in another unit or wrong. */
  readonly above: number;
  readonly upTo: number;
}

const DATE_HEADERS = new Set(['observation_date', 'date']);

/**
 * Reads a `fredgraph.csv`, or the `alfredgraph.csv` that holds the same by day of publication. Of several columns the
 * one of the series is read, of several vintages the newest. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseFredCsv(bytes: Uint8Array, series: FredSeries, now: number): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  const [header = [], ...rows] = data;
  const names = header.map((name) => name.trim().toLowerCase());
  const column = DATE_HEADERS.has(names[0] ?? '') ? columnOf(names, series.id.toLowerCase()) : undefined;
  if (errors.some((error) => error.type === 'Quotes'))
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  if (column === undefined) return { status: 'unreadable', reason: `no table of ${series.id}` };
  if (rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const cells of rows) {
    const outcome = readRow(
      cells.map((cell) => cell.trim()),
      { series, column, width: header.length },
      now,
    );
    if (outcome === 'no_quote') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

/** ALFRED heads a column with the series and the day of its vintage: `DCOILBRENTEU_20261120`. */
function columnOf(names: readonly string[], id: string): number | undefined {
  const isVintage = (name: string): boolean => name.startsWith(`${id}_`) && /^\d{8}$/.test(name.slice(id.length + 1));
  const newest = names.filter(isVintage).toSorted().at(-1);
  const own = names.length === 2 && names[1] === 'value' ? 1 : names.indexOf(newest ?? id);
  return own > 0 ? own : undefined;
}

interface SeriesColumn {
  readonly series: FredSeries;
  readonly column: number;
  /** Columns of the table. */
  readonly width: number;
}

function readRow(
  cells: readonly string[],
  { series, column, width }: SeriesColumn,
  now: number,
): 'no_quote' | ReadObservation | FeedProblem {
  const [date = '', text = ''] = [cells[0], cells[column]];
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(date, 20), message });
  if (cells.length !== width) {
    return width === 2 && cells.length === 3
      ? rejected('decimal_comma', 'three cells in two columns')
      : rejected('wrong_shape', `${cells.length} cells`);
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  // A holiday: no quote was made.
  if (text === '' || text === '.') return 'no_quote';
  if (/^-?\d+,\d+$/.test(text)) return rejected('decimal_comma', plainText(text, 20));
  const value = /^-?\d{1,9}(\.\d{1,17})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return rejected('bad_number', plainText(text, 20));
  return quoteOf(series, day, value) ?? rejected('out_of_range', plainText(text, 20));
}

/** What a series was on a day, epoch ms at its start; nothing where the value is out of its range. */
export function quoteOf(series: FredSeries, day: number, value: number): ReadObservation | undefined {
  if (value <= series.above || value > series.upTo) return undefined;
  return {
    recordId: isoDate(day),
    metric: series.metric,
    subject: seriesSubject(series.seriesId),
    value,
    observedAt: day,
    lineage: series.lineage,
    event: isoDate(day),
    detail: { series: series.id },
  };
}
