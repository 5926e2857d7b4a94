import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from './area-under-curve.ts';
import { averagePrecision } from './average-precision.ts';
import { brierScore } from './brier-score.ts';
import { calibrationError } from './calibration-error.ts';
import { consistencyBars } from './consistency-bars.ts';
import { laneCalibration } from './lane-calibration.ts';
import type { LaneShares } from './lane-shares.ts';
import { murphyDecomposition } from './murphy-decomposition.ts';
import { tiedCases } from './ranked-cases.ts';
import { reliabilityBins, TENTHS } from './reliability-bins.ts';
import { seededRandom } from './seeded-random.ts';

const probability = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...TENTHS));
const cases = fc.array(fc.record({ probability, happened: fc.boolean() }), { minLength: 1, maxLength: 60 });
const edges = fc.oneof(
  fc.constant(TENTHS),
  fc
    .uniqueArray(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 8 })
    .map((inner) => [0, ...inner.sort((a, b) => a - b), 1]),
);
const four = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([a, b, c]): LaneShares => [a / 400, b / 400, c / 400, (400 - a - b - c) / 400]);
const repeated = (p: number, count: number, happened: number) =>
  Array.from({ length: count }, (_, i) => ({ probability: p, happened: i < happened }));

describe('reliability bins', () => {
  it('hold every case once, in the bin whose edges enclose it', () => {
    fc.assert(
      fc.property(cases, edges, (some, at) => {
        const bins = reliabilityBins(some, at);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
        for (const { from, to, meanProbability } of bins) {
          expect(meanProbability).toBeGreaterThanOrEqual(from - 1e-12);
          expect(meanProbability).toBeLessThanOrEqual(to + 1e-12);
        }
      }),
    );
  });

  it('put a probability on an edge into the bin above, and 1 into the last', () => {
    const bins = reliabilityBins([...repeated(0.1, 1, 0), ...repeated(1, 2, 1)]);
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0.1, 0.2, 1],
      [0.9, 1, 2],
    ]);
  });
});

describe('the expected calibration error', () => {
  it('is the gap of a forecast that always says the same', () => {
    expect(calibrationError(reliabilityBins(repeated(0.3, 10, 5)))).toBeCloseTo(0.2, 12);
    expect(calibrationError(reliabilityBins([...repeated(0.3, 10, 5), ...repeated(0.8, 30, 24)]))).toBeCloseTo(
      0.05,
      12,
    );
    expect(calibrationError([])).toBe(0);
  });

  it('is within [0, 1], and 0 for certainty that comes true', () => {
    fc.assert(
      fc.property(cases, edges, (some, at) => {
        const error = calibrationError(reliabilityBins(some, at));
        expect(error).toBeGreaterThanOrEqual(0);
        expect(error).toBeLessThanOrEqual(1 + 1e-12);
        const sure = some.map(({ happened }) => ({ happened, probability: happened ? 1 : 0 }));
        expect(calibrationError(reliabilityBins(sure, at))).toBe(0);
      }),
    );
  });
});

describe('cases that are counted together', () => {
  it('are the distinct ones, from the most to the least probable, what happened first', () => {
    const one = (probability: number, happened: boolean, count?: number) => ({
      probability,
      happened,
      ...(count !== undefined && { count }),
    });
    expect(tiedCases([one(0.2, false), one(0.9, true, 2), one(0.5, true), one(0.5, false, 3), one(0.9, true)])).toEqual(
      [one(0.9, true, 3), one(0.5, true, 1), one(0.5, false, 3), one(0.2, false, 1)],
    );
  });

  it('give the figures of the same cases one by one', () => {
    const counted = fc.record({ probability, happened: fc.boolean(), count: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 30 }), edges, (some, at) => {
        const whole = some.flatMap(({ count, ...one }) => Array.from({ length: count }, () => one));
        for (const alike of [some, tiedCases(whole)]) {
          expect(areaUnderCurve(alike)).toBe(areaUnderCurve(whole));
          expect(averagePrecision(alike)).toBe(averagePrecision(whole));
          expect(calibrationError(reliabilityBins(alike, at))).toBeCloseTo(
            calibrationError(reliabilityBins(whole, at)),
            10,
          );
          const [parts, expected] = [murphyDecomposition(alike, at), murphyDecomposition(whole, at)];
          expect(parts?.score).toBeCloseTo(expected?.score ?? Number.NaN, 10);
          expect(parts?.withinBins).toBeCloseTo(expected?.withinBins ?? Number.NaN, 10);
        }
      }),
    );
  });
});

