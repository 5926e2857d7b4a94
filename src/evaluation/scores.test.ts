import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brierScore } from './brier-score.ts';
import { crpsOfDistribution, crpsOfSample } from './count-crps.ts';
import type { LaneShares } from './lane-shares.ts';
import { logScore } from './log-score.ts';
import { rankedProbabilityScore } from './ranked-probability-score.ts';

const weight = fc.integer({ min: 1, max: 1_000 });
const shares = fc.tuple(weight, weight, weight, weight).map(([a, b, c, d]): LaneShares => {
  const total = a + b + c + d;
  return [a / total, b / total, c / total, d / total];
});
const sample = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 25 });
const uniform: LaneShares = [0.25, 0.25, 0.25, 0.25];
const certain: LaneShares = [0, 1, 0, 0];

describe.each([
  ['log score', logScore],
  ['Brier score', brierScore],
  ['ranked probability score', rankedProbabilityScore],
])('the %s', (_, score) => {
  it('is proper: on average nothing beats saying what one believes', () => {
    fc.assert(
      fc.property(shares, shares, (belief, said) => {
        const expected = (forecast: LaneShares) => belief.reduce((sum, p, i) => sum + p * score(forecast, i), 0);
        expect(expected(belief)).toBeLessThanOrEqual(expected(said) + 1e-12);
      }),
    );
  });

  it('is 0 for certainty that comes true, and never negative', () => {
    expect(score(certain, 1)).toBe(0);
    fc.assert(
      fc.property(shares, fc.nat(3), (forecast, outcome) => {
        expect(score(forecast, outcome)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('scores in closed form', () => {
  it('of the uniform forecast are ln 4, 3/4, and 5/36 or 7/36 of the ranks', () => {
    expect(logScore(uniform, 2)).toBeCloseTo(Math.log(4), 12);
    expect(brierScore(uniform, 2)).toBeCloseTo(0.75, 12);
    expect(rankedProbabilityScore(uniform, 2)).toBeCloseTo((0.75 ** 2 + 0.5 ** 2 + 0.25 ** 2) / 3, 12);
    expect(rankedProbabilityScore(uniform, 0)).toBeCloseTo((0.25 ** 2 + 0.5 ** 2 + 0.25 ** 2) / 3, 12);
  });

  it('of certainty that fails are infinite, 2, and more the further off', () => {
    expect(logScore(certain, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(brierScore(certain, 0)).toBe(2);
    expect([3, 0, 2].map((outcome) => rankedProbabilityScore(certain, outcome) * 3)).toEqual([1, 2, 3]);
  });
});

describe('the score of counts', () => {
  it('is the distance for a forecast that is one number', () => {
    expect(crpsOfSample([7, 7, 7], 3)).toBe(4);
    expect(crpsOfDistribution([0, 0, 0, 0, 0, 0, 0, 1], 3)).toBe(4);
    expect(crpsOfDistribution([1], 5)).toBe(5);
  });

  it('of a sample is that of its own distribution', () => {
    fc.assert(
      fc.property(sample, fc.nat(40), (values, count) => {
        const masses = Array.from(
          { length: 31 },
          (_, k) => values.filter((value) => value === k).length / values.length,
        );
        expect(crpsOfSample(values, count)).toBeCloseTo(crpsOfDistribution(masses, count), 9);
      }),
    );
  });

  it('is proper: a sample expects no less of another than of itself', () => {
    const expected = (of: readonly number[], under: readonly number[]) =>
      under.reduce((sum, count) => sum + crpsOfSample(of, count), 0) / under.length;
    fc.assert(
      fc.property(sample, sample, (belief, said) => {
        expect(expected(belief, belief)).toBeLessThanOrEqual(expected(said, belief) + 1e-9);
      }),
    );
  });

  it('is refused without a sample', () => {
    expect(() => crpsOfSample([], 1)).toThrow(new RangeError('the score of a sample needs at least one value'));
  });
});
