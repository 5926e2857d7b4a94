import type { MetricId } from '../../assessment/metrics.ts';
import { airportSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { airportByIata } from '../../reference/airports.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { closureWording } from './closure-wording.ts';

/** One notice about one airport, as either of the FAA's two documents tells it. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Three letters; empty when the document does not say. */
  readonly code: string;
  readonly reason: string;
  /** Of a delay; undefined when it is not told in hours and minutes. */
  readonly minutes?: number | undefined;
  readonly end?: string | undefined;
}

export type NoticeKind =
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
 * the longest is not known and not told.
 * @param at when the document was true, epoch ms
 */
export function noticeObservations(notices: readonly Notice[], at: number): Parsed {
  const tally = startTally();
  for (const notice of notices) {
    const outcome = tellNotice(notice, at);
    if (outcome === 'not_ours') tally.ignore();
    else if ('message' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  const { observations, ...rows } = tally.rows();
  if (rows.totalCount > 0 && rows.rejectedByKind.wrong_shape === rows.totalCount)
    return { status: 'unreadable', reason: 'no notice has the fields we read' };
  const worst = longestOfEach(observations);
  const told = WHOLE.filter((metric) => metric !== 'airport_delay' || rows.rejectedByKind.bad_number === undefined);
  return { ...rows, observations: [...worst, ...told.map((metric) => whole(metric, worst, at))] };
}

function tellNotice(notice: Notice, at: number): 'not_ours' | ReadObservation | FeedProblem {
  const { kind: program, code, reason, minutes, end } = notice;
  const recordId = plainText(`${code} ${program}`, 60);
  if (program === 'airspace_flow') return 'not_ours';
  const metric = METRIC_OF[program];
  if (code === '' || metric === undefined)
    return { kind: 'wrong_shape', recordId, message: 'no airport or no kind that we know' };
  const airport = airportByIata(code);
  if (airport === undefined) return { kind: 'unresolved_airport', recordId, message: plainText(code, 20) };
  if (program === 'closure' && !isInForce(reason, at)) return 'not_ours';
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
function longestOfEach(observations: readonly ReadObservation[]): readonly ReadObservation[] {
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
