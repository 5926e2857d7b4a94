import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelihoodRatio } from '../scripts/fit-triggers/likelihood.mjs';
import { mildestWithin } from '../scripts/fit-triggers/simulate.mjs';
import { FIT_SOURCES, THRESHOLD_FITS } from '../src/assessment/parameters/trigger-thresholds.ts';
import { TRIGGER_RULES } from '../src/assessment/triggers/registry.ts';

const months = (cells: readonly (readonly [active: boolean, lane: boolean, perYear: number])[]) =>
  Array.from({ length: 20 }, (_, year) =>
    cells.flatMap(([isActive, isLane, count]) => Array.from({ length: count }, () => ({ year, isActive, isLane }))),
  ).flat();

describe('the mildest threshold within the budget', () => {
  it('is the first that keeps to it, and none when none does', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 9 }), (alarms) => {
        const found = mildestWithin([...alarms.keys()], (i) => alarms[i] ?? Number.NaN, 2);
        const first = alarms.findIndex((perYear) => perYear <= 2);
        expect(found).toEqual(first < 0 ? undefined : { value: first, perYear: alarms[first] });
      }),
    );
  });
});

describe('a likelihood ratio', () => {
  it('is that of the shares, with an interval that holds it', () => {
    // Active in 8 of 10 months before the lane, in 2 of 10 before the others.
    const found = likelihoodRatio(
      months([
        [true, true, 8],
        [false, true, 2],
        [true, false, 2],
        [false, false, 8],
      ]),
    );
    expect(found?.ratio).toBeCloseTo(4, 1);
    expect(found !== undefined && found.low <= found.ratio && found.ratio <= found.high).toBe(true);
  });

  it('is 1 where being active says nothing', () => {
    const found = likelihoodRatio(
      months([
        [true, true, 2],
        [false, true, 2],
        [true, false, 2],
        [false, false, 2],
      ]),
    );
    expect(found?.ratio).toBeCloseTo(1, 12);
    expect(found !== undefined && found.low <= 1 && found.high >= 1).toBe(true);
  });

  it('has an interval that one strange year widens', () => {
    const even = months([
      [true, true, 4],
      [false, true, 2],
      [true, false, 2],
      [false, false, 4],
    ]);
    const strange = [...even, ...Array.from({ length: 40 }, () => ({ year: 99, isActive: true, isLane: true }))];
    const width = (found: ReturnType<typeof likelihoodRatio>) => Math.log((found?.high ?? 1) / (found?.low ?? 1));
    expect(width(likelihoodRatio(strange))).toBeGreaterThan(width(likelihoodRatio(even)));
  });

  it('is not spoken of with a handful of months', () => {
    expect(
      likelihoodRatio(
        months([
          [false, true, 1],
          [false, false, 4],
        ]),
      ),
    ).toBeUndefined();
  });
});

describe('every fitted threshold', () => {
  it('keeps to two false alarms a year, belongs to a trigger, and names its data', () => {
    const keys = new Set(TRIGGER_RULES.map(({ fitKey }) => fitKey));
    for (const [key, { perYear, n, source }] of Object.entries(THRESHOLD_FITS)) {
      expect([key, perYear <= 2, n > 0, keys.has(key)]).toEqual([key, true, true, true]);
      expect(FIT_SOURCES[source]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('was fitted on no crisis that is scored: March 2021, 24 February 2022, the Red Sea from October 2023 on', () => {
    const crises = ['2021-03-23', '2022-02-24', '2023-10-19', '2023-11-19'];
    for (const { from, to } of Object.values(FIT_SOURCES))
      expect(crises.filter((day) => day >= from && day <= to)).toEqual([]);
  });
});
