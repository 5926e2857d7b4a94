import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieboldMariano } from './diebold-mariano.ts';
import { lossCells, type PairedLoss } from './loss-cells.ts';
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

describe('the cells of losses', () => {
  it('are the sums by region in order and by quarter from the first to the last', () => {
    const one = (region: string, quarter: number, lost: number) => ({
      region,
      quarter,
      loss: lost,
      referenceLoss: 10 * lost,
    });
    expect(lossCells([one('b', 7, 1), one('a', 5, 2), one('b', 7, 3), one('c', 6, 4)])).toEqual({
      regionCount: 3,
      quarterCount: 3,
      losses: [2, 0, 0, 0, 0, 4, 0, 4, 0],
      referenceLosses: [20, 0, 0, 0, 0, 40, 0, 40, 0],
    });
    expect(lossCells([])).toEqual({ regionCount: 0, quarterCount: 0, losses: [], referenceLosses: [] });
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

  it('is by 2,000 draws of region blocks of four quarters unless asked otherwise', () => {
    const some = noisy(4, 0.02).filter(({ quarter }) => quarter < 6);
    const byDefault = skillInterval(some, { seed: 3 });
    expect(byDefault).toEqual(
      skillInterval(some, { seed: 3, draws: 2_000, blockQuarters: 4, scheme: 'region-blocks' }),
    );
    for (const other of [{ draws: 1_999 }, { blockQuarters: 3 }, { scheme: 'regions-and-quarters' as const }])
      expect(skillInterval(some, { seed: 3, ...other })).not.toEqual(byDefault);
  });

  it('of one draw is the skill of what is drawn', () => {
    const some = [0, 1, 2, 3, 4].flatMap((quarter) =>
      ['a', 'b'].map((region, i) => ({
        region,
        quarter,
        loss: quarter + 10 * i,
        referenceLoss: 2 ** (quarter + 5 * i),
      })),
    );
    const skillOf = (drawn: readonly (readonly [region: number, quarter: number])[]) => {
      const sum = (of: (region: number, quarter: number) => number) =>
        drawn.reduce((all, [region, quarter]) => all + of(region, quarter), 0);
      return (
        1 - sum((region, quarter) => quarter + 10 * region) / sum((region, quarter) => 2 ** (quarter + 5 * region))
      );
    };
    for (const [seed, blockQuarters] of [
      [1, 2],
      [2, 2],
      [3, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ] as const) {
      const run = (start: number) => Array.from({ length: blockQuarters }, (_, i) => (start + i) % 5);
      const stream = seededRandom(seed);
      const blocks: [number, number][] = [];
      while (blocks.length < 10) {
        const region = stream.integer(2);
        for (const quarter of run(stream.integer(5))) blocks.push([region, quarter]);
      }
      const { low, high } = skillInterval(some, { seed, draws: 1, blockQuarters }) ?? {};
      // The last block is cut where there are as many as before.
      expect([low, high]).toEqual([skillOf(blocks.slice(0, 10)), skillOf(blocks.slice(0, 10))]);

      const again = seededRandom(seed);
      const regions = [again.integer(2), again.integer(2)];
      const starts = [again.integer(5), again.integer(5), again.integer(5)];
      const quarters = starts.flatMap(run).slice(0, 5);
      const drawn = regions.flatMap((region) => quarters.map((quarter) => [region, quarter] as const));
      const scheme = 'regions-and-quarters';
      expect(skillInterval(some, { seed, draws: 1, blockQuarters, scheme })?.low).toBeCloseTo(skillOf(drawn), 12);
    }
  });

  it('has bounds that agree with the share of draws without a gain', () => {
    // Of 201 draws in order the bounds are those of places 5 and 195.
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: -0.15, max: 0.15, noNaN: true }), (seed, gain) => {
        const found = skillInterval(noisy(seed, gain), { seed, draws: 201 }) ?? expect.fail();
        const withoutGain = Math.round(found.notAboveZero * 201);
        expect([found.low <= 0, found.high <= 0]).toEqual([withoutGain > 5, withoutGain > 195]);
      }),
      { numRuns: 30 },
    );
  });

  it('draws the complete ring where blocks are longer than it', () => {
    const some = [3, 4, 5].map((quarter) => ({ region: 'a', quarter, loss: quarter, referenceLoss: quarter ** 2 }));
    const { skill: whole, low, high } = skillInterval(some, { seed: 1, draws: 50, blockQuarters: 9 }) ?? {};
    expect([low, high]).toEqual([whole, whole]);
  });

  it('counts draws without a gain', () => {
    const some = ['a', 'b'].map((region, i) => ({ region, quarter: 0, loss: 2 * i, referenceLoss: 1 }));
    const { notAboveZero = -1 } = skillInterval(some, { seed: 1, draws: 4_000, blockQuarters: 1 }) ?? {};
    // Skill is 1 where both draws are of a, else 0 or −1.
    expect(notAboveZero).toBeGreaterThan(0.72);
    expect(notAboveZero).toBeLessThan(0.78);
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

  it('is less sure of differences that follow one another', () => {
    const stream = seededRandom(8);
    let level = 0;
    const sticky = Array.from({ length: 200 }, () => {
      level = 0.9 * level + stream.uniform() - 0.45;
      return level;
    });
    expect(dieboldMariano(sticky, 12)?.pValue ?? 0).toBeGreaterThan(dieboldMariano(sticky, 0)?.pValue ?? 1);
  });

  it('weighs autocovariances by Bartlett and corrects for few instants', () => {
    const values = [1, 2, 4, 3, 5, 9];
    const [n, mean] = [6, 4];
    const apart = values.map((value) => value - mean);
    const covariance = (lag: number) => apart.reduce((sum, value, i) => sum + value * (apart[i + lag] ?? 0), 0) / n;
    const variance = covariance(0) + 2 * ((2 / 3) * covariance(1) + (1 / 3) * covariance(2));
    const correction = (n + 1 - 2 * 3 + (3 * 2) / n) / n;
    const statistic = mean * Math.sqrt((n * correction) / variance);
    const found = dieboldMariano(values, 2);
    expect(found?.meanDifference).toBe(4);
    expect(found?.statistic).toBeCloseTo(statistic, 12);
    expect(found?.pValue).toBeCloseTo(2 * studentTSurvival(statistic, 5), 12);
    expect(dieboldMariano(values, 99)).toEqual(dieboldMariano(values, 5));
  });

  it.each([
    [100, 4],
    [99, 3],
    [30, 3],
    [20, 2],
  ])('by default counts for %i instants %i lags', (n, lags) => {
    const values = differences(3, 0.2, n);
    expect(dieboldMariano(values)).toEqual(dieboldMariano(values, lags));
    expect(dieboldMariano(values)).not.toEqual(dieboldMariano(values, lags + 1));
  });

  it('is absent where there is nothing to compare', () => {
    expect(dieboldMariano([])).toBeUndefined();
    expect(dieboldMariano([1])).toBeUndefined();
    expect(dieboldMariano([0.5, 0.5, 0.5])).toBeUndefined();
  });

  it('needs two instants, not more', () => {
    const found = dieboldMariano([1, 3], 0);
    // The mean is two of its deviations from 0; Student's t with one degree of freedom is that of Cauchy.
    expect(found?.statistic).toBeCloseTo(2, 12);
    expect(found?.pValue).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(2), 12);
  });
});

