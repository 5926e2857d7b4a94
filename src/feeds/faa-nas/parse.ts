// Over 250 lines: two documents that state the same notices, in a folder of at most five files.
import type { MetricId } from '../../assessment/metrics.ts';
import { airportSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { airportByIata } from '../../reference/airports.ts';
import { memberOf, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { atTimeOfDay, monthNumber, parseCompactInstant, utcDay } from '../utc-instant.ts';
import { childText, parseXml, type XmlElement } from '../xml-tree.ts';

/** Clocks of the upstream and ours may disagree by this much. */
const CLOCK_SLACK_MS = 10 * MINUTE_MS;

/** Kinds of notice, by a word in the name of the list or of the item that holds it: nesting changes, the words stay. */
const KINDS: readonly (readonly [word: string, kind: NoticeKind])[] = [
  ['Closure', 'closure'],
  ['Ground_Stop', 'ground_stop'],
  ['Ground_Delay', 'ground_delay'],
  ['Arrival_Departure', 'arrival_departure'],
  ['Airspace_Flow', 'airspace_flow'],
];

/**
 * Reads the status of United States airports as XML, which dates itself.
 * @param now epoch ms; a status of later is unreadable
 */
export function parseNasStatus(bytes: Uint8Array, now: number): Parsed {
  const xml = parseXml(bytes);
  if (xml.status === 'not_xml') return { status: 'unreadable', reason: 'the status is not XML' };
  if (xml.root.name !== 'AIRPORT_STATUS_INFORMATION') return { status: 'unreadable', reason: 'no airport status' };
  const updatedAt = parseUpdateTime(childText(xml.root, 'Update_Time') ?? '');
  if (updatedAt === undefined) return { status: 'unreadable', reason: 'the status is undated' };
  if (updatedAt > now + CLOCK_SLACK_MS) return { status: 'unreadable', reason: 'the status is of the future' };
  return withNotices(noticeObservations(noticesIn(xml.root), updatedAt));
}

/** The notices as entries. @param part of the service that knows fewer airports */
function withNotices(parsed: Parsed, part: { readonly isPart?: true } = {}): Parsed {
  if (parsed.status === 'unreadable') return parsed;
  const entries = parsed.observations.filter(({ subject }) => subject !== WORLD_SUBJECT).map(recordOf);
  return { ...parsed, records: { entries, isComplete: true, ...part } };
}

/** A notice in force, dated by the hour: it does not say when it was issued. */
function recordOf({ subject, value, observedAt, detail }: ReadObservation): ReadRecord {
  const icao = subject.slice('airport:'.length);
  const { program = '', iata, name, reason, end } = detail;
  const airport = airportByIata(iata ?? '');
  const isDelay = program === 'ground_delay' || program === 'arrival_departure';
  return {
    recordId: `${icao}:${program}`,
    kind: 'airport_notice',
    ...titleAndLink(`${name ?? icao}: ${program.replaceAll('_', ' ')}`, 'https://nasstatus.faa.gov/'),
    country: airport?.country ?? 'US',
    ...(airport === undefined ? {} : { place: { lat: airport.latitude, lon: airport.longitude } }),
    observedAt,
    body: recordBody({
      icao,
      iata,
      name,
      delayType: program,
      avgDelayMinutes: isDelay ? value : undefined,
      reason,
      until: end,
    }),
  };
}

/** Children of every list; a list is what stands beside the name of a kind of delay. */
function noticesIn(root: XmlElement): readonly Notice[] {
  return root.children
    .filter(({ name }) => name === 'Delay_type')
    .flatMap((type) => type.children.filter(({ name }) => name !== 'Name'))
    .flatMap((list) =>
      list.children
        .filter(({ children }) => children.length > 0)
        .map((element) => ({
          kind: KINDS.find(([word]) => `${list.name}/${element.name}`.includes(word))?.[1] ?? 'unknown',
          code: childText(element, 'ARPT') ?? '',
          reason: childText(element, 'Reason') ?? '',
          minutes: maxMinutes(element),
          end: childText(element, 'End_Time'),
        })),
    );
}

const LISTS: readonly (readonly [name: string, items: string, kind: NoticeKind])[] = [
  ['Closures', 'closure', 'closure'],
  ['GroundStops', 'groundStop', 'ground_stop'],
  ['GroundDelays', 'groundDelay', 'ground_delay'],
  ['ArriveDepartDelays', 'arriveDepart', 'arrival_departure'],
];

/**
 * Reads the same facts as JSON, from the FAA's other service, which has no date of its own.
 * @param now epoch ms, when it was read
 */
export function parseDelays(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the delays are not JSON' };
  const notices: Notice[] = [];
  for (const [name, items, kind] of LISTS) {
    const list = memberOf(memberOf(json.value, name), items);
    if (!Array.isArray(list)) return { status: 'unreadable', reason: `no list of ${name}` };
    notices.push(...list.map((item) => noticeOf(item, kind)));
  }
  return withNotices(noticeObservations(notices, now), { isPart: true });
}

const noticeOf = (item: unknown, kind: NoticeKind): Notice => ({
  kind,
  code: textMember(item, 'airport') ?? '',
  reason: textMember(item, 'reason') ?? '',
  minutes: maxTextLength(textMember(item, 'avgTime'), [textMember(item, 'maxTime'), textMember(item, 'minTime')]),
  end: textMember(item, 'endTime'),
});

/** One notice about one airport, as either of the FAA's two documents states it. */
interface Notice {
  readonly kind: NoticeKind;
  /** Three letters; empty when the document does not say. */
  readonly code: string;
  readonly reason: string;
  /** Of a delay; undefined when it is not given in hours and minutes. */
  readonly minutes?: number | undefined;
  readonly end?: string | undefined;
}

type NoticeKind =
  | 'closure'
  | 'ground_stop'
  | 'ground_delay'
  | 'arrival_departure'
  /** It slows traffic through a piece of sky, not at an airport. */
  | 'airspace_flow'
  | 'unknown';

const METRIC_OF: Readonly<Partial<Record<NoticeKind, MetricId>>> = {
  closure: 'airport_closure',
  ground_stop: 'airport_ground_stop',
  ground_delay: 'airport_delay',
  arrival_departure: 'airport_delay',
};
const WHOLE: readonly MetricId[] = ['airport_closure', 'airport_ground_stop', 'airport_delay'];

/**
 * Observations of all notices in force. `observedAt` is the start of the hour; three observations of the world say how
 * many closures and ground stops there are and how long the longest delay, zero included. While a delay cannot be read,
 * the longest is not known and not reported.
 * @param at when the document was true, epoch ms
 */
function noticeObservations(notices: readonly Notice[], at: number): Parsed {
  const tally = startTally();
  for (const notice of notices) {
    const outcome = tellNotice(notice, at);
    if (outcome === 'not_ours') tally.ignore();
    else if ('message' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  const { observations, ...rows } = tally.rows();
  if (rows.totalCount > 0 && rows.rejectedByKind.wrong_shape === rows.totalCount)
    return { status: 'unreadable', reason: 'no notice has the fields we read' };
  const worst = maxOfEach(observations);
  const reported = WHOLE.filter((metric) => metric !== 'airport_delay' || rows.rejectedByKind.bad_number === undefined);
  return { ...rows, observations: [...worst, ...reported.map((metric) => whole(metric, worst, at))] };
}

function tellNotice(notice: Notice, at: number): 'not_ours' | ReadObservation | FeedProblem {
  const { kind: program, code, reason, minutes, end } = notice;
  const recordId = plainText(`${code} ${program}`, 60);
  if (program === 'airspace_flow') return 'not_ours';
  const metric = METRIC_OF[program];
  if (code === '' || metric === undefined)
    return { kind: 'wrong_shape', recordId, message: 'no airport or no kind that we know' };
  // Closures to a few aircraft are announced for airfields that no airline serves, too.
  if (program === 'closure' && !isInForce(reason, at)) return 'not_ours';
  const airport = airportByIata(code);
  if (airport === undefined) return { kind: 'unresolved_airport', recordId, message: plainText(code, 20) };
  if (metric === 'airport_delay' && minutes === undefined)
    return { kind: 'bad_number', recordId, message: 'no delay in hours and minutes' };
  return {
    recordId: `${program}:${hourId(at)}`,
    metric,
    subject: airportSubject(airport.icao),
    value: minutes ?? 1,
    observedAt: hourOf(at),
    lineage: 'faa',
    event: `${airport.icao}:${program}:${hourId(at).slice(0, 10)}`,
    detail: plainDetail({ program, iata: airport.iata, name: airport.name, reason, end }),
  };
}

function isInForce(reason: string, at: number): boolean {
  const { isPartial, from, until } = closureWording(reason);
  return !isPartial && (from ?? at) <= at && (until ?? at) >= at;
}

/** Arrivals and departures of one airport stand apart; the longer delay is the airport's. */
function maxOfEach(observations: readonly ReadObservation[]): readonly ReadObservation[] {
  const longest = new Map<string, ReadObservation>();
  for (const observation of observations) {
    const key = `${observation.metric} ${observation.subject} ${observation.recordId}`;
    const other = longest.get(key);
    if (other === undefined || other.value < observation.value) longest.set(key, observation);
  }
  return [...longest.values()];
}

function whole(metric: MetricId, observations: readonly ReadObservation[], at: number): ReadObservation {
  const values = observations.filter((observation) => observation.metric === metric).map(({ value }) => value);
  return {
    recordId: `status:${hourId(at)}`,
    metric,
    subject: WORLD_SUBJECT,
    value: metric === 'airport_delay' ? Math.max(0, ...values) : values.length,
    observedAt: hourOf(at),
    lineage: 'faa',
    event: `status:${hourId(at)}`,
    detail: { coverage: 'US' },
  };
}

/** No notice announces a delay of a day. */
const MAX_MINUTES = 1_440;

/**
 * `Fri Oct 2 11:46:31 2026 GMT` to an instant.
 * @returns epoch ms
 */
export function parseUpdateTime(text: string): number | undefined {
  const match = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) {1,2}(\d{1,2}) (\d\d):(\d\d):(\d\d) (\d{4}) (?:GMT|UTC)$/.exec(text);
  if (match === null) return undefined;
  const [, month = '', day, hours, minutes, seconds, year] = match;
  return atTimeOfDay(utcDay(Number(year), monthNumber(month), Number(day)), [hours, minutes, seconds]);
}

/** `1 hour and 5 minutes`, `45 minutes`, `2 hours`: minutes; undefined for anything else. */
export function parseDelay(text: string): number | undefined {
  const match = /^(?:(\d{1,2}) hours?)?(?:(?: and )?(\d{1,3}) minutes?)?$/.exec(text.trim().toLowerCase());
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  const minutes = Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
  return minutes <= MAX_MINUTES ? minutes : undefined;
}

/** The average where a notice gives one, else the longest that it names; minutes, wherever the elements stand. */
function maxMinutes(notice: XmlElement): number | undefined {
  return maxTextLength(textsOf(notice, 'Avg')[0], [...textsOf(notice, 'Max'), ...textsOf(notice, 'Min')]);
}

/** As `maxMinutes`, from the texts of an average and of bounds. */
function maxTextLength(average: string | undefined, bounds: readonly (string | undefined)[]): number | undefined {
  const mean = parseDelay(average ?? '');
  if (mean !== undefined) return mean;
  const most = bounds.flatMap((text) => parseDelay(text ?? '') ?? []);
  return most.length === 0 ? undefined : Math.max(...most);
}

function textsOf(element: XmlElement, name: string): readonly string[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child.text] : []), ...textsOf(child, name)]);
}

/** What the text of a closure notice says. */
interface ClosureWording {
  /** Whether some may still land: `AD AP CLSD TO NON SKED TRANSIENT GA ACFT` closes an airport to few. */
  readonly isPartial: boolean;
  /** From when until when, epoch ms; absent where the notice ends without its two times. */
  readonly from?: number;
  readonly until?: number;
}

/** Ends in `YYMMDDHHMM-YYMMDDHHMM`, the one place where the year is given; `PERM` and `EST` may follow the end. */
const TIMES = /(\d{10})-(\d{10})?(?:PERM|EST)?\.?\s*$/;

/** Reads the notice text in a closure's reason, such as `!LAX 05/277 LAX AD AP CLSD 2605271826-2705281600`. */
export function closureWording(reason: string): ClosureWording {
  const [, from, until] = TIMES.exec(reason) ?? [];
  const fromAt = instantOf(from);
  const untilAt = instantOf(until);
  return {
    isPartial: /\bCLSD (?:TO (?!ALL\b)|EXC\b)/.test(reason),
    ...(fromAt === undefined ? {} : { from: fromAt }),
    ...(untilAt === undefined ? {} : { until: untilAt }),
  };
}

const instantOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : parseCompactInstant(`20${digits}00`);
