import { chokepointSubject, countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { chokepointByPortwatchId } from '../../reference/chokepoints.ts';
import { type Country, countryByName } from '../../reference/countries.ts';
import { arcgisDay, arcgisError } from '../arcgis.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { daysTouched } from '../utc-hour.ts';

/** As far back as an assessment reads disruptions. */
const LOOK_BACK_MS = 120 * DAY_MS;
/** PortWatch knows about 2,000 ports. */
const MOST_PORTS = 5_000;

/**
 * Reads the table of disruptions. A row is one event at one place; an event without a known place is one row too. For
 * each place and each UTC day of the last 120 on which it lasts there is one observation: at a country how many ports it
 * affects, at a chokepoint one. `observedAt` is the start of that day. An observation of the world says how many ports
 * and straits are affected on the day of reading, by the table, zero included. An event without an end goes on.
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
  const tally = startTally();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  let affectedToday = 0;
  for (const feature of features) {
    const event = readEvent(memberOf(feature, 'attributes'), now);
    if (event === 'over') tally.ignore();
    else if ('kind' in event) tally.refuse(event);
    else {
      if (event.days.at(-1) === today) affectedToday += event.affectedCount;
      const places = placesOf(event);
      if (places.length === 0)
        tally.refuse({ kind: 'unresolved_place', recordId: event.id, message: 'no country and no strait' });
      for (const place of places) {
        if ('kind' in place) tally.refuse(place);
        else tally.keep(event.days.map((day) => observation(event, place, day)));
      }
    }
  }
  const rows = tally.rows(() => [worldOn(today, affectedToday)]);
  return rows.refusedByKind.wrong_shape === rows.totalCount
    ? { status: 'unreadable', reason: 'no row has the fields asked for' }
    : rows;
}

interface Disruption {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly alert: string;
  readonly countries: readonly string[];
  readonly straits: readonly string[];
  readonly affectedCount: number;
  /** UTC midnights, oldest first. */
  readonly days: readonly number[];
}

interface Place {
  readonly subject: string;
  readonly value: number;
}

function readEvent(attributes: unknown, now: number): 'over' | Disruption | FeedProblem {
  const eventId = numberMember(attributes, 'eventid') ?? textMember(attributes, 'eventid');
  const id = plainText(String(eventId ?? ''), 40);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const [name, fromDate] = [textMember(attributes, 'eventname'), memberOf(attributes, 'fromdate')];
  if (id === '' || name === undefined || fromDate === undefined || memberOf(attributes, 'todate') === undefined)
    return refused('wrong_shape', 'a field asked for is absent');
  const from = arcgisDay(fromDate);
  const endDate = memberOf(attributes, 'todate');
  const to = endDate === null ? now : arcgisDay(endDate);
  if (from === undefined || to === undefined) return refused('undated', 'no calendar days');
  if (from > now) return refused('future', isoDate(from));
  if (to < from) return refused('bad_span', 'it ends before it begins');
  const affectedCount = numberMember(attributes, 'n_affectedports') ?? 0;
  if (!Number.isInteger(affectedCount) || affectedCount < 0 || affectedCount > MOST_PORTS)
    return refused('bad_number', 'no count of ports');
  if (to < now - LOOK_BACK_MS) return 'over';
  return {
    id,
    name,
    type: textMember(attributes, 'eventtype') ?? '',
    alert: textMember(attributes, 'alertlevel') ?? '',
    countries: namesIn(textMember(attributes, 'country'), ';').flatMap((name) =>
      countryNamed(name) === undefined ? namesIn(name, ',') : [name],
    ),
    straits: namesIn(textMember(attributes, 'affectedports'), /[;,]/).filter((port) => port.startsWith('chokepoint')),
    affectedCount,
    days: daysTouched(Math.max(from, now - LOOK_BACK_MS), Math.min(to, now)),
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

const worldOn = (today: number, value: number): ReadObservation => ({
  recordId: `table:${isoDate(today)}`,
  metric: 'port_disruptions',
  subject: WORLD_SUBJECT,
  value,
  observedAt: today,
  lineage: 'imf-portwatch',
  event: `table:${isoDate(today)}`,
  detail: {},
});
