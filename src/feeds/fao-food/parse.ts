import Papa from 'papaparse';
import { seriesSubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { endOfMonth } from '../utc-month.ts';

/** A second file of the same name stands on 2002-2004 and ends in 2018: on another base it is another series. */
const BASE = '2014-2016=100';
/** The file begins with its name; a page or an envelope does not. */
const TITLE = /^[a-z ]*food price index$/i;
const HEADER = ['Date', 'Food Price Index'];
/** Rows in which the title, the base and the header stand. */
const HEAD_ROWS = 6;
/** The index has been between 50 and 161 since 1990. */
const RANGE = { above: 0, upTo: 1_000 };

/**
 * Reads the FAO Food Price Index: a title, the base, a header and a month a line, with a tail of empty cells. Months
 * outside the window are ignored; `observedAt` is the end of the month.
 * @param now epoch ms; months that end later are rejected
 */
export function parseFoodPrices(bytes: Uint8Array, window: ReadingWindow, now: number): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some((error) => error.type === 'Quotes'))
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const header = rows.slice(0, HEAD_ROWS).findIndex((row) => HEADER.every((name, at) => row[at] === name));
  if (header === -1 || !TITLE.test(rows[0]?.[0] ?? ''))
    return { status: 'unreadable', reason: 'no table of the food price index' };
  if (!rows.slice(0, header).some(([first]) => first?.replaceAll(' ', '') === BASE))
    return { status: 'unreadable', reason: `the index does not stand on ${BASE}` };
  const months = rows.slice(header + 1);
  if (months.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of months) {
    const outcome = readMonth(row, window, now);
    if (outcome === 'outside') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readMonth(
  [month = '', text = '']: readonly string[],
  window: ReadingWindow,
  now: number,
): ReadObservation | FeedProblem | 'outside' {
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(month, 20),
    message: plainText(message, 40),
  });
  const observedAt = endOfMonth(month);
  if (observedAt === undefined) return rejected('undated', 'no calendar month');
  if (observedAt > now) return rejected('future', month);
  if (observedAt < window.from || observedAt >= window.to) return 'outside';
  const value = readDecimal(text, RANGE);
  if (typeof value === 'string') return rejected(value, text);
  return {
    recordId: month,
    metric: 'food_price_index',
    subject: seriesSubject('ffpi'),
    value,
    observedAt,
    lineage: 'fao',
    event: month,
    detail: { base: BASE },
  };
}
