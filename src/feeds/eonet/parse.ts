import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { type Coordinates, readPosition, subjectAt } from '../coordinates.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, textMember } from '../json-value.ts';
import { latestById } from '../latest-by-id.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, subjectCountry, titleAndLink } from '../record-body.ts';

interface EventContext {
  /** Epoch ms. */
  readonly now: number;
  /** Present in a backfill: positions outside `[from, to)` are ignored, and the list is no count of what is open. */
  readonly span?: { readonly from: number; readonly to: number };
}

/** Icebergs displace no one; earthquakes come from those who measure them; the colour of water is no hazard. */
const IGNORED = new Set(['seaLakeIce', 'earthquakes', 'waterColor']);
/** Wildfires stay open for weeks after the last sight of fire (FEEDS.md §2.1). */
const FIRE_HOURS = 48;
/** An open event that was not seen for this long is a forgotten one. Both back from the newest sight on the list. */
const FORGOTTEN_DAYS = 30;
const CLOCK_SKEW_MS = HOUR_MS;

interface Sight {
  readonly id: string;
  readonly seenAt: number;
  readonly observation: ReadObservation;
  readonly record: ReadRecord;
}

/**
 * Reads EONET's GeoJSON, a row for each position of each event: one observation for each event, at its last position. The
 * list bears no date of its own: what is open is counted at the newest sight of any kind, ice included. A rejected event
 * counts as well, so that damage never makes fewer of them.
 */
export function parseEvents(bytes: Uint8Array, context: EventContext): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { features } = list;
  const listedAt = newestSight(features, context.now);
  if (listedAt === undefined && context.span === undefined)
    return { status: 'unreadable', reason: 'no event on the list is dated' };
  const oldest = oldestSights(context, listedAt ?? context.now);
  const tally = startTally();
  const { newest, lostCount } = latestById(
    features.map((feature) => readSight(feature, { ...context, ...oldest })),
    { tally, isNewer: (one, other) => one.seenAt > other.seenAt },
  );
  for (const { observation } of newest) tally.keep([observation]);
  const pulse = hourlyHeartbeat({
    metric: 'natural_events_listed',
    value: newest.length + lostCount,
    at: listedAt ?? context.now,
    lineage: 'nasa-eonet',
  });
  const rows = tally.rows(() => (context.span === undefined ? [pulse] : []));
  const entries = newest.map(({ record }) => record);
  return unlessAllRejected({ ...rows, records: { entries, isComplete: context.span === undefined } }, 'event');
}

interface OldestSights {
  /** Epoch ms. */
  readonly oldestFireAt: number;
  readonly oldestOtherAt: number;
}

const oldestSights = ({ span }: EventContext, listedAt: number): OldestSights => ({
  oldestFireAt: span?.from ?? listedAt - FIRE_HOURS * HOUR_MS,
  oldestOtherAt: span?.from ?? listedAt - FORGOTTEN_DAYS * DAY_MS,
});

/** When anything on the list was last seen, epoch ms; nothing of the future is on it. */
function newestSight(features: readonly unknown[], now: number): number | undefined {
  let newest: number | undefined;
  for (const feature of features) {
    const seenAt = parseIsoInstant(textMember(memberOf(feature, 'properties'), 'date') ?? '');
    if (seenAt === undefined || seenAt > now + CLOCK_SKEW_MS) continue;
    newest = Math.max(newest ?? seenAt, Math.min(seenAt, now));
  }
  return newest;
}

