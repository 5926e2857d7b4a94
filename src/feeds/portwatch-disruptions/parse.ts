import { chokepointSubject, countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { chokepointByPortwatchId } from '../../reference/chokepoints.ts';
import { type Country, countryByName } from '../../reference/countries.ts';
import { arcgisDay, arcgisError } from '../arcgis.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { daysTouched } from '../utc-hour.ts';
import { PORTWATCH_DISRUPTIONS_CARD } from './card.ts';

/** As far back as an assessment reads disruptions. */
const LOOK_BACK_MS = 120 * DAY_MS;
/** PortWatch knows about 2,000 ports. */
const MAX_PORTS = 5_000;

/**
 * Reads the table of disruptions. A row is one event at one place; an event without a known place is one row too. For
 * each place and each UTC day of the last 120 on which it lasts there is one observation: at a country how many ports it
 * affects, at a chokepoint one. `observedAt` is the start of that day. An event without an end goes on until the table is
 * stale. The table bears no date of its own: its newest beginning or end is its date. An observation of the world says
 * how many ports and straits were still affected after that day, unless a damaged row might have been one of them.
 * @param now epoch ms, when the table was read
 */
export function parseDisruptions(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the table is not JSON' };
  const fault = arcgisError(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the table has no features' };
  // It has held events since 2019; nothing in it is throttling, not calm.
  if (features.length === 0) return { status: 'unreadable', reason: 'the table is empty' };
  const contentAt = newestDate(features, now);
  if (contentAt === undefined) return { status: 'unreadable', reason: 'no row is dated' };
  const tally = startTally();
  const until = Math.min(now, contentAt + PORTWATCH_DISRUPTIONS_CARD.maxAgeMs);
  let [affectedCount, damagedCount] = [0, 0];
  for (const feature of features) {
    const event = readEvent(memberOf(feature, 'attributes'), { now, until });
    if ('kind' in event) {
      damagedCount += 1;
      tally.reject(event);
      continue;
    }
    if (event.from <= contentAt && contentAt < event.endsAt) affectedCount += event.affectedCount;
    if (event.days.length === 0) tally.ignore();
    else {
      const places = placesOf(event);
      if (places.length === 0)
        tally.reject({ kind: 'unresolved_place', recordId: event.id, message: 'no country and no strait' });
      for (const place of places) {
        if ('kind' in place) tally.reject(place);
        else tally.keep(event.days.map((day) => observation(event, place, day)));
      }
    }
  }
  const rows = tally.rows(() => (damagedCount === 0 ? [worldOn(contentAt, affectedCount)] : []));
  return damagedCount === features.length
    ? { status: 'unreadable', reason: `not one sound row: ${Object.keys(rows.rejectedByKind).join(', ')}` }
    : { ...rows, contentAt };
}

/** Start of the newest day on which, by the table, something began or ended; epoch ms. An end to come is none yet. */
function newestDate(features: readonly unknown[], now: number): number | undefined {
  const days = features.flatMap((feature) =>
    ['fromdate', 'todate'].map((name) => arcgisDay(memberOf(memberOf(feature, 'attributes'), name))),
  );
  return days.reduce(
    (newest, day) => (day === undefined || day > now ? newest : Math.max(newest ?? day, day)),
    undefined,
  );
}

interface Disruption {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly alert: string;
  readonly countries: readonly string[];
  readonly straits: readonly string[];
  readonly affectedCount: number;
  /** Midnights of the first and the last day, epoch ms; infinite where no end is written. */
  readonly from: number;
  readonly endsAt: number;
  /** UTC midnights of the last 120 days on which it lasts, oldest first. */
  readonly days: readonly number[];
}

interface Place {
  readonly subject: string;
  readonly value: number;
}

function readEvent(
  attributes: unknown,
  { now, until }: { readonly now: number; readonly until: number },
): Disruption | FeedProblem {
  const eventId = numberMember(attributes, 'eventid') ?? textMember(attributes, 'eventid');
  const id = plainText(writtenValue(eventId ?? ''), 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const [name, fromDate] = [textMember(attributes, 'eventname'), memberOf(attributes, 'fromdate')];
  if (id === '' || name === undefined || fromDate === undefined || memberOf(attributes, 'todate') === undefined)
    return rejected('wrong_shape', 'a field asked for is absent');
  const from = arcgisDay(fromDate);
  const endDate = memberOf(attributes, 'todate');
  const to = endDate === null ? until : arcgisDay(endDate);
  if (from === undefined || to === undefined) return rejected('undated', 'no calendar days');
  if (from > now) return rejected('future', isoDate(from));
  if (to < from) return rejected('bad_span', 'it ends before it begins');
  const affectedCount = numberMember(attributes, 'n_affectedports') ?? 0;
  if (!Number.isInteger(affectedCount) || affectedCount < 0 || affectedCount > MAX_PORTS)
    return rejected('bad_number', 'no count of ports');
  return {
    id,
    from,
    endsAt: endDate === null ? Number.POSITIVE_INFINITY : to,
    name,
    type: textMember(attributes, 'eventtype') ?? '',
    alert: textMember(attributes, 'alertlevel') ?? '',
    countries: namesIn(textMember(attributes, 'country'), ';').flatMap((name) =>
      countryNamed(name) === undefined ? namesIn(name, ',') : [name],
    ),
    straits: namesIn(textMember(attributes, 'affectedports'), /[;,]/).filter((port) => port.startsWith('chokepoint')),
    affectedCount,
    days: to < now - LOOK_BACK_MS ? [] : daysTouched(Math.max(from, now - LOOK_BACK_MS), Math.min(to, now)),
  };
}

const namesIn = (text: string | undefined, separator: string | RegExp): readonly string[] =>
  [...new Set((text ?? '').split(separator).map((name) => name.trim()))].filter((name) => name !== '');

/** PortWatch's ports of `Korea` are those of KOR. Elsewhere the name alone means neither of the two. */
const countryNamed = (name: string): Country | undefined => countryByName(name === 'Korea' ? 'South Korea' : name);

function placesOf({ id, countries, straits, affectedCount }: Disruption): readonly (Place | FeedProblem)[] {
  return [
    ...countries.map((name) => {
      const country = countryNamed(name);
      return country === undefined
        ? { kind: 'unresolved_country', recordId: id, message: plainText(name, 60) }
        : { subject: countrySubject(country.iso2), value: affectedCount };
    }),
    ...straits.map((portId) => {
      const chokepoint = chokepointByPortwatchId(portId);
      return chokepoint === undefined
        ? { kind: 'unresolved_chokepoint', recordId: id, message: plainText(portId, 60) }
        : { subject: chokepointSubject(chokepoint.id), value: 1 };
    }),
  ];
}

function observation({ id, name, type, alert }: Disruption, { subject, value }: Place, day: number): ReadObservation {
  return {
    recordId: `${id}:${isoDate(day)}`,
    metric: 'port_disruptions',
    subject,
    value,
    observedAt: day,
    lineage: 'imf-portwatch',
    event: `disruption:${id}`,
    detail: plainDetail({ name, type, alert }),
  };
}

const worldOn = (day: number, value: number): ReadObservation => ({
  recordId: `table:${isoDate(day)}`,
  metric: 'port_disruptions',
  subject: WORLD_SUBJECT,
  value,
  observedAt: day,
  lineage: 'imf-portwatch',
  event: `table:${isoDate(day)}`,
  detail: {},
});
