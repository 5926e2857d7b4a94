import { seriesSubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { endOfMonth } from '../utc-month.ts';
import { CO2_RANGE } from './card.ts';

/** Two lines of the comments head the columns. */
const HEADS = [/^#\s+decimal\s+monthly\s+de-season\b/m, /^#\s+date\s+average\s+alized\b/m];
/** Year, month, decimal date, average, de-seasonalised average, days, deviation, uncertainty. */
const COLUMNS = 8;

/**
 * Reads the monthly means of Mauna Loa: comments, then a month per line, in columns of spaces. Months outside the window
 * are ignored; `observedAt` is the end of the month.
 * @param now epoch ms; a table with a month that ends later is rejected, because all its months may be shifted
 */
export function parseCo2Months(bytes: Uint8Array, window: ReadingWindow, now: number): Parsed {
  const text = new TextDecoder().decode(bytes);
  if (!text.startsWith('#') || !HEADS.every((head) => head.test(text)))
    return { status: 'unreadable', reason: 'no table of monthly means' };
  const rows = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of rows) {
    const outcome = readMonth(row.trim().split(/\s+/), window, now);
    if (outcome === 'outside') tally.ignore();
    else if ('kind' in outcome && outcome.kind === 'future')
      return { status: 'unreadable', reason: `${outcome.recordId} has not ended` };
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readMonth(
  cells: readonly string[],
  window: ReadingWindow,
  now: number,
): ReadObservation | FeedProblem | 'outside' {
  const [year = '', monthNumber = '', , average = '', , days = ''] = cells;
  const month = `${year}-${monthNumber.padStart(2, '0')}`;
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(month, 20),
    message: plainText(message, 40),
  });
  if (cells.length !== COLUMNS) return rejected('wrong_shape', `${cells.length} columns`);
  const observedAt = endOfMonth(month);
  if (observedAt === undefined) return rejected('undated', 'no calendar month');
  if (observedAt > now) return rejected('future', month);
  if (observedAt < window.from || observedAt >= window.to) return 'outside';
  const value = readDecimal(average, CO2_RANGE);
  if (typeof value === 'string') return rejected(value, average);
  return {
    recordId: month,
    metric: 'noaa-co2:concentration',
    subject: seriesSubject('mauna-loa-co2'),
    value,
    observedAt,
    lineage: 'noaa-gml',
    event: month,
    // Without days of its own a month is interpolated, or from before days were counted.
    detail: /^[1-9]\d?$/.test(days) ? { days } : {},
  };
}
