import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieboldMariano } from './diebold-mariano.ts';
import type { PairedLoss } from './loss-cells.ts';
import { seededRandom } from './seeded-random.ts';
import { skill, skillInterval } from './skill-interval.ts';
import { sortedQuantile } from './sorted-quantile.ts';
import { studentTSurvival } from './student-t-survival.ts';

const loss = fc.double({ min: 0.01, max: 2, noNaN: true });
const cases = fc.array(
  fc.record({
    region: fc.constantFrom('mena', 'latam', 'europe'),
    quarter: fc.integer({ min: 190, max: 215 }),
    loss,
    referenceLoss: loss,
  }),
  { minLength: 1, maxLength: 60 },
);
const SCHEMES = ['region-blocks', 'regions-and-quarters'] as const;

/** Losses that differ from their reference by noise around a gain. */
function noisy(seed: number, gain: number): readonly PairedLoss[] {
  const stream = seededRandom(seed);
  return ['a', 'b', 'c', 'd'].flatMap((region) =>
    Array.from({ length: 24 }, (_, quarter) => {
      const referenceLoss = 0.5 + stream.uniform();
      return { region, quarter, referenceLoss, loss: referenceLoss - gain + (stream.uniform() - 0.5) };
    }),
  );
}

describe('skill', () => {
  it('is 1 for no loss, 0 for the reference itself, -1 for twice its loss, absent without a reference loss', () => {
    expect(skill([0, 0], [1, 2])).toBe(1);
    expect(skill([1, 2], [2, 1])).toBe(0);
    expect(skill([2, 4], [1, 2])).toBe(-1);
    expect(skill([1], [0])).toBeUndefined();
  });
});

describe.each(SCHEMES)('the interval of skill by %s', (scheme) => {
  it('is the same for the same seed, whatever the order of the cases', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (some, seed) => {
        const options = { seed, draws: 60, scheme };
        const [first, turned] = [skillInterval(some, options), skillInterval([...some].reverse(), options)];
        expect(turned?.low).toBeCloseTo(first?.low ?? Number.NaN, 9);
        expect(turned?.high).toBeCloseTo(first?.high ?? Number.NaN, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('is one point where every case has the same ratio', () => {
    const even = noisy(3, 0).map((one) => ({ ...one, loss: one.referenceLoss * 0.9 }));
    const interval = skillInterval(even, { seed: 5, draws: 200, scheme });
    expect(interval?.skill).toBeCloseTo(0.1, 12);
    expect(interval?.low).toBeCloseTo(0.1, 9);
    expect(interval?.high).toBeCloseTo(0.1, 9);
    expect(interval?.notAboveZero).toBe(0);
  });

  it('holds the truth about as often as it says, where cells are independent', () => {
    let held = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { low = 0, high = 0 } =
        skillInterval(noisy(seed, 0.1), { seed, draws: 300, blockQuarters: 2, scheme }) ?? {};
      if (low <= 0.1 && high >= 0.1) held += 1;
    }
    expect(held / 150).toBeGreaterThan(0.88);
  });
});

describe('the interval of skill', () => {
  it('widens when countries of a region and quarter move together', () => {
    const alone = noisy(2, 0.05);
    const together = alone.flatMap((one) => Array.from({ length: 9 }, () => one));
    const width = (some: readonly PairedLoss[]) => {
      const { low = 0, high = 0 } = skillInterval(some, { seed: 9, draws: 500, blockQuarters: 1 }) ?? {};
      return high - low;
    };
    expect(width(together)).toBeCloseTo(width(alone), 9);
  });

  it('is absent without cases or without a reference loss', () => {
    expect(skillInterval([], { seed: 1 })).toBeUndefined();
    expect(skillInterval([{ region: 'a', quarter: 1, loss: 1, referenceLoss: 0 }], { seed: 1 })).toBeUndefined();
  });
});

describe('the test of Diebold and Mariano', () => {
  const differences = (seed: number, mean: number, n = 80) => {
    const stream = seededRandom(seed);
    return Array.from({ length: n }, () => mean + stream.uniform() - 0.5);
  };

  it('without lags is the t test of the mean', () => {
    const values = [1, 2, 3, 4, 6];
    const mean = 3.2;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4);
    expect(dieboldMariano(values, 0)?.statistic).toBeCloseTo((mean / deviation) * Math.sqrt(5), 12);
  });

  it('changes sign with the order of the two forecasts, and not with the unit of the loss', () => {
    const values = differences(4, 0.1);
    const found = dieboldMariano(values);
    expect(dieboldMariano(values.map((value) => -value))?.statistic).toBeCloseTo(-(found?.statistic ?? 0), 9);
    expect(dieboldMariano(values.map((value) => 7 * value))?.pValue).toBeCloseTo(found?.pValue ?? -1, 9);
  });

  it('rarely finds a difference where there is none, and finds one that is there', () => {
    const below = (mean: number) =>
      Array.from({ length: 300 }, (_, seed) => dieboldMariano(differences(seed, mean), 2)?.pValue ?? 1).filter(
        (p) => p < 0.05,
      ).length / 300;
    expect(below(0)).toBeLessThan(0.09);
    expect(below(0.2)).toBeGreaterThan(0.95);
  });

  it('is less sure of differences that follow one another', () => {
    const stream = seededRandom(8);
    let level = 0;
    const sticky = Array.from({ length: 200 }, () => {
      level = 0.9 * level + stream.uniform() - 0.45;
      return level;
    });
    expect(dieboldMariano(sticky, 12)?.pValue ?? 0).toBeGreaterThan(dieboldMariano(sticky, 0)?.pValue ?? 1);
  });

  it('is absent where there is nothing to compare', () => {
    expect(dieboldMariano([])).toBeUndefined();
    expect(dieboldMariano([1])).toBeUndefined();
    expect(dieboldMariano([0.5, 0.5, 0.5])).toBeUndefined();
  });
});

describe("Student's tail", () => {
  it('has the closed forms of one and two degrees of freedom', () => {
    for (const t of [0, 0.3, 1, 2.5, 12]) {
      expect(studentTSurvival(t, 1)).toBeCloseTo(0.5 - Math.atan(t) / Math.PI, 12);
      expect(studentTSurvival(t, 2)).toBeCloseTo(0.5 - t / (2 * Math.sqrt(2 + t * t)), 12);
    }
  });
});

describe('a random stream', () => {
  it('is the same for the same seed and spreads evenly', () => {
    const drawn = (seed: number) => {
      const stream = seededRandom(seed);
      return Array.from({ length: 10_000 }, () => stream.integer(10));
    };
    expect(drawn(42)).toEqual(drawn(42));
    expect(drawn(42)).not.toEqual(drawn(43));
    const counts = Array.from({ length: 10 }, (_, digit) => drawn(1).filter((value) => value === digit).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99.9 % quantile of χ² with 9 degrees of freedom.
    expect(chiSquare).toBeLessThan(27.88);
  });
});

describe('a quantile', () => {
  it('interpolates between neighbours', () => {
    expect([0, 0.25, 0.5, 1].map((level) => sortedQuantile([1, 2, 4], level))).toEqual([1, 1.5, 2, 4]);
    expect(() => sortedQuantile([], 0.5)).toThrow(RangeError);
  });
});
