import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso3 } from '../../reference/countries.ts';
import { arcgisDay, arcgisError, dateMember } from '../arcgis.ts';
import { memberOf, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

/** The ports of China see under 4,000 calls a day. */
const MAX_CALLS = 50_000;

interface CountryDay {
  readonly iso2: string;
  readonly day: number;
  readonly calls: number;
}

/**
 * Reads port calls by country and day, whether the layer has added up its ports or lists them. `observedAt` is the start
 * of the UTC day counted; each day has one observation of the world besides.
 * @param now epoch ms; later days are rejected
 */
export function parsePortCalls(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const fault = arcgisError(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  if (memberOf(json.value, 'exceededTransferLimit') === true)
    return { status: 'unreadable', reason: 'the layer cut the answer' };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the answer has no features' };
  const tally = startTally();
  const calls = new Map<string, CountryDay>();
  const world = new Map<number, number>();
  for (const feature of features) {
    const outcome = readRow(memberOf(feature, 'attributes'), now);
    if ('kind' in outcome) {
      tally.reject(outcome);
      continue;
    }
    tally.keep([]);
    const key = `${outcome.iso2} ${outcome.day}`;
    calls.set(key, { ...outcome, calls: outcome.calls + (calls.get(key)?.calls ?? 0) });
    world.set(outcome.day, outcome.calls + (world.get(outcome.day) ?? 0));
  }
  const rows = tally.rows(() => [
    ...[...calls.values()].map(({ iso2, day, calls: value }) => observation(countrySubject(iso2), day, value)),
    ...[...world].map(([day, value]) => observation(WORLD_SUBJECT, day, value)),
  ]);
  return rows.totalCount > 0 && rows.rejectedByKind.wrong_shape === rows.totalCount
    ? { status: 'unreadable', reason: 'no row has the fields asked for' }
    : rows;
}

function readRow(attributes: unknown, now: number): CountryDay | FeedProblem {
  const iso3 = textMember(attributes, 'ISO3');
  const date = dateMember(attributes);
  const sum = memberOf(attributes, SUM_FIELD) ?? memberOf(attributes, 'portcalls');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${iso3 ?? ''}:${writtenValue(date)}`, 60),
    message,
  });
  if (iso3 === undefined || date === undefined || sum === undefined) {
    return rejected('wrong_shape', 'a field asked for is absent');
  }
  const day = arcgisDay(date);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', isoDate(day));
  const country = countryByIso3(iso3);
  if (country === undefined) return rejected('unresolved_country', plainText(iso3, 20));
  if (typeof sum !== 'number' || !Number.isInteger(sum) || sum < 0 || sum > MAX_CALLS)
    return rejected('bad_number', 'no count of ships');
  return { iso2: country.iso2, day, calls: sum };
}

const observation = (subject: string, day: number, value: number): ReadObservation => ({
  recordId: isoDate(day),
  metric: 'port_calls',
  subject,
  value,
  observedAt: day,
  lineage: 'imf-portwatch',
  event: isoDate(day),
  detail: {},
});

/** Name of the sum over a country's ports. */
export const SUM_FIELD = 'portcalls_sum';
