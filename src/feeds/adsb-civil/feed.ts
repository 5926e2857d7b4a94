import { theaterSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome, FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { FLIGHT_CIRCLES, type FlightCircle } from '../../reference/flight-boxes.ts';
import { type ParsedSky, parseSky } from '../adsb-military/parse.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { compactInstant } from '../utc-instant.ts';
import { ADSB_CIVIL_CARD } from './card.ts';
import { type AreaHour, readCursor, writeCursor } from './cursor.ts';

const TIMEOUT_MS = 15_000;
/** 150 KB for 200 aircraft. */
const MOST_BYTES = 8 * 1024 * 1024;
const LINEAGE = 'adsb-lol';
/** Reports of position quality that one poll must hold before their share says anything. */
const LEAST_REPORTS = 10;
const PULSE_MS = 15 * MINUTE_MS;

type Sky = Extract<ParsedSky, { status: 'parsed' }>;
interface SeenArea {
  readonly theaterId: string;
  readonly sky: Sky;
}

/** Air traffic and the quality of its satellite positions in watched areas, by hour. */
export function createAdsbCivil(fetchBytes: FetchBytes): Feed {
  return {
    card: ADSB_CIVIL_CARD,
    async collect(request): Promise<FeedOutcome> {
      if (request.span !== undefined)
        return failedOutcome('backfill', { reason: 'the upstream tells the present only' }, request.cursor);
      const { seen, failure, problems } = await askAreas(fetchBytes, request);
      if (failure !== undefined && seen.length === 0) return failedOutcome('areas', failure, request.cursor);
      if (seen.every(({ sky }) => sky.heardCount === 0))
        return failedOutcome('areas', { reason: 'nobody heard in any area' }, request.cursor);
      return conclude(seen, problems, request);
    },
  };
}

/** Where one area is asked for. */
export const areaUrl = ({ latitude, longitude, radiusNm }: FlightCircle): string =>
  `https://api.adsb.lol/v2/point/${latitude}/${longitude}/${radiusNm}`;

/**
 * Asks the areas one after the other, each run starting with another one: the first failure ends the run, because all
 * come from the same server, and none must always be the last.
 */
async function askAreas(fetchBytes: FetchBytes, { now, signal }: CollectRequest) {
  const seen: SeenArea[] = [];
  const problems: FeedProblem[] = [];
  const first = Math.floor(now / PULSE_MS) % FLIGHT_CIRCLES.length;
  for (const circle of [...FLIGHT_CIRCLES.slice(first), ...FLIGHT_CIRCLES.slice(0, first)]) {
    const { theaterId } = circle;
    const answer = await fetchBytes({
      url: areaUrl(circle),
      accept: ['application/json'],
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    const sky = answer.status === 'ok' ? parseSky(answer.bytes, now) : answer;
    if (sky.status === 'parsed' && sky.heardCount > 0) {
      seen.push({ theaterId, sky });
      continue;
    }
    if (sky.status === 'parsed') {
      // Not even an aircraft on the ground: no receiver, or no traffic. Neither is a zero.
      problems.push({ kind: 'silent_area', recordId: theaterId, message: 'no aircraft heard' });
      continue;
    }
    const failure = sky.status === 'not_modified' ? { reason: 'unasked 304' } : sky;
    problems.push({ kind: 'unread_area', recordId: theaterId, message: failure.reason });
    return { seen, problems, failure };
  }
  return { seen, problems };
}

function conclude(seen: readonly SeenArea[], problems: readonly FeedProblem[], request: CollectRequest): FeedOutcome {
  const before = readCursor(request.cursor);
  const heardAt = Math.max(...seen.map(({ sky }) => sky.heardAt));
  const hourAt = Math.floor(heardAt / HOUR_MS) * HOUR_MS;
  const areas = new Map(before.hourAt === hourAt ? before.areas : []);
  const answers = seen.map(({ theaterId, sky }) => {
    const hour = withPoll(areas.get(theaterId), sky);
    areas.set(theaterId, hour);
    return { ...sky.rows, observations: hourly(theaterId, { hour, hourAt }) };
  });
  const [firstAnswer, ...others] = answers;
  if (firstAnswer === undefined) return failedOutcome('areas', { reason: 'no area answered' }, request.cursor);
  const pulsed = { ...firstAnswer, observations: [...firstAnswer.observations, pulse(seen, heardAt)] };
  return readOutcome([pulsed, ...others], writeCursor({ hourAt, areas }), problems);
}

function withPoll(before: AreaHour | undefined, { airborne }: Sky): AreaHour {
  const { most = 0, reports = 0, poor = 0 } = before ?? {};
  const quality = airborne.flatMap(({ hasPoorPosition }) => hasPoorPosition ?? []);
  const counted = quality.length >= LEAST_REPORTS ? quality : [];
  return {
    most: Math.max(most, airborne.length),
    reports: reports + counted.length,
    poor: poor + counted.filter((isPoor) => isPoor).length,
  };
}

function hourly(theaterId: string, { hour, hourAt }: { readonly hour: AreaHour; readonly hourAt: number }) {
  const stamp = compactInstant(hourAt).slice(0, 10);
  const record = {
    recordId: `${theaterId}:${stamp}`,
    subject: theaterSubject(theaterId),
    observedAt: hourAt,
    lineage: LINEAGE,
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

/** How many were heard in all areas together: tells empty skies from deaf receivers. */
function pulse(seen: readonly SeenArea[], heardAt: number): ReadObservation {
  const observedAt = Math.floor(heardAt / PULSE_MS) * PULSE_MS;
  const stamp = compactInstant(observedAt).slice(0, 12);
  return {
    recordId: stamp,
    metric: 'civil_aircraft_seen',
    subject: WORLD_SUBJECT,
    value: seen.reduce((sum, { sky }) => sum + sky.heardCount, 0),
    observedAt,
    lineage: LINEAGE,
    event: stamp,
    detail: { areas: String(seen.length) },
  };
}
