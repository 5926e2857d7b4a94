import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { readPosition } from '../coordinates.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourStamp } from '../hourly-heartbeat.ts';
import { memberOf, textMember } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { readEntries } from '../read-entries.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { hourOf } from '../utc-hour.ts';

const IMAGES = 'https://weathercam.digitraffic.fi/';
const STATIONS = 'https://tie.digitraffic.fi/api/weathercam/v1/stations/';
/** Ids of stations and of their views. */
const STATION_ID = /^C\d{5}$/;
const VIEW_ID = /^C\d{7}$/;

/** Reads the stations that gather pictures now, each with its views. The list bears no date: it is of `now`, epoch ms. */
export function parseCameras(bytes: Uint8Array, now: number): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { tally, entries } = readEntries(list.features, (feature) => readStation(feature, now));
  const hour = hourStamp(now);
  const rows = tally.rows((_, keptCount) => [
    {
      recordId: hour,
      metric: 'digitraffic-cameras:stations',
      subject: countrySubject('FI'),
      value: keptCount,
      observedAt: hourOf(now),
      lineage: 'fintraffic',
      event: hour,
      detail: {},
    },
  ]);
  if (rows.keptCount === 0 && rows.rejectedCount === 0) return { status: 'unreadable', reason: 'no station gathers' };
  const records = { entries: [...entries.values()], isComplete: true };
  return rows.keptCount === 0
    ? { status: 'unreadable', reason: 'no station could be read' }
    : unlessAllRejected({ ...rows, records }, 'station');
}

function readStation(feature: unknown, now: number): ReadRecord | FeedProblem | undefined {
  const station = memberOf(feature, 'properties');
  const recordId = plainText(textMember(station, 'id') ?? textMember(feature, 'id') ?? '', 20);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  const presets = memberOf(station, 'presets');
  const status = textMember(station, 'collectionStatus');
  if (status === undefined || !Array.isArray(presets)) return rejected('wrong_shape', 'without status or views');
  if (!STATION_ID.test(recordId)) return rejected('bad_id', 'no id of a station');
  const views = presets
    .filter((preset) => memberOf(preset, 'inCollection') === true)
    .map((preset) => textMember(preset, 'id') ?? '')
    .filter((id) => VIEW_ID.test(id));
  const [first] = views;
  if (status !== 'GATHERING' || first === undefined) return undefined;
  const place = readPosition(memberOf(memberOf(feature, 'geometry'), 'coordinates'));
  if (place === undefined) return rejected('bad_position', 'no point');
  return {
    recordId,
    kind: 'webcam',
    ...titleAndLink((textMember(station, 'name') ?? recordId).replaceAll('_', ' '), `${STATIONS}${recordId}`),
    country: 'FI',
    place: { lat: place.latitude, lon: place.longitude },
    observedAt: now,
    isUndated: true,
    body: recordBody({ imageUrl: `${IMAGES}${first}.jpg`, images: views.map((id) => `${IMAGES}${id}.jpg`) }),
  };
}
