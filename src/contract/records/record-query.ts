import type { Static } from 'typebox';
import type { Violation } from '../conventions/failure.ts';
import { record, Type } from '../conventions/schema.ts';
import { AT_PATTERN, AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { FormatParameter, PlacedFormatParameter } from './list-formats.ts';

/** Items of a page of a list over records when the caller does not say how many, and of the longest one (CONTRACT.md §16). */
export const RECORD_PAGE = { usual: 100, longest: 1_000 } as const;

const PageSize = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: RECORD_PAGE.longest, description }));

const Bound = (description: string) => Type.Optional(Type.String({ pattern: AT_PATTERN, description }));

const Degrees = (most: number, description: string) =>
  Type.Optional(Type.Number({ minimum: -most, maximum: most, description }));

const always = {
  start: Bound('Only items of this instant or later.'),
  end: Bound('Only items before this instant.'),
  at: AtParameter,
  page_size: PageSize(`Maximum number of items, 1 to ${RECORD_PAGE.longest}; ${RECORD_PAGE.usual} when absent.`),
  limit: PageSize('Older name of `page_size`; ignored where that is given.'),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[0-9A-Za-z_-]{8,800}$',
      description: 'Start of the page: `nextCursor` of the previous page, unchanged. Opaque.',
    }),
  ),
};
const unplaced = { format: FormatParameter };
const placed = { format: PlacedFormatParameter };
const country = { country: Type.Optional(CountryParameter) };
const area = {
  ne_lat: Degrees(90, 'Northern edge of an area, degrees; needs the other three.'),
  ne_lon: Degrees(180, 'Eastern edge, degrees; less than `sw_lon` across the antimeridian.'),
  sw_lat: Degrees(90, 'Southern edge, degrees.'),
  sw_lon: Degrees(180, 'Western edge, degrees.'),
};

/** Parameters of a list whose records have the named properties. */
export const RECORD_QUERIES = {
  plain: record('RecordListQuery', { ...always, ...unplaced }),
  country: record('CountryRecordListQuery', { ...country, ...always, ...unplaced }),
  area: record('AreaRecordListQuery', { ...area, ...always, ...placed }),
  countryAndArea: record('PlacedRecordListQuery', { ...country, ...area, ...always, ...placed }),
} as const;

/** What a list over records takes; of a list that does not filter by it, a member is never there. */
export type RecordListInput = Static<(typeof RECORD_QUERIES)['countryAndArea']>;

const EDGES = ['ne_lat', 'ne_lon', 'sw_lat', 'sw_lon'] as const;

/** An area has four edges, and its north is not south of its south. */
export function checkArea(input: unknown): readonly Violation[] {
  const sent = EDGES.map((name) => [name, Object(input)[name]] as const);
  const missing = sent.filter(([, value]) => value === undefined).map(([field]) => field);
  if (missing.length === EDGES.length) return [];
  if (missing.length > 0) return missing.map((field) => ({ field, description: 'is required with the other edges' }));
  const { ne_lat: north, sw_lat: south } = Object.fromEntries(sent);
  return Number(north) < Number(south) ? [{ field: 'ne_lat', description: 'must not be less than sw_lat' }] : [];
}
