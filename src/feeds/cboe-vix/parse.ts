import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { parseUsDate } from '../us-date.ts';

const COLUMNS = ['DATE', 'OPEN', 'HIGH', 'LOW', 'CLOSE'];
/** The index has closed between 9 and 83; 200 would be another unit. */
const RANGE = { above: 0, upTo: 200 };

/**
 * Reads `VIX_History.csv`. Days outside the window are ignored; `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseVixHistory(bytes: Uint8Array, window: ReadingWindow, now: number): Parsed {
  const table = readCsv(bytes, COLUMNS);
  if (table.status === 'unreadable') return table;
  if (table.rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const outcome =
      row.length === table.width ? readDay(cell, window, now) : wrongWidth(plainText(cell('DATE'), 20), row.length);
    if (outcome === 'outside') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readDay(
  cell: (column: string) => string,
  window: ReadingWindow,
  now: number,
): ReadObservation | FeedProblem | 'outside' {
  const date = cell('DATE');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(date, 20),
    message: plainText(message, 40),
  });
  const day = parseUsDate(date);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  if (day < window.from || day >= window.to) return 'outside';
  const close = readDecimal(cell('CLOSE'), RANGE);
  if (typeof close === 'string') return rejected(close, cell('CLOSE'));
  const [low, high] = [readDecimal(cell('LOW'), RANGE), readDecimal(cell('HIGH'), RANGE)];
  if (typeof low === 'string') return rejected(low, cell('LOW'));
  if (typeof high === 'string') return rejected(high, cell('HIGH'));
  if (low > close || close > high) return rejected('out_of_range', 'the close is not between low and high');
  return {
    recordId: isoDate(day),
    metric: 'volatility_index',
    subject: seriesSubject('vix'),
    value: close,
    observedAt: day,
    lineage: 'cboe',
    event: isoDate(day),
    detail: { low: cell('LOW'), high: cell('HIGH') },
  };
}
