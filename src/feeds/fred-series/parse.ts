import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type DailySeries, quotedDay, readQuote, rejectionOfQuote } from '../families/daily-series/quote.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { tallyRows } from '../tally-rows.ts';

/**
 * Reads the observations of one series. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseObservations(bytes: Uint8Array, series: DailySeries, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const rows = memberOf(json.value, 'observations');
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no observations' };
  if ((numberMember(json.value, 'count') ?? 0) > rows.length)
    return { status: 'unreadable', reason: 'rows are left out' };
  return tallyRows(rows, (row) => readDay(row, series, now));
}

function readDay(row: unknown, series: DailySeries, now: number): ReadObservation | FeedProblem | 'ignored' {
  const date = textMember(row, 'date');
  const text = textMember(row, 'value');
  const rejected = rejectionOfQuote(series, date);
  if (date === undefined || text === undefined) return rejected(['wrong_shape', 'a field is absent']);
  const day = quotedDay(date, now);
  if (typeof day !== 'number') return rejected(day);
  // A holiday: no quote was made.
  if (text === '.' || text === '') return 'ignored';
  const quote = readQuote(series, { day, text });
  return 'metric' in quote ? quote : rejected(quote);
}
