import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestSpot, type Spot } from './nearest.ts';

const spot: fc.Arbitrary<Spot> = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -250, max: 250 }),
});
const AHEAD: Readonly<Record<string, (from: Spot, to: Spot) => boolean>> = {
  ArrowLeft: (from, to) => to.x < from.x,
  ArrowRight: (from, to) => to.x > from.x,
  ArrowUp: (from, to) => to.y < from.y,
  ArrowDown: (from, to) => to.y > from.y,
};

describe('an arrow key on the map', () => {
  it('leads ahead, and nowhere nearer straight ahead', () => {
    fc.assert(
      fc.property(spot, fc.array(spot), fc.constantFrom(...Object.keys(AHEAD)), (from, spots, key) => {
        const found = nearestSpot(from, spots, key);
        if (found === undefined) return;
        const to = spots[found] ?? from;
        expect(AHEAD[key]?.(from, to)).toBe(true);
        const distance = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
        const isStraight = (one: Spot) =>
          key === 'ArrowLeft' || key === 'ArrowRight' ? one.y === from.y : one.x === from.x;
        for (const one of spots)
          if (isStraight(one) && AHEAD[key]?.(from, one) === true)
            expect(Math.abs(one.x - from.x) + Math.abs(one.y - from.y)).toBeGreaterThanOrEqual(distance / 2);
      }),
    );
  });

  it('reaches a spot that lies straight ahead, and is no other key', () => {
    const origin = { x: 0, y: 0 };
    const around = [
      { x: 9, y: 0 },
      { x: -9, y: 0 },
      { x: 0, y: 9 },
      { x: 0, y: -9 },
    ];
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'a'];
    expect(keys.map((key) => nearestSpot(origin, around, key))).toEqual([0, 1, 2, 3, undefined]);
    expect(nearestSpot(origin, [], 'ArrowUp')).toBeUndefined();
  });
});
