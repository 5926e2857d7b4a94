import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { countryAt, nearestCountry } from '../../reference/country-at.ts';
import { wrongWidth } from '../csv-table.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { recordBody } from '../record-body.ts';
import { atTimeOfDay, parseIsoDay } from '../utc-instant.ts';

/** One pixel of one pass of one satellite. */
const PIXEL = ['latitude', 'longitude', 'acq_date', 'acq_time', 'satellite'] as const;
const COLUMNS = [...PIXEL, 'confidence', 'frp'] as const;
type Column = (typeof COLUMNS)[number] | 'daynight';

/** MODIS calls a fire below 30 of 100 of low confidence. */
const MIN_CONFIDENCE = 30;
/** A pixel of MODIS is some kilometres wide, and flares burn before coasts. */
const OFFSHORE_KM = 25;
/** The strongest pixels radiate some ten gigawatts. */
const MAX_MEGAWATTS = 100_000;
/** Two satellites pass somewhere every hour; a file that begins later has lost the start of its first day. */
const FIRST_PASS_MS = 3 * HOUR_MS;
/** A day of one satellite has 30,000 to 100,000 detections. */
const MAX_ENTRIES = 5_000;

interface Hotspot {
  readonly dayAt: number;
  readonly seenAt: number;
  readonly megawatts: number;
  readonly isSure: boolean;
  /** In words, where the source has them. */
  readonly confidence: string | undefined;
  readonly satellite: string;
  /** Absent where the file does not say. */
  readonly isNight: boolean | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Reads a FIRMS text file of VIIRS or MODIS: a count for every country and the world, of each UTC day that is whole in it, and
 * as entries the strongest detections of the last day.
 * A row that repeats another one of the same pixel, pass and satellite is ignored.
 * A day is whole when the file begins by its first hours and holds a later one. Zero is a count: the satellites passed.
 * @param now epoch ms; later rows are rejected
 */
export function parseHotspots(bytes: Uint8Array, now: number): Parsed {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const header = (lines[0] ?? '').trim().split(',');
  const lost = COLUMNS.filter((column) => !header.includes(column));
  if (lost.length > 0) return { status: 'unreadable', reason: `the file has no column ${lost.join(', ')}` };
  const position = new Map(header.map((name, index) => [name, index]));
  const lineage = header.includes('bright_ti4') ? 'nasa-viirs' : 'nasa-modis';
  const tally = startTally();
  const spots: Hotspot[] = [];
  const seen = new Set<string>();
  for (const line of lines.slice(1)) {
    const row = line.trim().split(',');
    if (row.length === 1 && row[0] === '') continue;
    const cell = (column: Column): string => row[position.get(column) ?? -1] ?? '';
    const outcome =
      row.length === header.length
        ? readSpot(cell, now)
        : wrongWidth(plainText(row.slice(0, 2).join(','), 40), row.length);
    const pixel = PIXEL.map(cell).join(' ');
    if ('kind' in outcome) tally.reject(outcome);
    else if (seen.has(pixel)) tally.ignore();
    else spots.push(outcome);
    seen.add(pixel);
  }
  const days = countDays(spots, lineage, (isCounted) => (isCounted ? tally.keep([]) : tally.ignore()));
  const rows = tally.rows(() => days);
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the file holds no hotspot' };
  if (spots.length === 0) return { status: 'unreadable', reason: 'every hotspot was rejected' };
  return { ...rows, records: { entries: strongest(spots, now).map((spot) => entryOf(spot, now)), isComplete: true } };
}

/** Of what the satellite is sure of, at most `MAX_ENTRIES`. */
function strongest(spots: readonly Hotspot[], now: number): readonly Hotspot[] {
  const ofTheDay = spots.filter(({ isSure, seenAt }) => isSure && seenAt > now - DAY_MS);
  return ofTheDay.sort((a, b) => b.megawatts - a.megawatts).slice(0, MAX_ENTRIES);
}

function entryOf(spot: Hotspot, now: number): ReadRecord {
  const { latitude: lat, longitude: lon, seenAt, megawatts, confidence, satellite, isNight } = spot;
  const country = countryNear(spot);
  const [day, clock] = [isoDate(seenAt), new Date(seenAt).toISOString().slice(11, 16)];
  return {
    recordId: `${satellite} ${day} ${clock} ${lat},${lon}`,
    kind: 'fire_detection',
    url: `https://firms.modaps.eosdis.nasa.gov/map/#d:${day};@${lon},${lat},10.0z`,
    ...(country === undefined ? {} : { country: country.iso2 }),
    place: { lat, lon },
    observedAt: Math.min(seenAt, now),
    body: recordBody({ megawatts, confidence, satellite, isNight }),
  };
}

function readSpot(cell: (column: Column) => string, now: number): Hotspot | FeedProblem {
  const [latitude, longitude] = [decimal(cell('latitude')), decimal(cell('longitude'))];
  const recordId = plainText(`${cell('latitude')},${cell('longitude')} ${cell('acq_date')} ${cell('acq_time')}`, 60);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  // Hours and minutes without their leading zeros in some files.
  const clock = /^\d{1,4}$/.test(cell('acq_time')) ? cell('acq_time').padStart(4, '0') : '';
  const dayAt = /^\d{4}-\d{2}-\d{2}$/.test(cell('acq_date')) ? parseIsoDay(cell('acq_date')) : undefined;
  const seenAt = clock === '' ? undefined : atTimeOfDay(dayAt, [clock.slice(0, 2), clock.slice(2)]);
  if (dayAt === undefined || seenAt === undefined) return rejected('undated', 'no day and time');
  if (seenAt > now + HOUR_MS) return rejected('future', isoDate(dayAt));
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return rejected('bad_position', 'not on the globe');
  const [isSure, megawatts] = [isConfident(cell('confidence')), decimal(cell('frp'))];
  if (isSure === undefined) return rejected('bad_number', 'confidence is neither a class nor 0 to 100');
  if (!(megawatts >= 0 && megawatts <= MAX_MEGAWATTS)) return rejected('bad_number', 'frp is no power');
  const confidence = isSure ? WORDS[cell('confidence')] : undefined;
  const isNight = /^[DN]$/.test(cell('daynight')) ? cell('daynight') === 'N' : undefined;
  const satellite = plainText(cell('satellite'), 10);
  return { dayAt, seenAt, megawatts, isSure, confidence, satellite, isNight, latitude, longitude };
}

const WORDS: Readonly<Record<string, string>> = { n: 'nominal', nominal: 'nominal', h: 'high', high: 'high' };

/** VIIRS names one of three classes, in full or by a letter; MODIS gives 0 to 100. */
function isConfident(text: string): boolean | undefined {
  if (/^(?:l|low)$/.test(text)) return false;
  if (/^(?:n|nominal|h|high)$/.test(text)) return true;
  const confidence = decimal(text);
  return confidence >= 0 && confidence <= 100 ? confidence >= MIN_CONFIDENCE : undefined;
}

const decimal = (text: string): number => (/^-?\d{1,6}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN);

interface Sum {
  count: number;
  megawatts: number;
}

/** @param tell hears of each hotspot whether it is counted */
function countDays(
  spots: readonly Hotspot[],
  lineage: string,
  tell: (isCounted: boolean) => void,
): readonly ReadObservation[] {
  const [first, last] = [minOf(spots.map(({ seenAt }) => seenAt)), -minOf(spots.map(({ dayAt }) => -dayAt))];
  const isWhole = (dayAt: number): boolean => dayAt + FIRST_PASS_MS >= first && dayAt < last;
  const days = new Map<number, Map<string, Sum>>();
  for (const spot of spots) {
    const isCounted = spot.isSure && isWhole(spot.dayAt);
    tell(isCounted);
    if (!isCounted) continue;
    const sums = days.get(spot.dayAt) ?? new Map<string, Sum>();
    days.set(spot.dayAt, sums);
    for (const subject of [WORLD_SUBJECT, ...landOf(spot)]) {
      const sum = sums.get(subject) ?? { count: 0, megawatts: 0 };
      sums.set(subject, { count: sum.count + 1, megawatts: sum.megawatts + spot.megawatts });
    }
  }
  const subjects = [WORLD_SUBJECT, ...COUNTRIES.map(({ iso2 }) => countrySubject(iso2))];
  return [...days].flatMap(([dayAt, sums]) =>
    subjects.map((subject) => ({ ...dayOf(dayAt, subject, sums.get(subject)), lineage })),
  );
}

function landOf(spot: Hotspot): readonly string[] {
  const country = countryNear(spot);
  return country === undefined ? [] : [countrySubject(country.iso2)];
}

const countryNear = ({ latitude, longitude }: Hotspot) =>
  countryAt(latitude, longitude) ?? nearestCountry(latitude, longitude, OFFSHORE_KM);

/** Not `Math.min(...)`: a file has more rows than a call may have arguments. */
const minOf = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value), Infinity);

function dayOf(dayAt: number, subject: string, sum: Sum | undefined): Omit<ReadObservation, 'lineage'> {
  return {
    recordId: isoDate(dayAt),
    metric: 'thermal_hotspots',
    subject,
    value: sum?.count ?? 0,
    observedAt: dayAt,
    event: isoDate(dayAt),
    detail: sum === undefined ? {} : { megawatts: String(Math.round(sum.megawatts)) },
  };
}
