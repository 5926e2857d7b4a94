import { theaterSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { CollectRequest, FeedOutcome, FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { FLIGHT_CIRCLES, type FlightCircle } from '../../reference/flight-boxes.ts';
import type { ParsedSky } from '../adsb-military/parse.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchResult } from '../fetch-bytes.ts';
import { memberOf, numberMember } from '../json-value.ts';
import { compactInstant } from '../utc-instant.ts';

/** A network of receivers that can be asked who flies in one area. */
interface AreaSource {
  /** Who stands behind the counts. */
  readonly lineage: string;
  readonly ask: (circle: FlightCircle) => Promise<FetchResult>;
  readonly parse: (bytes: Uint8Array, circle: FlightCircle) => ParsedSky;
}

/** Reports of position quality that one poll must hold before their share says anything. */
const MIN_REPORTS = 10;
const PULSE_MS = 15 * MINUTE_MS;

type Sky = Extract<ParsedSky, { status: 'parsed' }>;
interface SeenArea {
  readonly theaterId: string;
  readonly sky: Sky;
}

/** One run over the watched areas: air traffic and, where it is reported, the quality of satellite positions, by hour. */
export async function collectAreas(source: AreaSource, request: CollectRequest): Promise<FeedOutcome> {
  if (request.span !== undefined)
    return failedOutcome('backfill', { reason: 'the upstream serves the present only' }, request.cursor);
  const { seen, failure, problems } = await askAreas(source, request);
  if (failure !== undefined && seen.length === 0) return failedOutcome('areas', failure, request.cursor);
  if (seen.every(({ sky }) => sky.receivedCount === 0))
    return failedOutcome('areas', { reason: 'no aircraft received in any area' }, request.cursor);
  if (seen.every(({ sky }) => sky.rows.keptCount === 0))
    return failedOutcome('areas', { reason: 'no aircraft airborne in any area' }, request.cursor);
  return conclude(source, { seen, problems, isWhole: failure === undefined, request });
}

/**
 * Asks the areas one after the other, each run starting with another one: the first failure ends the run, because all
 * come from the same server, and none must always be the last.
 */
async function askAreas({ ask, parse }: AreaSource, { now }: CollectRequest) {
  const seen: SeenArea[] = [];
  const problems: FeedProblem[] = [];
  const first = Math.floor(now / PULSE_MS) % FLIGHT_CIRCLES.length;
  for (const circle of [...FLIGHT_CIRCLES.slice(first), ...FLIGHT_CIRCLES.slice(0, first)]) {
    const { theaterId } = circle;
    const answer = await ask(circle);
    const sky = answer.status === 'ok' ? parse(answer.bytes, circle) : answer;
    if (sky.status === 'parsed' && sky.receivedCount > 0) {
      seen.push({ theaterId, sky });
      continue;
    }
    if (sky.status === 'parsed') {
      // Not even an aircraft on the ground: no receiver, or no traffic. Neither is a zero.
      problems.push({ kind: 'silent_area', recordId: theaterId, message: 'no aircraft received' });
      continue;
    }
    const failure = sky.status === 'not_modified' ? { reason: 'unasked 304' } : sky;
    problems.push({ kind: 'unread_area', recordId: theaterId, message: failure.reason });
    return { seen, problems, failure };
  }
  return { seen, problems };
}

interface Conclusion {
  readonly seen: readonly SeenArea[];
  readonly problems: readonly FeedProblem[];
  /** Whether every area answered. */
  readonly isWhole: boolean;
  readonly request: CollectRequest;
}

function conclude({ lineage }: AreaSource, { seen, problems, isWhole, request }: Conclusion): FeedOutcome {
  const before = readCursor(request.cursor);
  const receivedAt = Math.max(...seen.map(({ sky }) => sky.receivedAt));
  const hourAt = Math.floor(receivedAt / HOUR_MS) * HOUR_MS;
  const areas = new Map(before.hourAt === hourAt ? before.areas : []);
  const answers = seen.map(({ theaterId, sky }) => {
    const hour = withPoll(areas.get(theaterId), sky);
    areas.set(theaterId, hour);
    return { ...sky.rows, observations: hourly(theaterId, { hour, hourAt, lineage }) };
  });
  const [firstAnswer, ...others] = answers;
  if (firstAnswer === undefined) return failedOutcome('areas', { reason: 'no area answered' }, request.cursor);
  // The sum over some of the areas would look like aircraft that are gone.
  const whole = isWhole ? [pulse(seen, { receivedAt, lineage })] : [];
  const pulsed = { ...firstAnswer, observations: [...firstAnswer.observations, ...whole] };
  return readOutcome([pulsed, ...others], writeCursor({ hourAt, areas }), problems);
}

function withPoll(before: AreaHour | undefined, { airborne }: Sky): AreaHour {
  const { most = 0, reports = 0, poor = 0 } = before ?? {};
  const quality = airborne.flatMap(({ hasPoorPosition }) => hasPoorPosition ?? []);
  const counted = quality.length >= MIN_REPORTS ? quality : [];
  return {
    most: Math.max(most, airborne.length),
    reports: reports + counted.length,
    poor: poor + counted.filter((isPoor) => isPoor).length,
  };
}

interface Hour {
  readonly hour: AreaHour;
  readonly hourAt: number;
  readonly lineage: string;
}

function hourly(theaterId: string, { hour, hourAt, lineage }: Hour) {
  const stamp = compactInstant(hourAt).slice(0, 10);
  const record = {
    recordId: `${theaterId}:${stamp}`,
    subject: theaterSubject(theaterId),
    observedAt: hourAt,
    lineage,
    event: `${theaterId}:${stamp}`,
  };
  const observations: ReadObservation[] = [
    { ...record, metric: 'civil_aircraft', value: hour.most, detail: { hour: stamp } },
  ];
  if (hour.reports > 0) {
    const value = Math.round((hour.poor / hour.reports) * 10_000) / 10_000;
    const detail = { hour: stamp, reports: String(hour.reports) };
    observations.push({ ...record, metric: 'gnss_degraded_share', value, detail });
  }
  return observations;
}

/** How many were received in all areas together, when every one answered: distinguishes empty airspace from failed receivers. */
function pulse(
  seen: readonly SeenArea[],
  { receivedAt, lineage }: { readonly receivedAt: number; readonly lineage: string },
): ReadObservation {
  const observedAt = Math.floor(receivedAt / PULSE_MS) * PULSE_MS;
  const stamp = compactInstant(observedAt).slice(0, 12);
  return {
    recordId: stamp,
    metric: 'civil_aircraft_seen',
    subject: WORLD_SUBJECT,
    value: seen.reduce((sum, { sky }) => sum + sky.receivedCount, 0),
    observedAt,
    lineage,
    event: stamp,
    detail: { areas: String(seen.length) },
  };
}

/** What the polls of the running hour saw in one area. */
interface AreaHour {
  /** Most aircraft in the air at one moment. */
  readonly most: number;
  /** Reports of position quality in polls that held enough of them, and the poor ones among them. */
  readonly reports: number;
  readonly poor: number;
}

interface CivilCursor {
  /** Start of the running hour, epoch ms. */
  readonly hourAt: number;
  readonly areas: ReadonlyMap<string, AreaHour>;
}

function writeCursor({ hourAt, areas }: CivilCursor): Json {
  return {
    hourAt,
    areas: Object.fromEntries([...areas].map(([id, { most, reports, poor }]) => [id, [most, reports, poor]])),
  };
}

function readCursor(stored: Json): CivilCursor {
  const areas = new Map<string, AreaHour>();
  const stands = memberOf(stored, 'areas');
  for (const id of typeof stands === 'object' && stands !== null ? Object.keys(stands) : []) {
    const [most, reports, poor] = ['0', '1', '2'].map((index) => numberMember(memberOf(stands, id), index));
    if (isCount(most) && isCount(reports) && isCount(poor) && poor <= reports) areas.set(id, { most, reports, poor });
  }
  return { hourAt: numberMember(stored, 'hourAt') ?? 0, areas };
}

const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= 1_000_000;
