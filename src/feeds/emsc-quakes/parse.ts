import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeObservation, quakeRecord, readQuake, tallyQuakes } from '../quake-list.ts';

interface EmscContext {
  /** Epoch ms; later earthquakes are rejected. */
  readonly now: number;
  /** A list of the past says nothing about the last 24 hours. */
  readonly isPast?: boolean;
}

const MEMBERS = ['unid', 'mag', 'time', 'evtype', 'auth', 'flynn_region'] as const;
/** Known and suspected earthquakes; the other kinds are blasts, collapses and what people induce. */
const EARTHQUAKES = new Set(['ke', 'se']);

/**
 * Reads the GeoJSON of the seismic portal. The list bears no date of its own: its count is of the 24 hours before the
 * newest earthquake on it, and of that one's hour.
 */
export function parseEmscQuakes(bytes: Uint8Array, { now, isPast = false }: EmscContext): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const entries: ReadRecord[] = [];
  const { tally, quakeAts } = tallyQuakes(list.features, (feature) => readFeature(feature, now, entries));
  const newestAt = quakeAts.reduce((newest, at) => Math.max(newest, at), Number.NEGATIVE_INFINITY);
  const lastDayCount = quakeAts.filter((at) => at > newestAt - DAY_MS).length;
  const pulse = { metric: 'earthquakes_listed', value: lastDayCount, at: newestAt, lineage: 'emsc' } as const;
  return unlessAllRejected(
    {
      ...tally.rows((_, keptCount) => (isPast || keptCount === 0 ? [] : [hourlyHeartbeat(pulse)])),
      records: { entries, isComplete: false },
    },
    'earthquake',
  );
}

function readFeature(feature: unknown, now: number, entries: ReadRecord[]): 'ignored' | ReadObservation | FeedProblem {
  const quake = memberOf(feature, 'properties');
  const id = plainText(textMember(quake, 'unid') ?? '', 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(quake, name) === undefined);
  if (id === '' || lost.length > 0) return rejected('wrong_shape', `without ${['unid', ...lost].at(-1)}`);
  if (!EARTHQUAKES.has(textMember(quake, 'evtype') ?? '')) return 'ignored';
  const read = readQuake(
    {
      id,
      magnitude: numberMember(quake, 'mag'),
      at: parseIsoInstant(textMember(quake, 'time') ?? ''),
      undated: 'time is no instant',
      coordinates: memberOf(memberOf(feature, 'geometry'), 'coordinates'),
    },
    now,
  );
  if (read === 'ignored' || 'kind' in read) return read;
  const network = plainText(textMember(quake, 'auth') ?? '', 20);
  const depth = numberMember(quake, 'depth');
  const observation = quakeObservation(read, {
    recordId: id,
    // What the centre repeats from the U.S. Geological Survey confirms nothing.
    lineage: network === 'NEIC' ? 'usgs' : 'emsc',
    now,
    detail: plainDetail({
      place: textMember(quake, 'flynn_region'),
      depthKm: depth === undefined ? undefined : String(Math.round(depth)),
      network,
    }),
  });
  const url = `https://www.seismicportal.eu/eventdetails.html?unid=${encodeURIComponent(id)}`;
  entries.push(quakeRecord(observation, read.place, { url }));
  return observation;
}
