import { cos } from '../../arithmetic/sin.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FlightCircle } from '../../reference/flight-boxes.ts';
import type { Airborne, ParsedSky } from '../adsb-military/parse.ts';
import { excessRejections } from '../excess-rejections.ts';
import { memberOf, numberMember, parseJson } from '../json-value.ts';
import { startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

/** Columns of a state (FEEDS.md §2.1). */
const ICAO24 = '0';
const POSITION_AT_SECONDS = '3';
const LONGITUDE = '5';
const LATITUDE = '6';
const IS_ON_GROUND = '8';
const MIN_COLUMNS = 17;
const OLDEST_POSITION_SECONDS = 60;
const OLDEST_ANSWER_MS = HOUR_MS;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/**
 * Reads an answer of `/states/all`. Kept are aircraft in the air inside the circle, whose position is at most a minute
 * old; ignored are those on the ground, in the corners of the box, without a position or with an old one.
 * @param asked `now` in epoch ms; an answer of more than an hour ago or from the future is unreadable, so is one
 *   mostly rejected
 */
export function parseStates(
  bytes: Uint8Array,
  { now, circle }: { readonly now: number; readonly circle: FlightCircle },
): ParsedSky {
  const json = parseJson(bytes);
  // An area without a state is answered with null.
  const listed = json.status === 'json' ? (memberOf(json.value, 'states') ?? nullAsNone(json.value)) : undefined;
  if (json.status === 'not_json' || !Array.isArray(listed))
    return { status: 'unreadable', reason: 'no list of states' };
  const seconds = numberMember(json.value, 'time');
  const answeredAt = seconds === undefined ? Number.NaN : seconds * 1_000;
  if (seconds === undefined || !(answeredAt >= now - OLDEST_ANSWER_MS && answeredAt <= now + CLOCK_SKEW_MS))
    return { status: 'unreadable', reason: 'not dated within the last hour' };
  const tally = startTally();
  const airborne: Airborne[] = [];
  const received = new Set<string>();
  for (const state of listed) {
    const written = memberOf(state, ICAO24);
    const hex = typeof written === 'string' ? written.trim() : '';
    const reject = (kind: string, message: string) => tally.reject({ kind, recordId: plainText(hex, 20), message });
    if (!Array.isArray(state) || state.length < MIN_COLUMNS) reject('wrong_shape', 'no state');
    else if (!/^[0-9a-f]{6}$/.test(hex)) reject('bad_id', 'no ICAO address');
    else if (received.has(hex)) reject('repeated_record', 'two states of one aircraft');
    else {
      received.add(hex);
      const read = readState(state, { hex, seconds, circle });
      if (read === 'ignored') tally.ignore();
      else if ('kind' in read) reject(read.kind, read.message);
      else {
        tally.keep([]);
        airborne.push(read);
      }
    }
  }
  const receivedAt = Math.min(Math.floor(answeredAt), now);
  const rows = tally.rows();
  const broken = excessRejections(rows);
  if (broken !== undefined) return { status: 'unreadable', reason: broken };
  return { status: 'parsed', receivedAt, receivedCount: received.size, airborne, rows };
}

const nullAsNone = (value: unknown): readonly unknown[] | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'states') && memberOf(value, 'states') === null
    ? []
    : undefined;

interface Asked {
  readonly hex: string;
  readonly seconds: number;
  readonly circle: FlightCircle;
}

function readState(
  state: unknown,
  { hex, seconds, circle }: Asked,
): 'ignored' | Airborne | { readonly kind: string; readonly message: string } {
  const [latitude, longitude] = [memberOf(state, LATITUDE), memberOf(state, LONGITUDE)];
  if (memberOf(state, IS_ON_GROUND) === true || (latitude === null && longitude === null)) return 'ignored';
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90) return { kind: 'bad_position', message: 'no latitude' };
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180)
    return { kind: 'bad_position', message: 'no longitude' };
  const positionAt = numberMember(state, POSITION_AT_SECONDS);
  if (positionAt === undefined) return { kind: 'undated', message: 'a position without an age' };
  if (seconds - positionAt > OLDEST_POSITION_SECONDS || !isInside(latitude, longitude, circle)) return 'ignored';
  return { hex, latitude, longitude, isMilitary: false };
}

/** On a plane through the circle's centre: within 250 nautical miles off by less than one percent below 60 degrees. */
function isInside(latitude: number, longitude: number, circle: FlightCircle): boolean {
  const north = (latitude - circle.latitude) * 60;
  const east = (longitude - circle.longitude) * 60 * cos((circle.latitude * Math.PI) / 180);
  return Math.sqrt(north * north + east * east) <= circle.radiusNm;
}
