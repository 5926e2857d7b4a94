import { log10 } from '../../arithmetic/log10.ts';
import { powerOfTen } from '../../arithmetic/power-of-ten.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeObservation, quakeRecord, readQuake, tallyQuakes } from '../quake-list.ts';

interface QuakeContext {
  /** Epoch ms; later earthquakes are rejected. */
  readonly now: number;
  /** Record ids of earlier runs: an earthquake that has one of them among its ids keeps it. */
  readonly known: ReadonlySet<string>;
  /** A list of the past says nothing about the last 24 hours. */
  readonly isPast?: boolean;
}

/** Distinguishes milliseconds from seconds; the backfill goes back to the worldwide network of the seventies. */
const EARLIEST = Date.UTC(1973, 0, 1);
/** Of an earthquake, as the list names them. */
export const MEMBERS = ['mag', 'time', 'type', 'status', 'ids', 'place', 'alert', 'felt'] as const;

/** Reads a GeoJSON list of USGS, of the summary feeds or of the FDSN query. */
export function parseQuakes(bytes: Uint8Array, { now, known, isPast = false }: QuakeContext): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const generatedAt = numberMember(memberOf(list.document, 'metadata'), 'generated');
  if (generatedAt === undefined || generatedAt < EARLIEST || generatedAt > now + HOUR_MS) {
    return { status: 'unreadable', reason: 'the list is not dated' };
  }
  const entries: ReadRecord[] = [];
  const { tally, quakeAts } = tallyQuakes(list.features, (feature) => readFeature(feature, { now, known }, entries));
  const pulse = hourlyHeartbeat({
    metric: 'earthquakes_listed',
    value: quakeAts.filter((at) => at > generatedAt - DAY_MS).length,
    at: Math.min(generatedAt, now),
    lineage: 'usgs',
  });
  return unlessAllRejected(
    { ...tally.rows(() => (isPast ? [] : [pulse])), records: { entries, isComplete: false } },
    'earthquake',
  );
}

function readFeature(
  feature: unknown,
  { now, known }: QuakeContext,
  entries: ReadRecord[],
): 'ignored' | ReadObservation | FeedProblem {
  const id = plainText(textMember(feature, 'id') ?? '', 40);
  const quake = memberOf(feature, 'properties');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(quake, name) === undefined);
  if (id === '' || lost.length > 0) return rejected('wrong_shape', `without ${['id', ...lost].at(-1)}`);
  if (textMember(quake, 'type') !== 'earthquake' || textMember(quake, 'status') === 'deleted') return 'ignored';
  // Not measured yet.
  if (memberOf(quake, 'mag') === null) return 'ignored';
  const time = numberMember(quake, 'time');
  const coordinates = memberOf(memberOf(feature, 'geometry'), 'coordinates');
  const read = readQuake(
    {
      id,
      magnitude: numberMember(quake, 'mag'),
      at: time === undefined || !Number.isInteger(time) || time < EARLIEST ? undefined : time,
      undated: 'no instant in ms',
      coordinates,
    },
    now,
  );
  if (read === 'ignored' || 'kind' in read) return read;
  // The preferred id changes while networks report; an id once used stays the record's.
  const ids = (textMember(quake, 'ids') ?? '').split(',');
  const observation = quakeObservation(read, {
    recordId: ids.find((other) => known.has(other)) ?? id,
    lineage: 'usgs',
    now,
    detail: plainDetail({
      place: textMember(quake, 'place'),
      depthKm: depthOf(coordinates),
      alert: textMember(quake, 'alert'),
      felt: orderOf(numberMember(quake, 'felt')),
    }),
  });
  entries.push(quakeRecord(observation, read.place, { url: textMember(quake, 'url') }));
  return observation;
}

function depthOf(coordinates: unknown): string | undefined {
  const depth: unknown = Array.isArray(coordinates) ? coordinates[2] : undefined;
  return typeof depth === 'number' && Number.isFinite(depth) ? String(Math.round(depth)) : undefined;
}

/** Reports by people come in for days; their order of magnitude is worth a revision, each single one is not. */
function orderOf(count: number | undefined): string | undefined {
  return count === undefined || !(count >= 1) ? undefined : `${powerOfTen(Math.floor(log10(count)))} or more`;
}
