import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { memberOf, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';
import type { EiaSeries } from './series.ts';

/**
 * Reads one answer of the API: daily values of one series. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are refused
 */
export function parseSeries(bytes: Uint8Array, series: EiaSeries, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const response = memberOf(json.value, 'response');
  const rows = memberOf(response, 'data');
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no data' };
  if (Number(memberOf(response, 'total')) > rows.length) return { status: 'unreadable', reason: 'rows are left out' };
  const tally = startTally();
  for (const row of rows) {
    const outcome = readDay(row, series, now);
    if (outcome === 'no_quote') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readDay(row: unknown, series: EiaSeries, now: number): ReadObservation | FeedProblem | 'no_quote' {
  const period = textMember(row, 'period');
  const value = memberOf(row, 'value');
  const recordId = plainText(`${series.id} ${period ?? ''}`, 30);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId, message: plainText(message, 40) });
  if (period === undefined || value === undefined) return refused('wrong_shape', 'a field is absent');
  if (textMember(row, 'series') !== series.id)
    return refused('not_asked_for', textMember(row, 'series') ?? 'no series');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(period) ? parseIsoDay(period) : undefined;
  if (day === undefined) return refused('undated', 'no calendar day');
  if (day > now) return refused('future', period);
  if (value === null) return 'no_quote';
  if (textMember(row, 'units') !== series.unit) return refused('wrong_unit', textMember(row, 'units') ?? 'no unit');
  // Numbers until 2024, texts since.
  const price = readDecimal(writtenValue(value), series.range);
  if (typeof price === 'string') return refused(price, writtenValue(value));
  return {
    recordId: isoDate(day),
    metric: series.metric,
    subject: seriesSubject(series.id.toLowerCase()),
    value: price,
    observedAt: day,
    lineage: 'eia',
    event: isoDate(day),
    detail: { series: series.id },
  };
}
