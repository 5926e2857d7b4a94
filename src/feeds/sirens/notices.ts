import type { FeedProblem } from '../../ports/feed.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { plainText } from '../plain-text.ts';

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
export type Threat = (typeof FORCE)[keyof typeof FORCE];
/** Hazardous material, earthquake, tsunami, radiation, other: no act of force that the code tells of. */
const OTHER = new Set(['1', '3', '4', '6', '8', '9']);

/** The service's clock and ours. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Seconds since 1970 have ten digits until 2286; more are milliseconds. */
const MAX_SECONDS = 9_999_999_999;
const MIN_SECONDS = 1_000_000_000;

/** What is no act of force still has its time. */
export type NoticeOutcome = { readonly notice: Notice } | { readonly otherAt: number } | FeedProblem;

/**
 * Reads what the service answers: a list, empty when all is quiet.
 * @param now epoch ms; later alerts are refused
 */
export function readNotices(bytes: Uint8Array, now: number): readonly NoticeOutcome[] | 'unreadable' {
  const json = parseJson(bytes);
  if (json.status === 'not_json' || !Array.isArray(json.value)) return 'unreadable';
  const rows: readonly unknown[] = json.value;
  return rows.map((row) => readNotice(row, now));
}

function readNotice(row: unknown, now: number): NoticeOutcome {
  const id = plainText(textMember(row, 'notificationId') ?? '', 60);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const cities = memberOf(row, 'cities');
  const isDrill = memberOf(row, 'isDrill');
  const written = memberOf(row, 'threat');
  const threat = typeof written === 'number' ? String(written) : written;
  if (!Array.isArray(cities) || typeof isDrill !== 'boolean' || typeof threat !== 'string') {
    return refused('wrong_shape', 'no list of places, no threat or no word on drills');
  }
  const seconds = numberMember(row, 'time') ?? Number(textMember(row, 'time') || Number.NaN);
  if (!Number.isInteger(seconds)) return refused('undated', 'time is no number');
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return refused('wrong_unit', 'time is not in seconds');
  const at = seconds * 1_000;
  if (at > now + CLOCK_SKEW_MS) return refused('future', new Date(at).toISOString());
  if (isDrill || OTHER.has(threat)) return { otherAt: Math.min(at, now) };
  const kind = Object.entries(FORCE).find(([code]) => code === threat)?.[1];
  if (kind === undefined) return refused('unknown_threat', plainText(threat, 20));
  const names: readonly unknown[] = cities;
  const places = names.filter((name) => typeof name === 'string').map((name) => plainText(name, 80));
  if (places.length !== names.length || places.includes('')) return refused('wrong_shape', 'a place is no name');
  if (places.length === 0) return refused('no_place', 'an alert of nowhere');
  return { notice: { id, at: Math.min(at, now), threat: kind, places: [...new Set(places)] } };
}
