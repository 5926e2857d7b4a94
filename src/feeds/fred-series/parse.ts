import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';
import type { FredApiSeries } from './series.ts';

/**
 * Reads the observations of one series. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are refused
 */
export function parseObservations(bytes: Uint8Array, series: FredApiSeries, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const rows = memberOf(json.value, 'observations');
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no observations' };
  if ((numberMember(json.value, 'count') ?? 0) > rows.length)
    return { status: 'unreadable', reason: 'rows are left out' };
  const tally = startTally();
  for (const row of rows) {
    const outcome = readDay(row, series, now);
    if (outcome === 'no_quote') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readDay(row: unknown, series: FredApiSeries, now: number): ReadObservation | FeedProblem | 'no_quote' {
  const date = textMember(row, 'date');
  const text = textMember(row, 'value');
  const recordId = plainText(`${series.id} ${date ?? ''}`, 30);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId, message: plainText(message, 40) });
  if (date === undefined || text === undefined) return refused('wrong_shape', 'a field is absent');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined) return refused('undated', 'no calendar day');
  if (day > now) return refused('future', date);
  // A holiday: no quote was made.
  if (text === '.' || text === '') return 'no_quote';
  const value = readDecimal(text, series.range);
  if (typeof value === 'string') return refused(value, text);
  return {
    recordId: isoDate(day),
    metric: series.metric,
    subject: seriesSubject(series.id.toLowerCase()),
    value,
    observedAt: day,
    lineage: series.lineage,
    event: isoDate(day),
    detail: { series: series.id },
  };
}
