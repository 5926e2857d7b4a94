import { describe, expect, it } from 'vitest';
import { drawWorld, MAP_HEIGHT, MAP_WIDTH } from './world-map.ts';

const map = drawWorld((m49) => ({ '364': 'IR', '554': 'NZ' })[m49]);

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
    expect(map.shapes.length).toBeGreaterThan(150);
    for (const { path } of map.shapes) {
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
    expect(map.shapes.filter(({ country }) => country !== undefined)).toHaveLength(2);
  });
});
