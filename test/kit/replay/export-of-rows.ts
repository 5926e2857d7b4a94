import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/assessment/time.ts';
import { type GdeltActor, type GdeltEvent, gdeltExport } from '../../../src/feeds/fakes/gdelt-export.ts';
import { GDELT_EVENTS_CARD } from '../../../src/feeds/gdelt-events/card.ts';
import { parseExport } from '../../../src/feeds/gdelt-events/parse.ts';
import { type Country, countryByIso2 } from '../../../src/reference/countries.ts';
import { knownRows } from './known-rows.ts';

/** What a table of coded events holds of one of them; a row without a place or without sides is ordinary news. */
export interface CodedRow {
  /** CAMEO, two to four digits. */
  readonly code: string;
  /** ISO 3166 alpha-2. */
  readonly place?: string;
  /** A part of the country, two digits: things in different parts are different events. */
  readonly part?: number;
  readonly from?: string;
  /** CAMEO roles of the sides. */
  readonly role?: string;
  readonly toRole?: string;
  readonly to?: string;
}

/** Outlets that each report every event: the tables name none, and news reported by fewer moves less. */
const OUTLETS = ['ap.org', 'bbc.co.uk', 'afp.com', 'aa.com.tr'];
/** A statement without actors or place: ordinary news, of which every row is alike. */
const ORDINARY: CodedRow = { code: '010' };

/**
 * One day's coded events as four exports of a quarter of an hour, closed at 05:45, 11:45, 17:45 and 23:45.
 * @param dayAt UTC midnight, epoch ms
 * @param ordinaryCount rows of ordinary news beside them
 */
export function exportsOfDay(dayAt: number, rows: readonly CodedRow[], ordinaryCount = 0): readonly Observation[] {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const closedAt = dayAt + (quarter + 1) * 6 * HOUR_MS - 15 * MINUTE_MS;
    const own = rows.filter((_, i) => i % 4 === quarter);
    // Every fourth of all rows, ordinary ones last.
    const until = (count: number): number => Math.floor((count - 1 - quarter) / 4);
    const ordinary = until(rows.length + ordinaryCount) - until(rows.length);
    if (own.length + ordinary === 0) return [];
    const events = own.flatMap((row, i) => eventRows(row, { dayAt, closedAt, number: quarter * 100_000 + i * 10 }));
    const plain = gdeltExport(eventRows(ORDINARY, { dayAt, closedAt, number: 900_000 })).repeat(ordinary);
    const bytes = new TextEncoder().encode(`${gdeltExport(events)}${plain}`);
    return knownRows(parseExport(bytes, closedAt), GDELT_EVENTS_CARD);
  });
}

function eventRows(
  { code, place, part, from, role, to, toRole }: CodedRow,
  { dayAt, closedAt, number }: { readonly dayAt: number; readonly closedAt: number; readonly number: number },
): readonly GdeltEvent[] {
  const country = place === undefined ? undefined : countryByIso2(place);
  const fips = country?.fips;
  const outlets = fips === undefined || country === undefined ? OUTLETS.slice(0, 1) : OUTLETS;
  return outlets.map((outlet, i) => ({
    id: (dayAt / DAY_MS) * 1_000_000 + number + i,
    eventAt: dayAt,
    addedAt: closedAt,
    ...actor('actor1', from, role),
    ...actor('actor2', to, toRole),
    isRootEvent: true,
    eventCode: code,
    goldstein: 0,
    ...{ mentionCount: 1, sourceCount: 1, articleCount: 1, averageTone: 0 },
    ...(country === undefined || fips === undefined ? {} : { place: placeIn(country, fips, part) }),
    sourceUrl: `https://www.${outlet}/${dayAt / DAY_MS}/${number}`,
  }));
}

function actor(
  side: 'actor1' | 'actor2',
  iso2: string | undefined,
  role?: string,
): Partial<Record<'actor1' | 'actor2', GdeltActor>> {
  const country = iso2 === undefined ? undefined : countryByIso2(iso2);
  if (country === undefined) return {};
  const named = {
    ...{ code: `${country.cameo}${role ?? ''}`, name: country.name.toUpperCase(), country: country.cameo },
    ...(role === undefined ? {} : { role }),
  };
  return side === 'actor1' ? { actor1: named } : { actor2: named };
}

function placeIn({ name }: Country, fips: string, part: number | undefined): NonNullable<GdeltEvent['place']> {
  const adm1 = part === undefined ? fips : `${fips}${String(part).padStart(2, '0')}`;
  return { type: part === undefined ? 1 : 5, fullName: name, fips, adm1, latitude: 0, longitude: 0, featureId: fips };
}
