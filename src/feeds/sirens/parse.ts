import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { compactInstant } from '../utc-instant.ts';

/** Notices stand for some two minutes; longer ago, and the answer is an old one. */
const MAX_STANDING_MS = 15 * MINUTE_MS;
/** Where the service sounds. */
const COUNTRY = 'IL';

type ParsedSirens =
  | { readonly status: 'read'; readonly rows: ParsedRows; readonly last: Wave | undefined }
  | { readonly status: 'unreadable'; readonly reason: string };

/**
 * Reads one answer of the service: an observation for each wave that grew, and one that says in which hour it was read.
 * An empty list is a quiet moment. One whose notices should be long gone is as old as the newest of them.
 */
export function parseSirens(
  bytes: Uint8Array,
  { last, now }: { readonly last: Wave | undefined; readonly now: number },
): ParsedSirens {
  const outcomes = readNotices(bytes, now);
  if (outcomes === 'unreadable') return { status: 'unreadable', reason: 'no list of notices' };
  const tally = startTally();
  const notices: Notice[] = [];
  let newestAt: number | undefined;
  for (const outcome of outcomes) {
    if ('kind' in outcome) tally.reject(outcome);
    else if ('otherAt' in outcome) {
      newestAt = Math.max(newestAt ?? outcome.otherAt, outcome.otherAt);
      tally.ignore();
    } else {
      const { notice } = outcome;
      newestAt = Math.max(newestAt ?? notice.at, notice.at);
      tally.keep([]);
      notices.push(notice);
    }
  }
  const saidAt = newestAt !== undefined && now - newestAt > MAX_STANDING_MS ? newestAt : now;
  const waves = growWaves(last, notices);
  const placeCount = new Set(notices.flatMap(({ places }) => places)).size;
  const rows = tally.rows(() => [...waves.map(waveAlerts), reading(placeCount, saidAt)]);
  if (rows.totalCount > 0 && rows.rejectedCount === rows.totalCount) {
    return { status: 'unreadable', reason: 'every notice was rejected' };
  }
  return { status: 'read', rows, last: waves.at(-1) ?? last };
}

/** Places under one wave, so far: the record of a wave is revised while it lasts. */
function waveAlerts({ startedAt, places, threats }: Wave): ReadObservation {
  const stamp = compactInstant(startedAt);
  return {
    recordId: stamp,
    metric: 'siren_alerts',
    subject: countrySubject(COUNTRY),
    value: places.length,
    observedAt: startedAt,
    lineage: 'oref',
    event: `wave:${stamp}`,
    detail: { threat: threats.join(', ') },
  };
}

/** Places under alert when the service was last read in an hour; 0 in a quiet one. The start of the hour is its time. */
function reading(placeCount: number, saidAt: number): ReadObservation {
  const hourAt = Math.floor(saidAt / HOUR_MS) * HOUR_MS;
  return {
    recordId: compactInstant(hourAt),
    metric: 'siren_alerts',
    subject: WORLD_SUBJECT,
    value: placeCount,
    observedAt: hourAt,
    lineage: 'oref',
    event: `reading:${compactInstant(hourAt)}`,
    detail: {},
  };
}

/** One alert as the service gives it out. */
export interface Notice {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly threat: Threat;
  /** Names of the places, as written. */
  readonly places: readonly string[];
}

/** Threats by force, by the service's code. */
const FORCE = { '0': 'missiles', '2': 'infiltration', '5': 'hostile aircraft', '7': 'unconventional missile' } as const;
type Threat = (typeof FORCE)[keyof typeof FORCE];
/** Hazardous material, earthquake, tsunami, radiation, other: no act of force that the code names. */
const OTHER = new Set(['1', '3', '4', '6', '8', '9']);

/** The service's clock and ours. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Seconds since 1970 have ten digits until 2286; more are milliseconds. */
const MAX_SECONDS = 9_999_999_999;
const MIN_SECONDS = 1_000_000_000;

/** What is no act of force still has its time. */
type NoticeOutcome = { readonly notice: Notice } | { readonly otherAt: number } | FeedProblem;

/**
 * Reads what the service answers: a list, empty when all is quiet.
 * @param now epoch ms; later alerts are rejected
 */
