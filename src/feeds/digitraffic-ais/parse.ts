import { chokepointSubject, theaterSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { AIS_AREAS, type AisArea, contains, ORESUND_WATCH, type Position } from '../../reference/ais-areas.ts';
import { memberOf, numberMember, parseJson, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { hourId, hourOf } from '../utc-hour.ts';

const WATCHES: readonly AisArea[] = [...AIS_AREAS, ORESUND_WATCH];
/** Older positions say where a ship was, not where it is (FEEDS.md §3.1, 10). */
export const MAX_AGE_MS = 30 * MINUTE_MS;
const CLOCK_SLACK_MS = 5 * MINUTE_MS;
/** Slower ships lie at anchor or drift; knots. */
const UNDER_WAY_KNOTS = 1;
const FASTEST_KNOTS = 60;
/** ITU-R M.1371: speed not available. */
const NO_SPEED_KNOTS = 102.3;
/** ITU-R M.1371 navigational status: at anchor, moored, aground. */
const NOT_UNDER_WAY = new Set([1, 5, 6]);

interface Fix extends Position {
  readonly mmsi: number;
  readonly at: number;
  readonly isUnderWay: boolean;
}

/**
 * Counts ships under way in each watched water. `observedAt` is the start of the hour of the newest position; a water
 * from which not one position came is not reported, because a ship not received is not an absent ship.
 * @param now epoch ms, when the positions were asked for
 */
export function parseLocations(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the positions are not JSON' };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'no list of positions' };
  const tally = startTally();
  const newest = new Map<number, Fix>();
  for (const feature of features) {
    const fix = readFix(feature, now);
    if (fix === 'not_ours') tally.ignore();
    else if ('kind' in fix) tally.reject(fix);
    else if ((newest.get(fix.mmsi)?.at ?? -1) >= fix.at) tally.ignore();
    else {
      if (newest.has(fix.mmsi)) tally.ignore();
      else tally.keep([]);
      newest.set(fix.mmsi, fix);
    }
  }
  const fixes = [...newest.values()];
  const rows = tally.rows(() => counts(fixes));
  if (rows.totalCount > 0 && rows.rejectedByKind.wrong_shape === rows.totalCount)
    return { status: 'unreadable', reason: 'no position has the fields we read' };
  return rows.observations.length === 0 ? { status: 'unreadable', reason: 'not one ship in any watched water' } : rows;
}

function readFix(feature: unknown, now: number): 'not_ours' | Fix | FeedProblem {
  const properties = memberOf(feature, 'properties');
  const mmsi = numberMember(feature, 'mmsi') ?? numberMember(properties, 'mmsi');
  const coordinates = memberOf(memberOf(feature, 'geometry'), 'coordinates');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: writtenValue(mmsi ?? ''),
    message,
  });
  if (mmsi === undefined || !Array.isArray(coordinates) || memberOf(properties, 'timestampExternal') === undefined)
    return rejected('wrong_shape', 'no identity, position or time');
  if (!Number.isInteger(mmsi) || mmsi < 0 || mmsi > 999_999_999) return rejected('bad_id', String(mmsi));
  // ITU-R M.585: ship stations begin with a country from 201 to 775; others are coast stations, buoys and aircraft.
  if (mmsi < 201_000_000 || mmsi >= 776_000_000) return 'not_ours';
  const at = numberMember(properties, 'timestampExternal');
  if (at === undefined || at < Date.UTC(2000, 0, 1)) return rejected('undated', 'no time in milliseconds');
  if (at > now + CLOCK_SLACK_MS) return rejected('future', String(at));
  const [longitude, latitude]: readonly unknown[] = coordinates;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180))
    return rejected('bad_position', plainText(writtenValue(latitude), 20));
  const knots = numberMember(properties, 'sog');
  if (knots === undefined || knots < 0) return rejected('bad_number', 'no speed');
  if (knots > FASTEST_KNOTS && knots !== NO_SPEED_KNOTS) return rejected('bad_number', `${knots} knots`);
  if (at < now - MAX_AGE_MS || !WATCHES.some((watch) => contains(watch, { latitude, longitude }))) return 'not_ours';
  const isUnderWay =
    knots >= UNDER_WAY_KNOTS &&
    knots !== NO_SPEED_KNOTS &&
    !NOT_UNDER_WAY.has(numberMember(properties, 'navStat') ?? -1);
  return { mmsi, at, latitude, longitude, isUnderWay };
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

function counts(fixes: readonly Fix[]): readonly ReadObservation[] {
  const newestAt = fixes.reduce((newest, { at }) => Math.max(newest, at), 0);
  const reported = WATCHES.flatMap((watch) => {
    const received = fixes.filter((fix) => WATCHES.find((candidate) => contains(candidate, fix)) === watch);
    if (received.length === 0) return [];
    const subject = watch === ORESUND_WATCH ? chokepointSubject(watch.id) : theaterSubject('baltic-nordic');
    const value = received.filter(({ isUnderWay }) => isUnderWay).length;
    return [
      observation(
        { id: watch.id, subject, value, detail: { area: watch.name, heard: String(received.length) } },
        newestAt,
      ),
    ];
  });
  if (reported.length === 0) return [];
  const value = reported.reduce((sum, one) => sum + one.value, 0);
  return [...reported, observation({ id: 'all', subject: WORLD_SUBJECT, value, detail: {} }, newestAt)];
}

function observation(
  { id, subject, value, detail }: { id: string; subject: string; value: number; detail: Record<string, string> },
  newestAt: number,
): ReadObservation {
  const hour = hourId(newestAt);
  return {
    recordId: `${id}:${hour}`,
    metric: 'vessels_tracked',
    subject,
    value,
    observedAt: hourOf(newestAt),
    lineage: 'fintraffic-ais',
    event: `${id}:${hour}`,
    detail,
  };
}
