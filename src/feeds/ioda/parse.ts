import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { excessRejections } from '../excess-rejections.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { daysTouched, hourId, hourOf } from '../utc-hour.ts';

/** The whole past of IODA's scoring; a longer outage is another unit. */
const MAX_MS = 3_700 * DAY_MS;

/**
 * Reads outage events of countries. One observation for each event and UTC day of the span on which it lasted:
 * `observedAt` is the start of the day, or of the event on its first; the value is the score with two significant
 * digits. Each of IODA's signals is a lineage, because they measure apart; `event` joins what they say of one country and
 * day. An observation of the world gives the worst score on the hour of the newest begin or end: an answer that reports
 * nothing newer is as old as that, and one that reports nothing at all is unreadable.
 * @param span what was asked for, epoch ms; later events are rejected
 */
export function parseOutages(bytes: Uint8Array, span: { readonly from: number; readonly to: number }): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const data = memberOf(json.value, 'data');
  const error = memberOf(json.value, 'error');
  if (error !== undefined && error !== null)
    return { status: 'unreadable', reason: `IODA answers ${plainText(JSON.stringify(error))}` };
  if (!Array.isArray(data)) return { status: 'unreadable', reason: 'no list of outages' };
  const tally = startTally();
  const seen = new Set<string>();
  for (const row of data) {
    const outcome = readRow(row, span);
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else {
      const id = `${outcome[0]?.subject ?? ''} ${outcome[0]?.recordId ?? ''}`;
      if (seen.has(id)) tally.reject({ kind: 'duplicate', recordId: id, message: 'repeated' });
      else tally.keep(outcome);
      seen.add(id);
    }
  }
  const { observations, ...rows } = tally.rows();
  const broken = excessRejections({ ...rows, observations });
  if (broken !== undefined) return { status: 'unreadable', reason: broken };
  const newestAt = newestIn(data, span);
  if (newestAt === undefined) return { status: 'unreadable', reason: 'no outage anywhere in the span' };
  const world: ReadObservation = {
    recordId: `list:${hourId(newestAt)}`,
    metric: 'internet_outage',
    subject: WORLD_SUBJECT,
    value: observations.reduce((worst, { value }) => Math.max(worst, value), 0),
    observedAt: hourOf(newestAt),
    lineage: 'ioda',
    event: `list:${hourId(newestAt)}`,
    detail: { events: String(rows.keptCount) },
  };
  return { ...rows, observations: [...observations, world] };
}

/** The newest instant of any event, epoch ms: its begin, or its end within the span. */
function newestIn(data: readonly unknown[], span: { readonly from: number; readonly to: number }): number | undefined {
  const instants = data.flatMap((row) => {
    const start = numberMember(row, 'start');
    const duration = numberMember(row, 'duration');
    if (start === undefined || duration === undefined || duration < 0 || duration * 1_000 > MAX_MS) return [];
    const [startAt, endAt] = [start * 1_000, (start + duration) * 1_000];
    return startAt < span.to && endAt >= span.from ? [Math.max(span.from, Math.min(endAt, span.to - 1))] : [];
  });
  return instants.length === 0 ? undefined : instants.reduce((newest, at) => Math.max(newest, at));
}

function readRow(
  row: unknown,
  span: { readonly from: number; readonly to: number },
): 'not_ours' | readonly ReadObservation[] | FeedProblem {
  const location = textMember(row, 'location');
  const datasource = textMember(row, 'datasource');
  const startSeconds = memberOf(row, 'start');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${location ?? ''} ${datasource ?? ''} ${writtenValue(startSeconds)}`, 80),
    message,
  });
  if (location === undefined || datasource === undefined || startSeconds === undefined)
    return rejected('wrong_shape', 'no place, signal or start');
  const [kind, code = ''] = location.split('/');
  if (kind !== 'country') return 'not_ours';
  const signal = plainText(datasource, 40);
  if (signal === '') return rejected('no_source', 'an unnamed signal');
  const start = numberMember(row, 'start');
  if (start === undefined || !Number.isInteger(start) || start < 1_300_000_000 || start > 4_102_444_800)
    return rejected('undated', 'no start in seconds');
  const startAt = start * 1_000;
  if (startAt >= span.to) return rejected('future', isoMinute(startAt));
  const durationSeconds = numberMember(row, 'duration');
  const score = numberMember(row, 'score');
  if (durationSeconds === undefined || durationSeconds < 0 || durationSeconds * 1_000 > MAX_MS)
    return rejected('bad_number', 'no duration in seconds');
  if (score === undefined || score < 0) return rejected('bad_number', 'no score');
  const country = countryByIso2(code.toUpperCase());
  if (country === undefined) return rejected('unresolved_country', plainText(code, 20));
  const endAt = Math.min(startAt + durationSeconds * 1_000, span.to - 1);
  if (endAt < span.from) return 'not_ours';
  return daysTouched(Math.max(startAt, span.from), endAt).map((day) => ({
    recordId: `${signal}:${startAt / 1_000}:${isoDate(day)}`,
    metric: 'internet_outage',
    subject: countrySubject(country.iso2),
    value: Number(score.toPrecision(2)),
    observedAt: Math.max(day, startAt),
    lineage: `ioda:${signal}`,
    event: `outage:${country.iso2}:${isoDate(day)}`,
    detail: plainDetail({ signal, since: isoMinute(startAt), method: textMember(row, 'method') }),
  }));
}