describe("Student's tail", () => {
  it.each([
    [1.959963984540054, 1e7, 0.025],
    [2.042272456301238, 30, 0.025],
    [2.228138851964939, 10, 0.025],
    [4.032142983557536, 5, 0.005],
    [1.3253407069850465, 20, 0.1],
    [31.599054576443621, 2, 0.0005],
    [0.2, 1e3, 0.42075975],
  ])('beyond %d with %d degrees of freedom is that of the tables', (t, degrees, tail) => {
    expect(studentTSurvival(t, degrees) / tail).toBeCloseTo(1, 5);
  });

  /** The finite series of whole degrees of freedom (Abramowitz & Stegun 26.7.3 and 26.7.4). */
  function bySeries(t: number, degrees: number): number {
    const isOdd = degrees % 2 === 1;
    const angle = Math.atan(t / Math.sqrt(degrees));
    let term = isOdd ? Math.cos(angle) : 1;
    let sum = degrees === 1 ? 0 : term;
    for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
      term *= (Math.cos(angle) ** 2 * (k - 1)) / k;
      sum += term;
    }
    const inside = Math.sin(angle) * sum;
    return (1 - (isOdd ? (2 / Math.PI) * (angle + inside) : inside)) / 2;
  }

  it('is that of the series for whole degrees of freedom, from close to 0 to far out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.double({ min: -3, max: 4, noNaN: true }), (degrees, power) => {
        const t = 10 ** power;
        expect(studentTSurvival(t, degrees)).toBeCloseTo(bySeries(t, degrees), 10);
      }),
      { numRuns: 300 },
    );
    for (const t of [0.001, 1e4]) expect(studentTSurvival(t, 1)).toBeCloseTo(bySeries(t, 1), 10);
  });

  it('is a half beyond 0 and nothing beyond any number', () => {
    for (const degrees of [1, 2, 7, 1e6]) {
      expect(studentTSurvival(0, degrees)).toBe(0.5);
      expect(studentTSurvival(Number.POSITIVE_INFINITY, degrees)).toBe(0);
    }
  });
});

describe('a random stream', () => {
  /** xoshiro128** and SplitMix32 as published, on big integers. */
  function published(seed: number, count: number): readonly number[] {
    const mask = 0xffff_ffffn;
    const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
    let mix = BigInt.asUintN(32, BigInt(seed));
    const state = Array.from({ length: 4 }, () => {
      mix = (mix + 0x9e3779b9n) & mask;
      let z = mix;
      z = ((z ^ (z >> 16n)) * 0x21f0aaadn) & mask;
      z = ((z ^ (z >> 15n)) * 0x735a2d97n) & mask;
      return z ^ (z >> 15n);
    });
    let [a = 0n, b = 0n, c = 0n, d = 0n] = state;
    return Array.from({ length: count }, () => {
      const result = (rotl((b * 5n) & mask, 7n) * 9n) & mask;
      const shifted = (b << 9n) & mask;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotl(d, 11n);
      return Number(result) / 2 ** 32;
    });
  }

  it.each([0, 1, 42, -7, 2 ** 32 + 5])('of seed %d is the published one', (seed) => {
    const [uniform, integer] = [seededRandom(seed), seededRandom(seed)];
    const expected = published(seed, 40);
    expect(expected.map(() => uniform.uniform())).toEqual(expected);
    expect(expected.map(() => integer.integer(1_000))).toEqual(expected.map((value) => Math.floor(value * 1_000)));
  });

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
    const outside = new RangeError('a quantile needs at least one value and a level in [0, 1]');
    for (const [values, level] of [
      [[], 0.5],
      [[1, 2], 2.5],
      [[1, 2], -0.5],
    ] as const)
      expect(() => sortedQuantile(values, level)).toThrow(outside);
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
});
