import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEASON_RULES, seasonalReference } from './seasonal-reference.ts';

const DAY = 21_000;
const season = (year: number, count: number, days = 2 * SEASON_RULES.halfWidthDays + 1): readonly [number, number][] =>
  Array.from({ length: days }, (_, i) => [DAY - Math.round(year * 365.25) - SEASON_RULES.halfWidthDays + i, count]);

describe('seasonalReference', () => {
  it('is the median of the same season of the last three years', () => {
    expect(seasonalReference(new Map([...season(1, 51), ...season(2, 52), ...season(3, 53)]), DAY)).toBe(52);
  });

  it('is unknown unless all three years are known, however much is known of two', () => {
    const { daysNeededPerYear } = SEASON_RULES;
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3), fc.nat(daysNeededPerYear - 1), (thin, days) => {
        const of = (needed: number) =>
          new Map([1, 2, 3].flatMap((year) => (year === thin ? season(year, 60, needed) : season(year, 60))));
        expect(seasonalReference(of(days), DAY)).toBeUndefined();
        expect(seasonalReference(of(daysNeededPerYear), DAY)).toBe(60);
      }),
    );
  });

  it('is unknown where nothing passed', () => {
    expect(seasonalReference(new Map([1, 2, 3].flatMap((year) => season(year, 0))), DAY)).toBeUndefined();
    expect(seasonalReference(new Map(), DAY)).toBeUndefined();
  });
});
