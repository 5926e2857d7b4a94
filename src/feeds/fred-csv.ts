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
 * Reads a `fredgraph.csv` of one series. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseFredCsv(bytes: Uint8Array, series: FredSeries, now: number): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  const [header, ...rows] = data;
  const [dateName, valueName] = (header ?? []).map((name) => name.trim().toLowerCase());
  const isHeader = DATE_HEADERS.has(dateName ?? '') && (valueName === series.id.toLowerCase() || valueName === 'value');
  if (errors.some((error) => error.type === 'Quotes'))
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  if (!isHeader || header?.length !== 2) return { status: 'unreadable', reason: `no table of ${series.id}` };
  if (rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const cells of rows) {
    const outcome = readRow(
      cells.map((cell) => cell.trim()),
      series,
      now,
    );
    if (outcome === 'no_quote') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readRow(
  cells: readonly string[],
  series: FredSeries,
  now: number,
): 'no_quote' | ReadObservation | FeedProblem {
  const [date = '', text = ''] = cells;
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(date, 20), message });
  if (cells.length !== 2) {
    return cells.length === 3
      ? rejected('decimal_comma', 'three cells in two columns')
      : rejected('wrong_shape', 'no pair');
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  // A holiday: no quote was made.
  if (text === '' || text === '.') return 'no_quote';
  if (/^-?\d+,\d+$/.test(text)) return rejected('decimal_comma', plainText(text, 20));
  const value = /^-?\d{1,9}(\.\d{1,17})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return rejected('bad_number', plainText(text, 20));
  if (value <= series.above || value > series.upTo) return rejected('out_of_range', plainText(text, 20));
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
