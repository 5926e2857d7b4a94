import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORIZONS, LANES } from '../../src/contract/intelligence/vocabulary.ts';
import { areaUnderCurve } from '../../src/evaluation/area-under-curve.ts';
import { averagePrecision } from '../../src/evaluation/average-precision.ts';
import { brierScore } from '../../src/evaluation/brier-score.ts';
import { calibrationError } from '../../src/evaluation/calibration-error.ts';
import { crpsOfSample } from '../../src/evaluation/count-crps.ts';
import { dailyOutcomes } from '../../src/evaluation/daily-outcomes.ts';
import { dieboldMariano } from '../../src/evaluation/diebold-mariano.ts';
import type { LaneShares } from '../../src/evaluation/lane-shares.ts';
import { logScore } from '../../src/evaluation/log-score.ts';
import { murphyDecomposition } from '../../src/evaluation/murphy-decomposition.ts';
import { rankedProbabilityScore } from '../../src/evaluation/ranked-probability-score.ts';
import { regionLane } from '../../src/evaluation/region-lane.ts';
import { reliabilityBins, TENTHS } from '../../src/evaluation/reliability-bins.ts';
import { skillInterval } from '../../src/evaluation/skill-interval.ts';

const SCRIPT = fileURLToPath(new URL('recompute.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What the Python script makes of the cases. */
function recomputed(cases: readonly object[]): readonly unknown[] {
  const { stdout, stderr, status } = spawnSync('python3', [SCRIPT], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Every number within 1e−9 of ours, every word the same. */
function expectAlike<Case extends object>(kind: string, cases: readonly Case[], ours: (one: Case) => unknown): void {
  const theirs = recomputed(cases.map((one) => ({ kind, ...one })));
  expect(theirs).toHaveLength(cases.length);
  for (const [i, one] of cases.entries()) expect(ours(one)).toEqual(near(theirs[i]));
}

function near(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 9);
  if (value === null) return undefined;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, near(one)]));
}

const SEED = 20_261_121;
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(arbitrary, { seed: SEED, numRuns });

const weight = fc.integer({ min: 1, max: 500 });
const record = fc
  .record({
    endDay: fc.integer({ min: 0, max: 400 }),
    days: fc.constantFrom(1, 1, 1, 2, 3, 10, 11, 40),
    unit: fc.constantFrom('A - B', 'A - C', 'D - E', 'F - civilians'),
    deaths: fc.integer({ min: 0, max: 80 }),
  })
  .map(({ endDay, days, unit, deaths }) => ({ startDay: endDay - days + 1, endDay, unit, deaths }));
const history = fc.record({
  records: fc.array(record, { maxLength: 80 }),
  horizon: fc.constantFrom(...HORIZONS),
  day: fc.integer({ min: 365, max: 371 }),
});
const member = fc.record({
  lane: fc.constantFrom(...LANES),
  deaths: fc.integer({ min: 0, max: 300 }),
  mean: fc.integer({ min: 0, max: 300 }),
  newDeaths: fc.integer({ min: 0, max: 20 }),
});
const forecast = fc.record({
  shares: fc.tuple(weight, weight, weight, weight).map(([a, b, c, d]): LaneShares => {
    const total = a + b + c + d;
    return [a / total, b / total, c / total, d / total];
  }),
  outcome: fc.nat(3),
});
const probability = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.05, 0.25, 0.5));
const paired = fc.record({
  region: fc.constantFrom('mena', 'latam', 'europe', 'south-asia'),
  quarter: fc.integer({ min: 192, max: 215 }),
  loss: fc.double({ min: 0.01, max: 2, noNaN: true }),
  referenceLoss: fc.double({ min: 0.01, max: 2, noNaN: true }),
});

describe.skipIf(!hasPython)('an implementation of its own, in Python, finds the same', () => {
  it('lanes of countries from 300 daily histories', () => {
    expectAlike('daily', sample(history, 300), ({ records, horizon, day }) => {
      const found = dailyOutcomes(records, horizon, { firstDay: 0, lastDay: 400 }).at(day);
      return {
        lane: found?.lane,
        deaths: found?.deaths,
        newDeaths: found?.newDeaths,
        mean: found?.mean,
        stratum: found?.stratum,
      };
    });
  });

  it('lanes of 500 regions', () => {
    const regions = fc.record({ members: fc.array(member, { maxLength: 6 }), horizon: fc.constantFrom(...HORIZONS) });
    expectAlike('region', sample(regions, 500), ({ members, horizon }) => regionLane(members, horizon));
  });

  it('log, Brier and ranked scores of 500 forecasts', () => {
    expectAlike('scores', sample(forecast, 500), ({ shares, outcome }) => ({
      log: logScore(shares, outcome),
      brier: brierScore(shares, outcome),
      ranked: rankedProbabilityScore(shares, outcome),
    }));
  });

  it('scores of 300 samples of counts', () => {
    const value = fc.integer({ min: 0, max: 500 });
    const samples = fc.record({ sample: fc.array(value, { minLength: 1, maxLength: 40 }), count: value });
    expectAlike('crps', sample(samples, 300), (one) => crpsOfSample(one.sample, one.count));
  });

  it("area, precision, calibration error and Murphy's parts of 300 sets of cases", () => {
    const one = fc.record({ probability, happened: fc.boolean() });
    const sets = fc.record({ cases: fc.array(one, { minLength: 1, maxLength: 80 }), edges: fc.constant(TENTHS) });
    expectAlike('binary', sample(sets, 300), ({ cases, edges }) => ({
      area: areaUnderCurve(cases),
      precision: averagePrecision(cases),
      error: calibrationError(reliabilityBins(cases, edges)),
      ...murphyDecomposition(cases, edges),
    }));
  });

  it('intervals of skill of 30 sets of losses, by both ways of drawing', () => {
    const sets = fc.record({
      cases: fc.array(paired, { minLength: 5, maxLength: 80 }),
      seed: fc.integer(),
      draws: fc.constant(100),
      blockQuarters: fc.integer({ min: 1, max: 6 }),
      scheme: fc.constantFrom('region-blocks' as const, 'regions-and-quarters' as const),
    });
    expectAlike('interval', sample(sets, 30), ({ cases, ...options }) => {
      const found = skillInterval(cases, options);
      return { low: found?.low, high: found?.high };
    });
  });

  it('statistics and p-values of Diebold and Mariano of 40 series', () => {
    const series = fc.record({
      differences: fc.array(fc.double({ min: -2, max: 3, noNaN: true }), { minLength: 12, maxLength: 90 }),
      lags: fc.integer({ min: 0, max: 4 }),
    });
    expectAlike('dieboldMariano', sample(series, 40), ({ differences, lags }) => {
      const found = dieboldMariano(differences, lags);
      return { statistic: found?.statistic, pValue: found?.pValue };
    });
  });
});
