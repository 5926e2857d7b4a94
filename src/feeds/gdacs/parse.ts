// Over 250 lines: all rules for one list, in a folder of at most five files.
import { countrySubject } from '../../assessment/observation.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { countryByIso2, countryByIso3, countryByName } from '../../reference/countries.ts';
import { type Coordinates, readPosition, subjectAt } from '../coordinates.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, textMember } from '../json-value.ts';
import { latestById } from '../latest-by-id.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeEvent } from '../quake-event.ts';
import { namedCountries, recordBody, titleAndLink } from '../record-body.ts';
import { atTimeOfDay, monthNumber, utcDay } from '../utc-instant.ts';

interface AlertContext {
  /** Epoch ms. */
  readonly now: number;
  /** A search of the past says nothing about what is current. */
  readonly isPast?: boolean;
}

/**
 * Reads a GDACS event list (GeoJSON): one observation for each disaster and country, after the newest episode. The answer
 * bears no date of its own: what is current is counted at the newest moment in any of its rows, green ones too. A
 * rejected row counts as well, so that damage never makes fewer of them.
 */
export function parseAlerts(bytes: Uint8Array, { now, isPast = false }: AlertContext): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { features } = list;
  const listedAt = newestMoment(features, now);
  if (listedAt === undefined && !isPast) return { status: 'unreadable', reason: 'no row of the list is dated' };
  const tally = startTally();
  // A disaster is listed once for each episode; the newest one holds.
  const { newest, lostCount } = latestById(
    features.map((feature) => readAlert(feature, { now, listedAt: listedAt ?? now })),
    { tally, isNewer },
  );
  for (const alert of newest) tally.keep(observationsOf(alert));
  const value = newest.filter(({ isCurrent }) => isCurrent).length + lostCount;
  const pulse = { metric: 'hazard_alerts_listed', value, at: listedAt ?? now, lineage: 'gdacs' } as const;
  const rows = unlessAllRejected(
    tally.rows(() => (isPast ? [] : [hourlyHeartbeat(pulse)])),
    'alert',
  );
  if (rows.status === 'unreadable') return rows;
  return {
    ...rows,
    problems: [...rows.problems, ...unresolvedNames(newest)],
    records: { entries: newest.flatMap(recordsOf), isComplete: false },
  };
}

/** Names shown; the alert itself is kept under the countries that are known. */
const NAMES_SHOWN = 5;

const unresolvedNames = (alerts: readonly Alert[]): readonly FeedProblem[] =>
  alerts
    .flatMap(({ id, unresolved }) =>
      unresolved.map((name) => ({ kind: 'unresolved_name', recordId: id, message: plainText(name, 60) })),
    )
    .slice(0, NAMES_SHOWN);

const isNewer = (one: Alert, other: Alert): boolean =>
  one.episode !== other.episode ? one.episode > other.episode : one.observedAt > other.observedAt;

function observationsOf(alert: Alert): readonly ReadObservation[] {
  const event = alert.type === 'EQ' ? quakeEvent(alert.beganAt, alert.place) : `gdacs:${alert.id}`;
  return alert.subjects.map((subject) => ({
    recordId: alert.id,
    metric: 'hazard_alert',
    subject,
    value: alert.level,
    observedAt: alert.observedAt,
    lineage: 'gdacs',
    event,
    detail: plainDetail({
      type: alert.type,
      name: alert.name,
      severity: alert.severity,
      startDate: new Date(alert.beganAt).toISOString().slice(0, 10),
    }),
  }));
}

/** Kinds of disaster, with the words for each. */
const HAZARDS: Readonly<Record<string, readonly [RecordKind, string]>> = {
  EQ: ['earthquake_alert', 'earthquake'],
  TC: ['storm', 'tropical cyclone'],
  FL: ['flood', 'flood'],
  VO: ['volcano', 'volcano'],
  DR: ['drought', 'drought'],
  WF: ['wildfire', 'wildfire'],
};

/** The disaster, dated by its begin, at its newest episode. */
function recordsOf({
  id,
  type,
  level,
  beganAt,
  isCurrent,
  place,
  subjects,
  name,
  severity,
  link,
  title,
}: Alert): ReadRecord[] {
  const [kind, category] = HAZARDS[type] ?? [];
  if (kind === undefined || category === undefined) return [];
  return [
    {
      recordId: id,
      kind,
      ...titleAndLink(title ?? (name === undefined ? category : `${category} ${name}`), link),
      ...namedCountries(
        subjects.filter((subject) => subject.startsWith('country:')).map((subject) => subject.slice(8)),
      ),
      place: { lat: place.latitude, lon: place.longitude },
      observedAt: beganAt,
      body: recordBody({
        category,
        alertLevel: level === 3 ? 'red' : 'orange',
        severity,
        status: isCurrent ? 'current' : 'past',
      }),
    },
  ];
}

/** One orange or red alert, as one row says it. */
interface Alert {
  /** `TC-1000772`: one disaster, whatever its episodes. */
  readonly id: string;
  readonly type: string;
  readonly episode: number;
  /** 2 orange, 3 red. */
  readonly level: number;
  readonly beganAt: number;
  /** The last moment of the row, never after the newest of its list. */
  readonly observedAt: number;
  readonly isCurrent: boolean;
  readonly place: Coordinates;
  readonly subjects: readonly string[];
  /** Names that are no country of the registry. */
  readonly unresolved: readonly string[];
  readonly name: string | undefined;
  readonly severity: string | undefined;
  readonly title: string | undefined;
  readonly link: string | undefined;
}