describe('consistency bars', () => {
  it('are those of the binomial distribution', () => {
    const { bins, calibrationError95 } = consistencyBars(repeated(0.5, 100, 0), {
      edges: TENTHS,
      seed: 1,
      draws: 20_000,
    });
    // Binomial(100, ½): 2.5 % and 97.5 % quantiles are 40 and 60; P(|share − ½| > .10) = .035, so the 95 % quantile is .10.
    expect(bins).toHaveLength(1);
    expect(bins[0]?.low).toBeCloseTo(0.4, 9);
    expect(bins[0]?.high).toBeCloseTo(0.6, 9);
    expect(calibrationError95).toBeCloseTo(0.1, 9);
  });

  it('are the same for the same seed, and differ for another', () => {
    const some = Array.from({ length: 40 }, (_, i) => ({ probability: i / 40, happened: false }));
    const at = (seed: number) => consistencyBars(some, { edges: TENTHS, seed, draws: 100 });
    expect(at(7)).toEqual(at(7));
    expect(at(7)).not.toEqual(at(8));
  });

  /** What one draw of many trials gives: in every bin, from the most to the least probable. */
  function drawn(seed: number, bins: readonly (readonly (readonly [probability: number, count: number])[])[]) {
    const stream = seededRandom(seed);
    return bins.map((ties) => {
      const counts = ties.map(
        ([probability, count]) =>
          Array.from({ length: count }, () => stream.uniform()).filter((u) => u < probability).length,
      );
      return counts.reduce((sum, count) => sum + count, 0);
    });
  }
  const many = (probability: number, count: number) => ({ probability, happened: false, count });

  it('of one draw are the shares that are drawn, and their distance from what was said', () => {
    const some = [many(0.55, 3), many(0.15, 2), many(0.58, 1), many(0.55, 2)];
    for (let seed = 1; seed <= 20; seed += 1) {
      const [low = 0, high = 0] = drawn(seed, [
        [[0.15, 2]],
        [
          [0.58, 1],
          [0.55, 5],
        ],
      ]);
      const bars = consistencyBars(some, { edges: TENTHS, seed, draws: 1 });
      expect(bars.bins.map((bin) => [bin.low, bin.high])).toEqual([
        [low / 2, low / 2],
        [high / 6, high / 6],
      ]);
      const gaps = Math.abs(low - 0.3) + Math.abs(high - 3.33);
      expect(bars.calibrationError95).toBeCloseTo(gaps / 8, 12);
    }
  });

  it('count a case only where the draw lies below its probability, so that what was called impossible never happens', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const drawn = seededRandom(seed).uniform();
      const of = (probability: number) =>
        consistencyBars([many(probability, 1)], { edges: TENTHS, seed, draws: 1 }).bins[0]?.low;
      expect([of(drawn), of(drawn + 2 ** -32)]).toEqual([0, 1]);
    }
  });

  it('of more than 25 cases of variance are drawn from the normal distribution, within the cases there are', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const of = (probability: number, count: number) =>
        (consistencyBars([many(probability, count)], { edges: TENTHS, seed, draws: 1 }).bins[0]?.low ?? -1) * count;
      expect(of(0.5, 100)).toBeCloseTo(drawn(seed, [[[0.5, 100]]])[0] ?? -1, 9);
      const stream = seededRandom(seed);
      const normal = Math.sqrt(-2 * Math.log(1 - stream.uniform())) * Math.cos(2 * Math.PI * stream.uniform());
      expect(of(0.5, 102)).toBeCloseTo(Math.round(51 + Math.sqrt(25.5) * normal), 9);
    }
    const extremes = [0.001, 0.999].map((p) => consistencyBars([many(p, 30_000)], { edges: TENTHS, seed: 1 }).bins[0]);
    expect(extremes.map((bin) => [(bin?.low ?? -1) >= 0, (bin?.high ?? 2) <= 1])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('have 1,000 draws unless asked otherwise, and none without a case', () => {
    const some = [many(0.5, 30), many(0.12, 9)];
    const options = { edges: TENTHS, seed: 1 };
    expect(consistencyBars(some, options)).toEqual(consistencyBars(some, { ...options, draws: 1_000 }));
    expect(consistencyBars([], options)).toEqual({ bins: [], calibrationError95: 0 });
  });
});

