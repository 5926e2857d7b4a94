import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByM49, countryByName } from '../../reference/countries.ts';
import { SMALL_PLACES } from '../../reference/country-borders.ts';
import { WorldMapDrawing } from '../parts/world-map.tsx';
import { drawWorld, MAP_HEIGHT, MAP_WIDTH } from './world-map.ts';

const map = drawWorld({ countryOf: (m49) => ({ '364': 'IR', '554': 'NZ' })[m49], small: [] });
const outlines = map.shapes.filter(({ isDot }) => isDot === undefined);

/** The points of a path, followed step by step. */
function points(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([Ml])(-?\d+),(-?\d+)/g)].map(([, command, x, y]) => {
    at = command === 'M' ? [Number(x), Number(y)] : [at[0] + Number(x), at[1] + Number(y)];
    return at;
  });
}

describe('the map of the world', () => {
  it('is drawn within its frame, in whole pixels', () => {
    expect(outlines.length).toBeGreaterThan(150);
    for (const { path } of outlines) {
      expect(path).toMatch(/^(?:M-?\d+,-?\d+(?:l-?\d+,-?\d+)*z?)+$/);
      for (const [x, y] of points(path)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(MAP_WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(MAP_HEIGHT);
      }
    }
  });

  it('puts a place into the outline of its country', () => {
    const [x = 0, y = 0] = map.point(53.7, 32.4) ?? [];
    const outline = points(map.shapes.find(({ country }) => country === 'IR')?.path ?? '');
    const [xs, ys] = [outline.map(([of]) => of), outline.map(([, of]) => of)];
    expect(x).toBeGreaterThan(Math.min(...xs));
    expect(x).toBeLessThan(Math.max(...xs));
    expect(y).toBeGreaterThan(Math.min(...ys));
    expect(y).toBeLessThan(Math.max(...ys));
  });

  it('leaves a land without a code unnamed', () => {
    expect(outlines.filter(({ country }) => country !== undefined)).toHaveLength(2);
  });

  it('has every country of the registry, the small ones as dots at their place', () => {
    const { shapes, point } = drawWorld({
      countryOf: (land) => (countryByM49(land) ?? countryByName(land))?.iso2,
      small: SMALL_PLACES,
    });
    const drawn = shapes.flatMap(({ country }) => country ?? []);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(COUNTRIES.flatMap(({ iso2 }) => (drawn.includes(iso2) ? [] : iso2)).toSorted()).toEqual(['AQ']);
    const [x = 0, y = 0] = point(50.55, 26.05) ?? [];
    const bahrain = shapes.find(({ country }) => country === 'BH');
    expect([bahrain?.isDot, points(bahrain?.path ?? '')]).toEqual([true, [[x - 4, y]]]);
  });

  it('draws dots where it is of an axis alone: beside straits they would be taken for some', () => {
    const bahrain = drawWorld({ countryOf: (m49) => (m49 === '048' ? 'BH' : undefined), small: [] });
    const shown = (values: ReadonlyMap<string, number> | undefined): string => {
      const about = {
        side: 'pressure',
        marks: [],
        title: '',
        sentence: '',
        nameOf: (country: string) => country,
      } as const;
      return renderToString(WorldMapDrawing({ ...about, map: bahrain, values }));
    };
    expect(shown(new Map([['BH', 0.5]]))).toContain('class="c3 dot"');
    expect(shown(undefined)).not.toContain('dot"');
  });
});
