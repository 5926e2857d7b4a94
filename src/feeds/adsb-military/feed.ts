import { median } from '../../assessment/median.ts';
import { theaterSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord, ReadRecords } from '../../ports/record.ts';
import type { Json } from '../../reference/content-hash.ts';
import { FLOWN_THEATERS, theaterOverhead } from '../../reference/flight-boxes.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { memberOf, numberMember } from '../json-value.ts';
import { recordBody } from '../record-body.ts';
import type { Registration } from '../registration.ts';
import { compactInstant } from '../utc-instant.ts';
import { ADSB_MILITARY_CARD, ADSB_MILITARY_FIELDS } from './card.ts';
import { fakeAdsbMilitary } from './fake-upstream.ts';
import { type DescribedAircraft, type ParsedSky, parseSky } from './parse.ts';

const MILITARY_URL = 'https://api.adsb.lol/v2/mil';
const TIMEOUT_MS = 15_000;
/** 150 KB for 235 aircraft. */
const MAX_BYTES = 8 * 1024 * 1024;
const LINEAGE = 'adsb-lol';
/** Fewer than this share of the last day's median: receivers are gone, not aircraft. By night about half is received. */
const MIN_SHARE = 0.3;
/** Hours of a day that must be known before a share of them says anything. */
const MIN_HOURS = 6;
const PULSE_MS = 15 * MINUTE_MS;

type Sky = Extract<ParsedSky<DescribedAircraft>, { status: 'parsed' }>;

export const ADSB_MILITARY: Registration = {
  card: ADSB_MILITARY_CARD,
  fields: ADSB_MILITARY_FIELDS,
  create: createAdsbMilitary,
  probeUrl: () => MILITARY_URL,
  fake: fakeAdsbMilitary,
};

