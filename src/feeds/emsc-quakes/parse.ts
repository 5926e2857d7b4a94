import { DAY_MS, isoMinute, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { hourlyPulse } from '../hourly-pulse.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { readPosition, subjectAt } from '../place-on-earth.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeEvent } from '../quake-event.ts';

export interface EmscContext {
  /** Epoch ms; later earthquakes are refused. */
  readonly now: number;
  /** A list of the past says nothing about the last 24 hours. */
  readonly isPast?: boolean;
}

export const LEAST_MAGNITUDE = 4.5;
const MOST_MAGNITUDE = 10.5;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const MEMBERS = ['unid', 'mag', 'time', 'evtype', 'auth', 'flynn_region'] as const;
/** Known and suspected earthquakes; the other kinds are blasts, collapses and what people induce. */
const EARTHQUAKES = new Set(['ke', 'se']);

/**
 * Reads the GeoJSON of the seismic portal. The list bears no date of its own: its count is of the 24 hours before the
 * newest earthquake on it, and of that one's hour.
 */
export function parseEmscQuakes(bytes: Uint8Array, { now, isPast = false }: EmscContext): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the list has no features' };
  const tally = startTally();
  const seen = new Set<string>();
  const quakeAts: number[] = [];
  for (const feature of features) {
    const outcome = readQuake(feature, now);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else if (seen.has(outcome.recordId)) {
      tally.refuse({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    } else {
      seen.add(outcome.recordId);
      tally.keep([outcome]);
      quakeAts.push(outcome.observedAt);
    }
  }
  const newestAt = quakeAts.reduce((newest, at) => Math.max(newest, at), Number.NEGATIVE_INFINITY);
  const lastDayCount = quakeAts.filter((at) => at > newestAt - DAY_MS).length;
  const pulse = { metric: 'earthquakes_listed', value: lastDayCount, at: newestAt, lineage: 'emsc' } as const;
  const rows = tally.rows((_, keptCount) => (isPast || keptCount === 0 ? [] : [hourlyPulse(pulse)]));
  if (rows.totalCount > 0 && rows.refusedCount === rows.totalCount) {
    return { status: 'unreadable', reason: 'every earthquake was refused' };
  }
  return rows;
}

function readQuake(feature: unknown, now: number): 'ignored' | ReadObservation | FeedProblem {
  const quake = memberOf(feature, 'properties');
  const id = plainText(textMember(quake, 'unid') ?? '', 40);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(quake, name) === undefined);
  if (id === '' || lost.length > 0) return refused('wrong_shape', `without ${['unid', ...lost].at(-1)}`);
  if (!EARTHQUAKES.has(textMember(quake, 'evtype') ?? '')) return 'ignored';
  const magnitude = numberMember(quake, 'mag');
  if (magnitude === undefined || magnitude > MOST_MAGNITUDE) return refused('bad_number', 'mag is no magnitude');
  if (magnitude < LEAST_MAGNITUDE) return 'ignored';
  const time = parseIsoInstant(textMember(quake, 'time') ?? '');
  if (time === undefined) return refused('undated', 'time is no instant');
  if (time > now + CLOCK_SKEW_MS) return refused('future', isoMinute(time));
  const place = readPosition(memberOf(memberOf(feature, 'geometry'), 'coordinates'));
  if (place === undefined) return refused('bad_position', 'no longitude and latitude');
  const network = plainText(textMember(quake, 'auth') ?? '', 20);
  const depth = numberMember(quake, 'depth');
  return {
    recordId: id,
    metric: 'earthquake_magnitude',
    subject: subjectAt(place),
    value: magnitude,
    observedAt: Math.min(time, now),
    // What the centre repeats from the U.S. Geological Survey confirms nothing.
    lineage: network === 'NEIC' ? 'usgs' : 'emsc',
    event: quakeEvent(time, place),
    detail: plainDetail({
      place: textMember(quake, 'flynn_region'),
      depthKm: depth === undefined ? undefined : String(Math.round(depth)),
      network,
    }),
  };
}
