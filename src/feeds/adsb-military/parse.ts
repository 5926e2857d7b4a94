import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { excessRejections } from '../excess-rejections.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

/** One aircraft in the air with a fresh position. */
export interface Airborne {
  /** ICAO address, six lower-case hex digits; another sender's carries `~` before it. */
  readonly hex: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isMilitary: boolean;
  /** Whether its own report of the quality of its satellite position is poor; absent where it reports none. */
  readonly hasPoorPosition?: boolean;
}

/** One that is shown by itself. */
export interface DescribedAircraft extends Airborne {
  /** When it was there: at most a minute before the answer, epoch ms. */
  readonly seenAt: number;
  /** As its transponder and adsb.lol's register of aircraft say, by the names of the list; what they do not say is undefined. */
  readonly described: Readonly<Record<string, string | number | undefined>>;
}

/** Aircraft received at one moment. */
export type ParsedSky<Aircraft extends Airborne = Airborne> =
  | {
      readonly status: 'parsed';
      /** The upstream's own instant, epoch ms, never after `now`. */
      readonly receivedAt: number;
      /** Aircraft received at all: on the ground, without a position, and airborne. */
      readonly receivedCount: number;
      readonly airborne: readonly Aircraft[];
      /** Counts without observations: an aircraft is no observation. */
      readonly rows: ParsedRows;
    }
  | { readonly status: 'unreadable'; readonly reason: string };

/** FEEDS.md §3.1 point 3. */
const OLDEST_POSITION_SECONDS = 60;
/** Below these an aircraft's own containment radius and accuracy are poor (FEEDS.md §2.1, adsb.lol). */
const SOUND_NIC = 7;
const SOUND_NAC_P = 8;
/** An answer this old is a copy of a dead server's. */
const OLDEST_ANSWER_MS = HOUR_MS;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const MILITARY_FLAG = 1;

/**
 * Reads an answer of adsb.lol: `/v2/mil` or `/v2/point`. Kept are aircraft in the air whose position is at most a minute
 * old; ignored are those on the ground, without a position or with an old one, and ghosts of TIS-B, which radar made.
 * @param now epoch ms; an answer of more than an hour ago or from the future is unreadable, so is one mostly rejected
 */
export function parseSky(bytes: Uint8Array, now: number): ParsedSky<DescribedAircraft> {
  const json = parseJson(bytes);
  const listed = json.status === 'json' ? memberOf(json.value, 'ac') : undefined;
  if (json.status === 'not_json' || !Array.isArray(listed))
    return { status: 'unreadable', reason: 'no list of aircraft' };
  const answeredAt = numberMember(json.value, 'now');
  if (answeredAt === undefined || answeredAt < now - OLDEST_ANSWER_MS || answeredAt > now + CLOCK_SKEW_MS)
    return { status: 'unreadable', reason: 'not dated within the last hour' };
  const receivedAt = Math.min(Math.floor(answeredAt), now);
  const tally = startTally();
  const airborne = new Map<string, DescribedAircraft>();
  const received = new Set<string>();
  for (const item of listed) {
    const hex = textMember(item, 'hex') ?? '';
    const reject = (kind: string, message: string) => tally.reject({ kind, recordId: plainText(hex, 20), message });
    if (!/^~?[0-9a-f]{6}$/.test(hex)) {
      reject('bad_id', 'no ICAO address');
      continue;
    }
    if (received.has(hex)) {
      reject('repeated_record', 'two reports of one aircraft');
      continue;
    }
    received.add(hex);
    const read = readAircraft(item, hex, receivedAt);
    if (read.status === 'airborne') {
      tally.keep([]);
      airborne.set(hex, read.aircraft);
    } else if (read.status === 'ignored') tally.ignore();
    else reject(read.kind, read.message);
  }
  const rows = tally.rows();
  const broken = excessRejections(rows);
  if (broken !== undefined) return { status: 'unreadable', reason: broken };
  return {
    status: 'parsed',
    receivedAt,
    receivedCount: received.size,
    airborne: [...airborne.values()],
    rows,
  };
}

type ReadAircraft =
  | { readonly status: 'airborne'; readonly aircraft: DescribedAircraft }
  | { readonly status: 'ignored' }
  | { readonly status: 'rejected'; readonly kind: string; readonly message: string };

function readAircraft(item: unknown, hex: string, receivedAt: number): ReadAircraft {
  const latitude = memberOf(item, 'lat');
  const longitude = memberOf(item, 'lon');
  const altitude = memberOf(item, 'alt_baro') ?? memberOf(item, 'alt_geom');
  const type = textMember(item, 'type') ?? '';
  if (altitude === 'ground' || type.startsWith('tisb_')) return { status: 'ignored' };
  if (latitude === undefined && longitude === undefined) return { status: 'ignored' };
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180))
    return { status: 'rejected', kind: 'bad_position', message: 'no point on earth' };
  const positionAgeSeconds = numberMember(item, 'seen_pos');
  if (positionAgeSeconds === undefined || positionAgeSeconds < 0)
    return { status: 'rejected', kind: 'undated', message: 'a position without an age' };
  if (positionAgeSeconds > OLDEST_POSITION_SECONDS || altitude === undefined) return { status: 'ignored' };
  if (typeof altitude !== 'number') return { status: 'rejected', kind: 'bad_number', message: 'no altitude' };
  const isMilitary = ((numberMember(item, 'dbFlags') ?? 0) & MILITARY_FLAG) !== 0;
  const poor = hasPoorPosition(item, type);
  return {
    status: 'airborne',
    aircraft: {
      hex,
      latitude,
      longitude,
      seenAt: receivedAt - Math.round(positionAgeSeconds * 1_000),
      isMilitary,
      ...(poor === undefined ? {} : { hasPoorPosition: poor }),
      described: describe(item, altitude),
    },
  };
}

/** Above what flies. */
const MAX_FEET = 120_000;
const MAX_KNOTS = 3_000;

function describe(item: unknown, altitude: number): DescribedAircraft['described'] {
  const text = (name: string, pattern: RegExp) => pattern.exec(textMember(item, name)?.trim() ?? '')?.[0];
  const number = (name: string, most: number) => {
    const value = numberMember(item, name);
    return value !== undefined && value >= 0 && value <= most ? Math.round(value) : undefined;
  };
  return {
    altitudeFt: Math.min(MAX_FEET, Math.round(altitude)),
    callsign: text('flight', /^[A-Z0-9]{2,8}$/),
    registration: text('r', /^[A-Z0-9-]{2,12}$/),
    aircraftType: text('t', /^[A-Z0-9]{2,4}$/),
    speedKt: number('gs', MAX_KNOTS),
    headingDeg: number('track', 360),
    squawk: text('squawk', /^[0-7]{4}$/),
  };
}

/** Only an aircraft's own ADS-B report states it; multilateration and rebroadcasts do not. */
function hasPoorPosition(item: unknown, type: string): boolean | undefined {
  const nic = numberMember(item, 'nic');
  const nacP = numberMember(item, 'nac_p');
  if (!type.startsWith('adsb_icao') || nic === undefined || nacP === undefined) return undefined;
  return nic < SOUND_NIC || nacP < SOUND_NAC_P;
}

function isWithin(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}
