import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestRemainder } from './largest-remainder.ts';

describe('largestRemainder', () => {
  it('gives whole parts that sum to the whole, none further than one from its value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (parts) => {
          const total = Math.round(parts.reduce((sum, part) => sum + part, 0));
          const units = largestRemainder(parts, total);
          expect(units.reduce((sum, unit) => sum + unit, 0)).toBe(total);
          units.forEach((unit, i) => {
            expect(Number.isInteger(unit) && unit >= 0).toBe(true);
            expect(Math.abs(unit - (parts[i] ?? 0))).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('gives ties to the earlier part, and takes from the smallest remainder', () => {
    expect(largestRemainder([1.5, 1.5], 3)).toEqual([2, 1]);
    expect(largestRemainder([2.2, 0, 0.9], 2)).toEqual([2, 0, 0]);
    expect(largestRemainder([0.2, 0.2], 3)).toEqual([2, 1]);
    expect(largestRemainder([], 0)).toEqual([]);
  });
});
