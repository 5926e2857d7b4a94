import { DAY_MS, HOUR_MS, isoMinute, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { hourlyPulse } from '../hourly-pulse.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { readPosition, subjectAt } from '../place-on-earth.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeEvent } from '../quake-event.ts';

export interface QuakeContext {
  /** Epoch ms; later earthquakes are refused. */
  readonly now: number;
  /** Record ids of earlier runs: an earthquake that has one of them among its ids keeps it. */
  readonly known: ReadonlySet<string>;
  /** A list of the past says nothing about the last 24 hours. */
  readonly isPast?: boolean;
}

export const LEAST_MAGNITUDE = 4.5;
/** The strongest measured was 9.5. */
const MOST_MAGNITUDE = 10.5;
/** Tells milliseconds from seconds; the backfill goes back to the worldwide network of the seventies. */
const EARLIEST = Date.UTC(1973, 0, 1);
/** Clocks differ. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const MEMBERS = ['mag', 'time', 'type', 'status', 'ids', 'place', 'alert', 'felt'] as const;

/** Reads a GeoJSON list of USGS, of the summary feeds or of the FDSN query. */
export function parseQuakes(bytes: Uint8Array, { now, known, isPast = false }: QuakeContext): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the list has no features' };
  const generatedAt = numberMember(memberOf(json.value, 'metadata'), 'generated');
  if (generatedAt === undefined || generatedAt < EARLIEST || generatedAt > now + HOUR_MS) {
    return { status: 'unreadable', reason: 'the list is not dated' };
  }
  const tally = startTally();
  const seen = new Set<string>();
  let lastDayCount = 0;
  for (const feature of features) {
    const outcome = readQuake(feature, now, known);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else if (seen.has(outcome.recordId)) {
      tally.refuse({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    } else {
      seen.add(outcome.recordId);
      tally.keep([outcome]);
      if (outcome.observedAt > generatedAt - DAY_MS) lastDayCount += 1;
    }
  }
  const pulse = hourlyPulse({
    metric: 'earthquakes_listed',
    value: lastDayCount,
    at: Math.min(generatedAt, now),
    lineage: 'usgs',
  });
  const rows = tally.rows(() => (isPast ? [] : [pulse]));
  if (rows.totalCount > 0 && rows.refusedCount === rows.totalCount) {
    return { status: 'unreadable', reason: 'every earthquake was refused' };
  }
  return rows;
}

function readQuake(
  feature: unknown,
  now: number,
  known: ReadonlySet<string>,
): 'ignored' | ReadObservation | FeedProblem {
  const id = plainText(textMember(feature, 'id') ?? '', 40);
  const quake = memberOf(feature, 'properties');
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(quake, name) === undefined);
  if (id === '' || lost.length > 0) return refused('wrong_shape', `without ${['id', ...lost].at(-1)}`);
  if (textMember(quake, 'type') !== 'earthquake' || textMember(quake, 'status') === 'deleted') return 'ignored';
  // Not measured yet.
  if (memberOf(quake, 'mag') === null) return 'ignored';
  const magnitude = numberMember(quake, 'mag');
  if (magnitude === undefined || magnitude > MOST_MAGNITUDE) return refused('bad_number', 'mag is no magnitude');
  if (magnitude < LEAST_MAGNITUDE) return 'ignored';
  const time = numberMember(quake, 'time');
  if (time === undefined || !Number.isInteger(time) || time < EARLIEST) return refused('undated', 'no instant in ms');
  if (time > now + CLOCK_SKEW_MS) return refused('future', time < 8e15 ? isoMinute(time) : 'far ahead');
  const place = readPosition(memberOf(memberOf(feature, 'geometry'), 'coordinates'));
  if (place === undefined) return refused('bad_position', 'no longitude and latitude');
  // The preferred id changes while networks report; an id once used stays the record's.
  const ids = (textMember(quake, 'ids') ?? '').split(',');
  return {
    recordId: ids.find((other) => known.has(other)) ?? id,
    metric: 'earthquake_magnitude',
    subject: subjectAt(place),
    value: magnitude,
    observedAt: Math.min(time, now),
    lineage: 'usgs',
    event: quakeEvent(time, place),
    detail: plainDetail({
      place: textMember(quake, 'place'),
      depthKm: depthOf(memberOf(memberOf(feature, 'geometry'), 'coordinates')),
      alert: textMember(quake, 'alert'),
      felt: orderOf(numberMember(quake, 'felt')),
    }),
  };
}

function depthOf(coordinates: unknown): string | undefined {
  const depth: unknown = Array.isArray(coordinates) ? coordinates[2] : undefined;
  return typeof depth === 'number' && Number.isFinite(depth) ? String(Math.round(depth)) : undefined;
}

/** Reports by people come in for days; their order of magnitude is worth a revision, each single one is not. */
function orderOf(count: number | undefined): string | undefined {
  return count === undefined || !(count >= 1) ? undefined : `${10 ** Math.floor(Math.log10(count))} or more`;
}
