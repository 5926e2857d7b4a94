import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce, flatMapInPieces, type Pieces, piecewiseMap } from './pieces.ts';

/** Goes through pieces, at most so many. @returns how many there were */
function pausesOf(pieces: Pieces<unknown>, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  while (count < most && pieces.next().done !== true) count += 1;
  return count;
}

describe('work in pieces', () => {
  it('has the outcome of one stroke, with a pause after each item', () => {
    const twice = (n: number): readonly number[] => (n % 3 === 0 ? [] : [n, -n]);
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (items) => {
        expect(atOnce(flatMapInPieces(items, twice))).toEqual(items.flatMap(twice));
        expect(pausesOf(flatMapInPieces(items, twice))).toBe(items.length);
      }),
    );
  });

  it('is done once for a key, also for one without a value, and again where it was broken off', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.option(fc.nat(), { nil: undefined }), (done, value) => {
        let runs = 0;
        const map = piecewiseMap(function* (key: string) {
          runs += 1;
          yield* flatMapInPieces([1, 2, 3], () => []);
          return value === undefined ? undefined : `${key} ${value}`;
        });
        const isWhole = pausesOf(map.inPieces('a'), done) < done;
        const expected = value === undefined ? undefined : `a ${value}`;
        expect([map.get('a'), atOnce(map.inPieces('a')), map.get('a')]).toEqual([expected, expected, expected]);
        expect(runs).toBe(isWhole || done === 0 ? 1 : 2);
      }),
    );
  });
});
