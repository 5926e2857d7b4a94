import type { MetricId } from '../../assessment/metrics.ts';
import { airportSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { airportByIata } from '../../reference/airports.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { childText, parseXml, type XmlElement } from '../xml-tree.ts';
import { closureWording } from './closure-wording.ts';
import { longestMinutes, parseUpdateTime } from './wording.ts';

/** Clocks of the upstream and ours may disagree by this much. */
const CLOCK_SLACK_MS = 10 * MINUTE_MS;

/** Kinds of notice, by a word in the name of the list or of the item that holds it: nesting changes, the words stay. */
const KINDS: readonly (readonly [word: string, metric: MetricId, program: string])[] = [
  ['Closure', 'airport_closure', 'closure'],
  ['Ground_Stop', 'airport_ground_stop', 'ground_stop'],
  ['Ground_Delay', 'airport_delay', 'ground_delay'],
  ['Arrival_Departure', 'airport_delay', 'arrival_departure'],
];
const WHOLE: readonly MetricId[] = ['airport_closure', 'airport_ground_stop', 'airport_delay'];

interface Notice {
  readonly element: XmlElement;
  /** Names of the elements around it and its own, outermost first. */
  readonly path: string;
}

/**
 * Reads the status of United States airports. `observedAt` is the start of the hour in which the FAA updated it; three
 * observations of the world say how many closures and ground stops there were and how long the longest delay, zero
 * included.
 * @param now epoch ms; a status of later is unreadable
 */
export function parseNasStatus(bytes: Uint8Array, now: number): Parsed {
  const xml = parseXml(bytes);
  if (xml.status === 'not_xml') return { status: 'unreadable', reason: 'the status is not XML' };
  if (xml.root.name !== 'AIRPORT_STATUS_INFORMATION') return { status: 'unreadable', reason: 'no airport status' };
  const updatedAt = parseUpdateTime(childText(xml.root, 'Update_Time') ?? '');
  if (updatedAt === undefined) return { status: 'unreadable', reason: 'the status is undated' };
  if (updatedAt > now + CLOCK_SLACK_MS) return { status: 'unreadable', reason: 'the status is of the future' };
  const tally = startTally();
  for (const notice of noticesIn(xml.root)) {
    const outcome = readNotice(notice, updatedAt);
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  const { observations, ...rows } = tally.rows();
  if (rows.totalCount > 0 && (rows.refusedByKind.wrong_shape ?? 0) === rows.totalCount)
    return { status: 'unreadable', reason: 'no notice has the fields we read' };
  const worst = longestOfEach(observations);
  return { ...rows, observations: [...worst, ...WHOLE.map((metric) => whole(metric, worst, updatedAt))] };
}

/** Children of every list; a list is what stands beside the name of a kind of delay. */
function noticesIn(root: XmlElement): readonly Notice[] {
  return root.children
    .filter(({ name }) => name === 'Delay_type')
    .flatMap((type) => type.children.filter(({ name }) => name !== 'Name'))
    .flatMap((list) =>
      list.children
        .filter(({ children }) => children.length > 0)
        .map((element) => ({ element, path: `${list.name}/${element.name}` })),
    );
}

function readNotice({ element, path }: Notice, updatedAt: number): 'not_ours' | ReadObservation | FeedProblem {
  const code = childText(element, 'ARPT') ?? '';
  const refused = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${code} ${path}`, 60),
    message,
  });
  // An airspace flow program slows traffic through a piece of sky, not at an airport.
  if (path.includes('Airspace_Flow')) return 'not_ours';
  const found = KINDS.find(([word]) => path.includes(word));
  if (code === '' || found === undefined) return refused('wrong_shape', 'no airport or no kind that we know');
  const [, metric, program] = found;
  const airport = airportByIata(code);
  if (airport === undefined) return refused('unresolved_airport', plainText(code, 20));
  const reason = childText(element, 'Reason') ?? '';
  let value = 1;
  if (metric === 'airport_closure') {
    const wording = closureWording(reason);
    if (wording.isPartial || (wording.from ?? 0) > updatedAt || (wording.until ?? updatedAt) < updatedAt)
      return 'not_ours';
  }
  if (metric === 'airport_delay') {
    const minutes = longestMinutes(element);
    if (minutes === undefined) return refused('bad_number', 'no delay in hours and minutes');
    value = minutes;
  }
  return {
    recordId: `${program}:${hourId(updatedAt)}`,
    metric,
    subject: airportSubject(airport.icao),
    value,
    observedAt: hourOf(updatedAt),
    lineage: 'faa',
    event: `${airport.icao}:${program}:${hourId(updatedAt).slice(0, 10)}`,
    detail: plainDetail({
      program,
      iata: airport.iata,
      name: airport.name,
      reason,
      end: childText(element, 'End_Time'),
    }),
  };
}

/** Arrivals and departures of one airport stand apart; the longer delay is the airport's. */
function longestOfEach(observations: readonly ReadObservation[]): readonly ReadObservation[] {
  const longest = new Map<string, ReadObservation>();
  for (const observation of observations) {
    const key = `${observation.metric} ${observation.subject} ${observation.recordId}`;
    const other = longest.get(key);
    if (other === undefined || other.value < observation.value) longest.set(key, observation);
  }
  return [...longest.values()];
}

function whole(metric: MetricId, observations: readonly ReadObservation[], updatedAt: number): ReadObservation {
  const values = observations.filter((observation) => observation.metric === metric).map(({ value }) => value);
  return {
    recordId: `status:${hourId(updatedAt)}`,
    metric,
    subject: WORLD_SUBJECT,
    value: metric === 'airport_delay' ? Math.max(0, ...values) : values.length,
    observedAt: hourOf(updatedAt),
    lineage: 'faa',
    event: `status:${hourId(updatedAt)}`,
    detail: { coverage: 'US' },
  };
}