describe("Murphy's parts", () => {
  it('add up to the score exactly, whatever the bins', () => {
    fc.assert(
      fc.property(cases, edges, (some, at) => {
        const parts = murphyDecomposition(some, at);
        if (parts === undefined) throw new Error('there are cases');
        const sum = parts.reliability - parts.resolution + parts.uncertainty + parts.withinBins;
        expect(sum).toBeCloseTo(parts.score, 10);
        expect(Math.min(parts.reliability, parts.resolution, parts.uncertainty)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of two bins are those of their shares', () => {
    const some = [...repeated(0.1, 4, 1), ...repeated(0.6, 6, 3)];
    expect(murphyDecomposition(some, TENTHS)).toEqual({
      reliability: expect.closeTo(0.4 * 0.15 ** 2 + 0.6 * 0.1 ** 2, 12),
      resolution: expect.closeTo(0.4 * 0.15 ** 2 + 0.6 * 0.1 ** 2, 12),
      uncertainty: expect.closeTo(0.24, 12),
      withinBins: expect.closeTo(0, 12),
      score: expect.closeTo((0.81 + 3 * 0.01 + 3 * 0.16 + 3 * 0.36) / 10, 12),
    });
  });

  it('of a climatology are its uncertainty alone', () => {
    expect(murphyDecomposition(repeated(0.2, 10, 2), TENTHS)).toEqual({
      reliability: expect.closeTo(0, 12),
      resolution: expect.closeTo(0, 12),
      uncertainty: expect.closeTo(0.16, 12),
      withinBins: expect.closeTo(0, 12),
      score: expect.closeTo(0.16, 12),
    });
  });

  it('of the four lanes add up to the four-class Brier score', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(four, fc.nat(3)), { minLength: 1, maxLength: 30 }), (forecasts) => {
        const whole = forecasts.reduce((sum, [shares, lane]) => sum + brierScore(shares, lane), 0) / forecasts.length;
        const byLane = [0, 1, 2, 3].map(
          (lane) =>
            murphyDecomposition(
              forecasts.map(([shares, outcome]) => ({ probability: shares[lane] ?? 0, happened: outcome === lane })),
              TENTHS,
            )?.score ?? 0,
        );
        expect(byLane.reduce((sum, score) => sum + score, 0)).toBeCloseTo(whole, 10);
      }),
    );
  });

  it('are absent without a case', () => {
    expect(murphyDecomposition([], TENTHS)).toBeUndefined();
  });
});

describe('the published calibration of a lane', () => {
  it("adds up to the lane's Brier score where all cases of a bin were given the same", () => {
    const centred = fc.record({
      probability: fc.integer({ min: 0, max: 9 }).map((tenth) => (tenth + 0.5) / 10),
      happened: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(centred, { minLength: 1, maxLength: 20 }), (some) => {
        const { reliability, resolution, uncertainty } = laneCalibration(some);
        const score = some.reduce((sum, { probability: p, happened }) => sum + (p - (happened ? 1 : 0)) ** 2, 0);
        expect(reliability - resolution + uncertainty).toBeCloseTo(score / some.length, 5);
      }),
      { numRuns: 30 },
    );
  });

  it('shows by how much a hundred even chances may miss a half', () => {
    const [bin] = laneCalibration(repeated(0.5, 100, 50)).bins;
    // Binomial(100, ½): 40 to 60.
    expect(Math.abs((bin?.consistentLow ?? 0) - 0.4)).toBeLessThan(0.04);
    expect(Math.abs((bin?.consistentHigh ?? 1) - 0.6)).toBeLessThan(0.04);
  });
});