function readNotices(bytes: Uint8Array, now: number): readonly NoticeOutcome[] | 'unreadable' {
  const json = parseJson(bytes);
  if (json.status === 'not_json' || !Array.isArray(json.value)) return 'unreadable';
  const rows: readonly unknown[] = json.value;
  return rows.map((row) => readNotice(row, now));
}

function readNotice(row: unknown, now: number): NoticeOutcome {
  const id = plainText(textMember(row, 'notificationId') ?? '', 60);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const cities = memberOf(row, 'cities');
  const isDrill = memberOf(row, 'isDrill');
  const written = memberOf(row, 'threat');
  const threat = typeof written === 'number' ? String(written) : written;
  if (!Array.isArray(cities) || typeof isDrill !== 'boolean' || typeof threat !== 'string') {
    return rejected('wrong_shape', 'no list of places, no threat or no word on drills');
  }
  const seconds = numberMember(row, 'time') ?? Number(textMember(row, 'time') || Number.NaN);
  if (!Number.isInteger(seconds)) return rejected('undated', 'time is no number');
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return rejected('wrong_unit', 'time is not in seconds');
  const at = seconds * 1_000;
  if (at > now + CLOCK_SKEW_MS) return rejected('future', new Date(at).toISOString());
  if (isDrill || OTHER.has(threat)) return { otherAt: Math.min(at, now) };
  const kind = Object.entries(FORCE).find(([code]) => code === threat)?.[1];
  if (kind === undefined) return rejected('unknown_threat', plainText(threat, 20));
  const names: readonly unknown[] = cities;
  const places = names.filter((name) => typeof name === 'string').map((name) => plainText(name, 80));
  if (places.length !== names.length || places.includes('')) return rejected('wrong_shape', 'a place is no name');
  if (places.length === 0) return rejected('no_place', 'an alert of nowhere');
  return { notice: { id, at: Math.min(at, now), threat: kind, places: [...new Set(places)] } };
}

/** Alerts that follow each other within this are one attack (FEEDS.md §3.1). */
export const WAVE_GAP_MS = 120_000;
/** Places that one wave counts apart: there are about 1,500 in all. */
const MAX_PLACES = 3_000;

/** Alerts that belong together. */
export interface Wave {
  /** Time of the first alert, epoch ms; names the wave. */
  readonly startedAt: number;
  readonly lastAt: number;
  /** Fingerprints of the places alerted so far, sorted. */
  readonly places: readonly string[];
  /** What the alerts were about, sorted. */
  readonly threats: readonly string[];
}

/**
 * Adds alerts to the waves. Alerts that are already counted, and such as are older than the wave that was last open, change
 * nothing: the service repeats a notice as long as it stands.
 * @param last the newest wave known before
 * @returns the waves that grew or began, oldest first
 */
export function growWaves(last: Wave | undefined, notices: readonly Notice[]): readonly Wave[] {
  const changed = new Map<number, Wave>();
  let open = last;
  for (const notice of [...notices].sort((a, b) => a.at - b.at)) {
    if (open !== undefined && notice.at < open.startedAt) continue;
    const grown: Wave =
      open !== undefined && notice.at - open.lastAt <= WAVE_GAP_MS ? grow(open, notice) : grow(begin(notice), notice);
    if (grown === open) continue;
    open = grown;
    changed.set(grown.startedAt, grown);
  }
  return [...changed.values()];
}

const begin = ({ at }: Notice): Wave => ({ startedAt: at, lastAt: at, places: [], threats: [] });

function grow(wave: Wave, { at, places, threat }: Notice): Wave {
  const known = new Set(wave.places);
  const added = places.map(fingerprint).filter((place) => !known.has(place));
  const lastAt = Math.max(wave.lastAt, at);
  if (added.length === 0 && lastAt === wave.lastAt && wave.threats.includes(threat)) return wave;
  return {
    startedAt: wave.startedAt,
    lastAt,
    places: [...new Set([...wave.places, ...added])].sort().slice(0, MAX_PLACES),
    threats: [...new Set([...wave.threats, threat])].sort(),
  };
}

/** Eight hex digits: of 4,000 waves that reach all 1,500 places one counts a place too few. */
const fingerprint = (place: string): string => contentHash(place, 8);
