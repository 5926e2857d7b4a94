import { HOUR_MS, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import type { ReadRecord, RecordPlace } from '../../ports/record.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { readEntries } from '../read-entries.ts';
import { recordBody, webAddress } from '../record-body.ts';

/** Sensors by collection. */
const SENSORS: Readonly<Record<string, 'optical' | 'radar'>> = {
  'sentinel-2-l2a': 'optical',
  'sentinel-1-grd': 'radar',
};
const ITEMS = 'https://earth-search.aws.element84.com/v1/collections/';

/** Reads a page of scenes; the place of a scene is the middle of its bounding box. @param now epoch ms */
export function parseScenes(bytes: Uint8Array, now: number): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { tally, entries } = readEntries(list.features, (feature) => readScene(feature, now));
  const scenes = [...entries.values()];
  const at = scenes.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0);
  const rows = tally.rows((_, value) =>
    value === 0 ? [] : [hourlyHeartbeat({ metric: 'earth-search:scenes', value, at, lineage: 'copernicus' })],
  );
  if (rows.keptCount === 0 && rows.rejectedCount === 0)
    return { status: 'unreadable', reason: 'no scene in five days' };
  return rows.keptCount === 0
    ? { status: 'unreadable', reason: 'no scene could be read' }
    : unlessAllRejected({ ...rows, records: { entries: scenes, isComplete: false } }, 'scene');
}

function readScene(feature: unknown, now: number): ReadRecord | FeedProblem | undefined {
  const recordId = plainText(textMember(feature, 'id') ?? '', 120);
  const collection = textMember(feature, 'collection');
  const properties = memberOf(feature, 'properties');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  if (!/^[\w.-]+$/.test(recordId) || collection === undefined)
    return rejected('wrong_shape', 'without id or collection');
  const sensor = Object.hasOwn(SENSORS, collection) ? SENSORS[collection] : undefined;
  if (sensor === undefined) return undefined;
  const satellite = textMember(properties, 'platform');
  if (satellite === undefined) return rejected('wrong_shape', 'without satellite');
  const takenAt = parseIsoInstant(textMember(properties, 'datetime') ?? '');
  if (takenAt === undefined) return rejected('undated', 'no instant');
  if (takenAt > now + HOUR_MS) return rejected('future', isoMinute(takenAt));
  const place = middleOf(memberOf(feature, 'bbox'));
  if (place === undefined) return rejected('bad_position', 'no bounding box');
  const cloud = numberMember(properties, 'eo:cloud_cover');
  return {
    recordId,
    kind: 'satellite_scene',
    title: recordId,
    url: `${ITEMS}${collection}/items/${recordId}`,
    place,
    observedAt: Math.min(takenAt, now),
    body: recordBody({
      satellite,
      sensor,
      cloudPct: cloud === undefined || cloud < 0 || cloud > 100 ? undefined : Math.round(cloud),
      // Every scene has the link; behind that of radar is a store where the reader pays.
      previewUrl: sensor === 'optical' ? thumbnailLink(memberOf(feature, 'links')) : undefined,
    }),
  };
}

function thumbnailLink(links: unknown): string | undefined {
  const link = Array.isArray(links) ? links.find((one) => textMember(one, 'rel') === 'thumbnail') : undefined;
  return webAddress(textMember(link, 'href') ?? '');
}

/** Across the antimeridian a box ends west of where it begins. */
function middleOf(bbox: unknown): RecordPlace | undefined {
  if (!Array.isArray(bbox) || bbox.length !== 4) return undefined;
  const [west, south, east, north]: unknown[] = bbox;
  if (![west, south, east, north].every((edge) => typeof edge === 'number')) return undefined;
  const [w, s, e, n] = [Number(west), Number(south), Number(east), Number(north)];
  if (Math.abs(w) > 180 || Math.abs(e) > 180 || s > n || s < -90 || n > 90) return undefined;
  const lon = w <= e ? (w + e) / 2 : (w + e + 360) / 2;
  return { lat: (s + n) / 2, lon: lon > 180 ? lon - 360 : lon };
}
