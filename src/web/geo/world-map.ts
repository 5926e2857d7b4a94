import { geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import detailed from 'world-atlas/countries-50m.json' with { type: 'json' };
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

/** Width and height of the drawing, px. */
export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 467;

export interface CountryShape {
  /** ISO 3166-1 alpha-2; `undefined` where the atlas names a land without a code. */
  readonly country: string | undefined;
  /** An SVG path of whole pixels. */
  readonly path: string;
  /** Whether it is a dot in the place of a country too small for an outline. */
  readonly isDot?: true;
}

/** What the map has to know of countries. */
export interface MappedCountries {
  /** ISO 3166-1 alpha-2 by UN M49 code, or by the atlas's name of a land without one; `undefined` where none is known. */
  readonly countryOf: (land: string) => string | undefined;
  /** Places of countries that the atlas may lack. */
  readonly small: readonly { readonly iso2: string; readonly latitude: number; readonly longitude: number }[];
}

export interface WorldMap {
  readonly shapes: readonly CountryShape[];
  /** Where a place is drawn; `undefined` outside the projection. */
  readonly point: (longitude: number, latitude: number) => readonly [x: number, y: number] | undefined;
}

const ANTARCTICA = '010';
const DOT_RADIUS = 4;

/**
 * The countries of Natural Earth (public domain) at 1:110 million in Equal Earth (Šavrič, Patterson and Jenny 2018), without
 * Antarctica. The small ones that it lacks are dots, where it has them at 1:50 million or our borders name them.
 */
export function drawWorld(mapped: MappedCountries): WorldMap {
  const { countryOf } = mapped;
  const { countries } = atlas.objects;
  const collection = feature(atlas, countries);
  const drawn = collection.features.filter(({ id }) => id !== ANTARCTICA);
  const projection = geoEqualEarth().fitSize([MAP_WIDTH, MAP_HEIGHT], { type: 'FeatureCollection', features: drawn });
  const path = geoPath(projection).digits(0);
  const numbered = new Set(drawn.map(({ id }) => (id === undefined ? undefined : countryOf(String(id)))));
  const shapes = drawn.flatMap(({ id, properties: { name }, geometry }): CountryShape[] => {
    const country = countryOf(String(id ?? name));
    // A land without a code of its own, such as Somaliland, is no part of another here.
    const isPart = id === undefined && numbered.has(country);
    const text = path(geometry);
    return text === null ? [] : [{ country: isPart ? undefined : country, path: relative(text) }];
  });
  const point: WorldMap['point'] = (longitude, latitude) => {
    const at = projection([longitude, latitude]);
    return at === null ? undefined : [Math.round(at[0]), Math.round(at[1])];
  };
  const known = new Set(shapes.map(({ country }) => country));
  const dots = [...smallCountries(mapped, known)].flatMap(([country, [longitude, latitude]]): CountryShape[] => {
    const at = point(longitude, latitude);
    return at === undefined ? [] : [{ country, path: dotAt(at), isDot: true }];
  });
  return { shapes: [...shapes, ...dots], point };
}

type Place = readonly [longitude: number, latitude: number];

/** Countries that are not known yet, each once, with their middle. */
function smallCountries(
  { countryOf, small }: MappedCountries,
  known: ReadonlySet<string | undefined>,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const add = (country: string | undefined, place: () => Place) => {
    if (country !== undefined && !known.has(country) && !places.has(country)) places.set(country, place());
  };
  for (const geometry of detailed.objects.countries.geometries) {
    const id = String(geometry.id ?? '');
    if (id !== ANTARCTICA) add(countryOf(id), () => geoCentroid(feature(detailed, geometry)));
  }
  for (const { iso2, latitude, longitude } of small) add(iso2, () => [longitude, latitude]);
  return places;
}

const dotAt = ([x, y]: readonly [number, number]): string => {
  const [r, width] = [DOT_RADIUS, 2 * DOT_RADIUS];
  return `M${x - r},${y}a${r},${r} 0 1,0 ${width},0a${r},${r} 0 1,0 ${-width},0z`;
};

let drawn: { readonly mapped: MappedCountries; readonly map: WorldMap } | undefined;

/** The map, drawn once: that takes some ten milliseconds, and it never changes. */
export function worldMap(mapped: MappedCountries): WorldMap {
  if (drawn?.mapped !== mapped) drawn = { mapped, map: drawWorld(mapped) };
  return drawn.map;
}

/** The same path in steps from point to point: two thirds of the bytes. Knows M, L and Z, all that d3 writes for polygons. */
function relative(path: string): string {
  let at: readonly [number, number] = [0, 0];
  let text = '';
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLZ])([^MLZ]*)/g)) {
    if (command === 'Z') {
      text += 'z';
      continue;
    }
    const [x = 0, y = 0] = numbers.split(',').map(Number);
    const step: readonly [number, number] = [x - at[0], y - at[1]];
    if (command === 'M') text += `M${x},${y}`;
    // A step of no length is drawn as none.
    else if (step[0] !== 0 || step[1] !== 0) text += `l${step[0]},${step[1]}`;
    at = [x, y];
  }
  return text;
}