/** Members every row must have, whether it is kept or not: a renamed one must not look like quiet. */
const MEMBERS = ['eventtype', 'eventid', 'episodeid', 'alertlevel', 'fromdate', 'todate', 'country'] as const;
const MOMENTS = ['datemodified', 'fromdate', 'todate'] as const;
const LEVELS: Readonly<Record<string, number>> = { green: 1, orange: 2, red: 3 };
const CLOCK_SKEW_MS = 3_600_000;

interface ListContext {
  /** Epoch ms; alerts that begin later are rejected. */
  readonly now: number;
  /** The newest moment of the list, epoch ms. */
  readonly listedAt: number;
}

/** Reads one feature of an event list. Green alerts and the polygons and tracks of an event are ignored. */
function readAlert(feature: unknown, { now, listedAt }: ListContext): 'ignored' | Alert | FeedProblem {
  const row = memberOf(feature, 'properties');
  const type = plainText(textMember(row, 'eventtype') ?? '', 4).toUpperCase();
  const id = `${type}-${wholeNumber(memberOf(row, 'eventid')) ?? ''}`;
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(row, name) === undefined);
  if (lost.length > 0) return rejected('wrong_shape', `without ${lost.join(', ')}`);
  const level = LEVELS[(textMember(row, 'alertlevel') ?? '').toLowerCase()];
  if (level === undefined) return rejected('bad_level', plainText(textMember(row, 'alertlevel') ?? '', 20));
  const geometry = memberOf(feature, 'geometry');
  const drawnAs = textMember(row, 'Class') ?? 'Point_Centroid';
  if (level === 1 || textMember(geometry, 'type') !== 'Point' || drawnAs !== 'Point_Centroid') return 'ignored';
  const episode = wholeNumber(memberOf(row, 'episodeid'));
  if (!/^[A-Z]{2}-\d+$/.test(id) || episode === undefined) return rejected('bad_id', 'no event and episode number');
  const beganAt = instantOf(textMember(row, 'fromdate'));
  const endsAt = instantOf(textMember(row, 'todate'));
  if (beganAt === undefined || endsAt === undefined) return rejected('undated', 'fromdate or todate is no date');
  if (beganAt > now + CLOCK_SKEW_MS) return rejected('future', 'it has not begun');
  if (endsAt < beganAt) return rejected('bad_dates', 'it ends before it begins');
  const place = readPosition(memberOf(geometry, 'coordinates'));
  if (place === undefined) return rejected('bad_position', 'no longitude and latitude');
  const { named, resolved } = countriesOf(row);
  if (named.length > 0 && resolved.length === 0) return rejected('unresolved_country', plainText(named.join(', '), 80));
  return {
    id,
    type,
    episode,
    level,
    beganAt,
    // An alert that lasts is dated by its newest episode; one that is expected to last longer, by the list.
    observedAt: Math.min(endsAt, listedAt),
    isCurrent: !['false', false].some((no) => memberOf(row, 'iscurrent') === no),
    place,
    subjects: resolved.length > 0 ? resolved.map(countrySubject) : [subjectAt(place)],
    unresolved: named.filter((name) => !resolved.includes(name) && countryOf(name) === undefined),
    name: textMember(row, 'eventname'),
    severity: textMember(memberOf(row, 'severitydata'), 'severitytext'),
    title: textMember(row, 'name'),
    link: textMember(memberOf(row, 'url'), 'report'),
  };
}

/**
 * The newest moment of any row: when it was changed, began or ended, none of it later than now; epoch ms.
 * An end that is expected is no moment yet.
 */
function newestMoment(features: readonly unknown[], now: number): number | undefined {
  const moments = features.flatMap((feature) =>
    MOMENTS.map((name) => instantOf(textMember(memberOf(feature, 'properties'), name))),
  );
  return moments.reduce(
    (newest, at) => (at === undefined || at > now ? newest : Math.max(newest ?? at, at)),
    undefined,
  );
}

/** Every country the row names, by code where it has codes, by name else. */
function countriesOf(row: unknown): { readonly named: readonly string[]; readonly resolved: readonly string[] } {
  const affected = memberOf(row, 'affectedcountries');
  const codes = Array.isArray(affected)
    ? affected.map((country) => textMember(country, 'iso3') ?? textMember(country, 'iso2') ?? '')
    : [];
  const names = (textMember(row, 'country') ?? '').split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  const first = textMember(row, 'iso3') ?? '';
  const named = [...new Set([...codes, ...(codes.some((code) => code !== '') ? [] : [first, ...names])])];
  const resolved = named.map(countryOf).filter((iso2) => iso2 !== undefined);
  return { named: named.filter((name) => name !== ''), resolved: [...new Set(resolved)] };
}

/** Names of GDACS's own. */
const GDACS_NAMES: Readonly<Record<string, string>> = {
  'Democratic Republic of Korea': 'KP',
  'Kermadec Islands': 'NZ',
  'Miscellaneous (French) Indian Ocean Islands': 'TF',
};

const countryOf = (name: string): string | undefined =>
  GDACS_NAMES[name] ??
  (/^[A-Z]{3}$/.test(name) ? countryByIso3(name) : /^[A-Z]{2}$/.test(name) ? countryByIso2(name) : countryByName(name))
    ?.iso2;

function wholeNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** `2026-10-14T12:00:00` or, as in older answers, `14/Oct/2026 12:00:00`; UTC. */
function instantOf(text: string | undefined): number | undefined {
  const [, day, month = '', year, ...time] =
    /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}) (\d{2}):(\d{2}):(\d{2})$/.exec(text ?? '') ?? [];
  if (day === undefined) return parseIsoInstant(text ?? '');
  return atTimeOfDay(utcDay(Number(year), monthNumber(month), Number(day)), time);
}
