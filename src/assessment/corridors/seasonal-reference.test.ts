import { describe, expect, it } from 'vitest';
import { seasonalReference } from './seasonal-reference.ts';

const DAY = 20_000;
const days = (from: number, to: number, count: (day: number) => number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length: to - from }, (_, i) => [from + i, count(from + i)]));

describe('seasonalReference', () => {
  it('is the median of the same season of the last three years', () => {
    const season = (day: number): number => (day % 365 < 180 ? 40 : 80);
    const year = (n: number) => days(DAY - n * 365 - 16, DAY - n * 365 + 17, () => 50 + n);
    expect(seasonalReference(new Map([...year(1), ...year(2), ...year(3)]), DAY)).toBe(52);
    expect(seasonalReference(days(DAY - 1_200, DAY, season), DAY)).toBe(season(DAY - 365));
  });

  it('falls back to the mean of the 90 days before the week that is judged', () => {
    expect(
      seasonalReference(
        days(DAY - 97, DAY, (day) => (day < DAY - 7 ? 60 : 5)),
        DAY,
      ),
    ).toBe(60);
    expect(
      seasonalReference(
        days(DAY - 26, DAY, () => 60),
        DAY,
      ),
    ).toBeUndefined();
    expect(
      seasonalReference(
        days(DAY - 27, DAY, () => 60),
        DAY,
      ),
    ).toBe(60);
  });

  it('is unknown where nothing passed', () => {
    expect(
      seasonalReference(
        days(DAY - 97, DAY, () => 0),
        DAY,
      ),
    ).toBeUndefined();
    expect(seasonalReference(new Map(), DAY)).toBeUndefined();
  });
});
