import { geoEqualEarth, geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

/** Width and height of the drawing, px. */
export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 467;

export interface CountryShape {
  /** ISO 3166-1 alpha-2; `undefined` where the atlas names a land without a code. */
  readonly country: string | undefined;
  /** An SVG path of whole pixels. */
  readonly path: string;
}

export interface WorldMap {
  readonly shapes: readonly CountryShape[];
  /** Where a place is drawn; `undefined` outside the projection. */
  readonly point: (longitude: number, latitude: number) => readonly [x: number, y: number] | undefined;
}

const ANTARCTICA = '010';

/**
 * The countries of Natural Earth (public domain) at 1:110 million in Equal Earth (Šavrič, Patterson and Jenny 2018), without
 * Antarctica. 76 small countries are not in it.
 * @param countryOf alpha-2 by UN M49 code
 */
export function drawWorld(countryOf: (m49: string) => string | undefined): WorldMap {
  const { countries } = atlas.objects;
  const collection = feature(atlas, countries);
  const drawn = collection.features.filter(({ id }) => id !== ANTARCTICA);
  const projection = geoEqualEarth().fitSize([MAP_WIDTH, MAP_HEIGHT], { type: 'FeatureCollection', features: drawn });
  const path = geoPath(projection).digits(0);
  const shapes = drawn.flatMap((one: Feature<Geometry>): CountryShape[] => {
    const text = path(one);
    return text === null ? [] : [{ country: countryOf(String(one.id ?? '')), path: relative(text) }];
  });
  return {
    shapes,
    point: (longitude, latitude) => {
      const at = projection([longitude, latitude]);
      return at === null ? undefined : [Math.round(at[0]), Math.round(at[1])];
    },
  };
}

let drawn: { readonly countryOf: (m49: string) => string | undefined; readonly map: WorldMap } | undefined;

/** The map, drawn once: that takes some ten milliseconds, and it never changes. */
export function worldMap(countryOf: (m49: string) => string | undefined): WorldMap {
  if (drawn?.countryOf !== countryOf) drawn = { countryOf, map: drawWorld(countryOf) };
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
