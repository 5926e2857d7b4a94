import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { parseUsDate } from '../us-date.ts';

/** Maturities we read: column and series. */
const MATURITIES = [
  ['3 Mo', 'us-3m'],
  ['2 Yr', 'us-2y'],
  ['10 Yr', 'us-10y'],
  ['30 Yr', 'us-30y'],
] as const;
/** Percent. Par yields have been between 0 and 16; a rate in basis points would lie above. */
const RANGE = { above: -5, upTo: 30 };

/**
 * Reads one year's CSV of par yields; a year without a day yet has none. Days outside the window are ignored;
 * `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseYieldCurve(bytes: Uint8Array, window: ReadingWindow, now: number): Parsed {
  const table = readCsv(bytes, ['Date', ...MATURITIES.map(([column]) => column)]);
  if (table.status === 'unreadable') return table;
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const outcome =
      row.length === table.width ? readDay(cell, window, now) : wrongWidth(plainText(cell('Date'), 20), row.length);
    if ('kind' in outcome) tally.reject(outcome);
    else if (outcome.length === 0) tally.ignore();
    else tally.keep(outcome);
  }
  return tally.rows();
}

/** None where the day is outside the window, or nothing was sold. */
function readDay(
  cell: (column: string) => string,
  window: ReadingWindow,
  now: number,
): readonly ReadObservation[] | FeedProblem {
  const date = cell('Date');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(date, 20),
    message: plainText(message, 40),
  });
  const day = parseUsDate(date);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  if (day < window.from || day >= window.to) return [];
  const yields: ReadObservation[] = [];
  for (const [column, series] of MATURITIES) {
    // No 30-year bond was sold between 2002 and 2006; such a cell is empty or N/A.
    if (cell(column) === '' || cell(column) === 'N/A') continue;
    const value = readDecimal(cell(column), RANGE);
    if (typeof value === 'string') return rejected(value, `${column} ${cell(column)}`);
    yields.push({
      recordId: isoDate(day),
      metric: 'government_yield',
      subject: seriesSubject(series),
      value,
      observedAt: day,
      lineage: 'us-treasury',
      event: isoDate(day),
      detail: { country: 'US', maturity: column },
    });
  }
  return yields;
}