/** Military aircraft in the air by theater and hour: the most that one poll of the hour saw. */
export function createAdsbMilitary(fetchBytes: FetchBytes): Feed {
  return {
    card: ADSB_MILITARY_CARD,
    async collect(request): Promise<FeedOutcome> {
      if (request.span !== undefined)
        return failedOutcome('backfill', { reason: 'the upstream serves the present only' }, request.cursor);
      const answer = await fetchBytes({
        url: MILITARY_URL,
        accept: ['application/json'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal: request.signal,
      });
      if (answer.status === 'failed') return failedOutcome('aircraft', answer, request.cursor);
      if (answer.status === 'not_modified') return failedOutcome('aircraft', { reason: 'unasked 304' }, request.cursor);
      const sky = parseSky(answer.bytes, request.now);
      if (sky.status === 'unreadable') return failedOutcome('aircraft', sky, request.cursor);
      // Somewhere a military aircraft is always received.
      if (sky.rows.keptCount === 0)
        return failedOutcome('aircraft', { reason: 'no aircraft airborne' }, request.cursor);
      return conclude(sky, request);
    },
  };
}

function conclude(sky: Sky, request: CollectRequest): FeedOutcome {
  const before = readCursor(request.cursor, request.now);
  const hourAt = Math.floor(sky.receivedAt / HOUR_MS) * HOUR_MS;
  const receivedByHour = new Map(before.receivedByHour);
  receivedByHour.set(hourAt, Math.max(sky.receivedCount, receivedByHour.get(hourAt) ?? 0));
  const usual = usualCount(before, hourAt);
  const isThin = usual !== undefined && sky.receivedCount < MIN_SHARE * usual;
  const kept = before.hourAt === hourAt ? before.counts : new Map<string, number>();
  const counts = isThin ? kept : maxOf(kept, countByTheater(sky));
  const observations = isThin ? [] : [...counts].map(([id, count]) => hourly(id, { count, hourAt }));
  const message = `${sky.receivedCount} received where ${usual} are usual`;
  const problems = isThin ? [{ kind: 'few_receivers', recordId: compactInstant(hourAt).slice(0, 10), message }] : [];
  return readOutcome(
    [{ ...sky.rows, observations: [...observations, pulse(sky)], ...(isThin ? {} : { records: recordsOf(sky) }) }],
    writeCursor({ hourAt, counts, receivedByHour }),
    problems,
  );
}

/** Every military aircraft that says who it is, where it was last; those that are no longer received have ended. */
function recordsOf({ airborne }: Sky): ReadRecords {
  const entries = airborne.filter(isOwnMilitary).map(
    ({ hex, latitude, longitude, seenAt, described }): ReadRecord => ({
      recordId: hex,
      kind: 'military_flight',
      url: `https://adsb.lol/?icao=${hex}`,
      place: { lat: latitude, lon: longitude },
      observedAt: seenAt,
      body: recordBody(described),
    }),
  );
  return { entries, isComplete: true };
}

/** An address that begins with `~` is not the aircraft's own. */
const isOwnMilitary = ({ hex, isMilitary }: DescribedAircraft): boolean => isMilitary && !hex.startsWith('~');

/** Median of what was received in the hours before; undefined while too few are known. */
function usualCount({ receivedByHour }: MilitaryCursor, hourAt: number): number | undefined {
  const counts = [...receivedByHour].filter(([at]) => at !== hourAt).map(([, count]) => count);
  return counts.length < MIN_HOURS ? undefined : median(counts);
}

/** Zero for every watched theater, and what flies; without addresses that are not the aircraft's own, which may be counted twice. */
function countByTheater({ airborne }: Sky): ReadonlyMap<string, number> {
  const counts = new Map(FLOWN_THEATERS.map((id) => [id, 0]));
  for (const { latitude, longitude } of airborne.filter(isOwnMilitary)) {
    const id = theaterOverhead(latitude, longitude);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const maxOf = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...now].map(([id, count]) => [id, Math.max(count, before.get(id) ?? 0)]));

function hourly(theaterId: string, { count, hourAt }: { readonly count: number; readonly hourAt: number }) {
  const hour = compactInstant(hourAt).slice(0, 10);
  const observation: ReadObservation = {
    recordId: `${theaterId}:${hour}`,
    metric: 'military_aircraft',
    subject: theaterSubject(theaterId),
    value: count,
    observedAt: hourAt,
    lineage: LINEAGE,
    event: `${theaterId}:${hour}`,
    detail: { hour },
  };
  return observation;
}

/** How many were received at all: distinguishes calm airspace from failed receivers. */
function pulse({ receivedAt, receivedCount, airborne }: Sky): ReadObservation {
  const observedAt = Math.floor(receivedAt / PULSE_MS) * PULSE_MS;
  const stamp = compactInstant(observedAt).slice(0, 12);
  return {
    recordId: stamp,
    metric: 'military_aircraft_seen',
    subject: WORLD_SUBJECT,
    value: receivedCount,
    observedAt,
    lineage: LINEAGE,
    event: stamp,
    detail: { airborne: String(airborne.length) },
  };
}

/** The running hour and what was received in the hours before. */
interface MilitaryCursor {
  /** Start of the running hour, epoch ms. */
  readonly hourAt: number;
  /** Most aircraft at one moment of this hour, by theater. */
  readonly counts: ReadonlyMap<string, number>;
  /** Most aircraft received at one moment, by hour start, over the last day. */
  readonly receivedByHour: ReadonlyMap<number, number>;
}

const MAX_COUNT = 100_000;

function writeCursor({ hourAt, counts, receivedByHour }: MilitaryCursor): Json {
  return { hourAt, counts: Object.fromEntries(counts), heard: [...receivedByHour].map(([at, count]) => [at, count]) };
}

/** @param now epoch ms; hours that are over a day old are forgotten */
function readCursor(stored: Json, now: number): MilitaryCursor {
  const counts = new Map<string, number>();
  const stands = memberOf(stored, 'counts');
  for (const id of typeof stands === 'object' && stands !== null ? Object.keys(stands) : []) {
    const count = numberMember(stands, id);
    if (isCount(count)) counts.set(id, count);
  }
  const received = memberOf(stored, 'heard');
  const receivedByHour = new Map<number, number>();
  for (const pair of Array.isArray(received) ? received : []) {
    const [at, count] = [numberMember(pair, '0'), numberMember(pair, '1')];
    if (at !== undefined && at % HOUR_MS === 0 && at <= now && at > now - DAY_MS && isCount(count)) {
      receivedByHour.set(at, count);
    }
  }
  return { hourAt: numberMember(stored, 'hourAt') ?? 0, counts, receivedByHour };
}

const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT;