function readSight(
  feature: unknown,
  { now, span, oldestFireAt, oldestOtherAt }: EventContext & OldestSights,
): 'ignored' | Sight | FeedProblem {
  const row = memberOf(feature, 'properties');
  const id = plainText(textMember(row, 'id') ?? '', 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const categories = memberOf(row, 'categories');
  const category = Array.isArray(categories) ? textMember(categories[0], 'id') : undefined;
  const [date, track] = [memberOf(row, 'date'), memberOf(row, 'geometryDates')];
  const title = textMember(row, 'title');
  if (id === '' || category === undefined || title === undefined || (date === undefined && track === undefined)) {
    return rejected('wrong_shape', 'without id, title, category or date');
  }
  // A track repeats the positions that are listed one by one.
  if (IGNORED.has(category) || date === undefined) return 'ignored';
  const seenAt = typeof date === 'string' ? parseIsoInstant(date) : undefined;
  if (seenAt === undefined) return rejected('undated', 'date is no instant');
  if (seenAt > now + CLOCK_SKEW_MS) return rejected('future', isoDate(seenAt));
  const oldestAt = category === 'wildfires' ? oldestFireAt : oldestOtherAt;
  if (seenAt < oldestAt || seenAt >= (span?.to ?? Number.POSITIVE_INFINITY)) return 'ignored';
  const place = positionOf(memberOf(feature, 'geometry'));
  if (place === undefined) return rejected('bad_position', 'neither a point nor a polygon');
  const observation = { ...observationOf(row, place), ...identity(id, Math.min(seenAt, now)) };
  return { id, seenAt, observation, record: recordOf(row, { id, category, place, observation }) };

  function observationOf(event: unknown, { latitude, longitude }: Coordinates) {
    const { lineage, alertId } = sourceOf(event);
    return {
      metric: 'natural_events',
      subject: subjectAt({ latitude, longitude }),
      value: 1,
      lineage,
      event: alertId ?? `eonet:${id}`,
      detail: plainDetail({ category, title, strength: strengthOf(event) }),
    } as const;
  }
}

/** Categories that are a kind of their own; the others are natural events like landslides, dust and cold. */
const KINDS: Readonly<Record<string, RecordKind>> = {
  severeStorms: 'storm',
  wildfires: 'wildfire',
  volcanoes: 'volcano',
  floods: 'flood',
  drought: 'drought',
};

interface SightOf {
  readonly id: string;
  readonly category: string;
  readonly place: Coordinates;
  readonly observation: ReadObservation;
}

/** The event at its last position. */
function recordOf(event: unknown, { id, category, place, observation }: SightOf): ReadRecord {
  const { subject, observedAt } = observation;
  return {
    recordId: id,
    kind: KINDS[category] ?? 'natural_event',
    ...titleAndLink(textMember(event, 'title'), pageOf(event)),
    ...subjectCountry(subject),
    place: { lat: place.latitude, lon: place.longitude },
    observedAt,
    body: recordBody({ category: categoryWords(category), severity: strengthOf(event), status: 'current' }),
  };
}

/** The page of who reported it; else EONET's own document. */
function pageOf(event: unknown): string | undefined {
  const sources = memberOf(event, 'sources');
  const first: unknown = Array.isArray(sources) ? sources[0] : undefined;
  return textMember(first, 'url') ?? textMember(event, 'link');
}

/** `severeStorms`: `severe storms`. */
const categoryWords = (category: string): string => category.replace(/([A-Z])/g, ' $1').toLowerCase();

/** A later position of the same day is a revision. */
const identity = (id: string, observedAt: number) => ({ recordId: `${id}:${isoDate(observedAt)}`, observedAt });

/** A polygon is where the middle of its outline is. */
function positionOf(geometry: unknown): Coordinates | undefined {
  const coordinates = memberOf(geometry, 'coordinates');
  if (textMember(geometry, 'type') !== 'Polygon') return readPosition(coordinates);
  const outline: unknown = Array.isArray(coordinates) ? coordinates[0] : undefined;
  const corners = Array.isArray(outline) ? outline.map(readPosition).filter((corner) => corner !== undefined) : [];
  if (corners.length === 0) return undefined;
  const middle = (degrees: readonly number[]): number => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  return {
    latitude: middle(corners.map(({ latitude }) => latitude)),
    longitude: middle(corners.map(({ longitude }) => longitude)),
  };
}

/** Who EONET has it from; an event that GDACS lists too is the same event. */
function sourceOf(event: unknown): { readonly lineage: string; readonly alertId?: string } {
  const sources = memberOf(event, 'sources');
  const listed: readonly unknown[] = Array.isArray(sources) ? sources : [];
  const first = plainText(textMember(listed[0], 'id') ?? '', 40).toLowerCase();
  const gdacs = textMember(
    listed.find((source) => textMember(source, 'id') === 'GDACS'),
    'url',
  );
  const eventId = /eventid=(\d{1,12})\b/.exec(gdacs ?? '')?.[1];
  const type = /eventtype=([A-Z]{2})\b/.exec(gdacs ?? '')?.[1];
  const alertId = eventId === undefined || type === undefined ? {} : { alertId: `gdacs:${type}-${eventId}` };
  return { lineage: first === '' ? 'nasa-eonet' : first, ...alertId };
}

function strengthOf(event: unknown): string | undefined {
  const value = memberOf(event, 'magnitudeValue');
  return typeof value === 'number' ? `${value} ${textMember(event, 'magnitudeUnit') ?? ''}` : undefined;
}
