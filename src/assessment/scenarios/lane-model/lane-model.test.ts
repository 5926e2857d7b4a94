import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLanes } from './count-lanes.ts';
import { activityGroup, monthlyLane } from './death-history.ts';
import { LANE_ARTEFACT } from './lane-artefact.ts';
import { LANE_FEATURES, laneFeatures, NEIGHBOUR_FEATURES } from './lane-features.ts';
import { forecastLanes } from './lane-group-model.ts';
import type { LaneShares } from './lane-shares.ts';
import { laneShares, softmax } from './lane-shares.ts';
import { monthlyHistory } from './monthly-history.ts';
import { negativeBinomialCdf } from './negative-binomial.ts';
import { poolLanes } from './pool-lanes.ts';
import { inverseNormal, regionLanes } from './region-lanes.ts';

const deaths = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(2_000));
const months = fc.array(deaths, { minLength: 24, maxLength: 36 });
const history = fc
  .tuple(months, fc.array(months, { maxLength: 3 }))
  .map(([own, around]) => monthlyHistory(own, around));
const shares = fc.tuple(deaths, deaths, deaths, deaths).map((weights) => laneShares(weights.map((one) => one + 1)));
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

function expectDistribution(lanes: readonly number[]) {
  expect(lanes).toHaveLength(4);
  // The artefact keeps six digits of a share, and a calm group's shares are used as they stand there.
  expect(Math.abs(sum(lanes) - 1)).toBeLessThan(4e-6);
  for (const lane of lanes) expect(lane).toBeGreaterThanOrEqual(0);
}

describe('the published lane model', () => {
  it('gives every history of deaths four probabilities that sum to one', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('AF', 'SE', 'XX'), (known, unit) => {
        const group = activityGroup(sum(Array.from(known.spans).slice(0, 12)));
        expectDistribution(forecastLanes({ unit, history: known }, LANE_ARTEFACT.countries[group]));
      }),
      { numRuns: 300 },
    );
  });

  it('names its features, and those of neighbours are the last', () => {
    fc.assert(
      fc.property(history, (known) => {
        const features = laneFeatures(known);
        expect(features).toHaveLength(LANE_FEATURES.length);
        expect(features.every(Number.isFinite)).toBe(true);
      }),
    );
    expect(LANE_ARTEFACT.features).toEqual([...LANE_FEATURES]);
    expect(NEIGHBOUR_FEATURES.map((i) => LANE_FEATURES[i]?.startsWith('level of the neighbours'))).toEqual([
      true,
      true,
    ]);
  });

  it('was fitted on no month after those of its releases, nor on one that releases test, and says what is climatology', () => {
    const { fittedThrough, revisionsThrough } = LANE_ARTEFACT;
    expect(fittedThrough <= revisionsThrough).toBe(true);
    expect(revisionsThrough < '2024-07').toBe(true);
    const of = (units: string, horizon: string) =>
      LANE_ARTEFACT.verdicts.find((one) => one.units === units && one.horizon === horizon)?.published;
    const daily = 'countries with daily data';
    expect([of(daily, '24h'), of(daily, '7d')]).toEqual(['shrunk climatology', 'shrunk climatology']);
    expect([of('regions', '24h'), of('regions', '7d')]).toEqual(['model', 'model']);
    expect(['model', 'shrunk climatology']).toContain(of('regions', '30d'));
  });
});

describe('the pool', () => {
  it('says what its one member says when that member has all the weight, and is even when none has', () => {
    fc.assert(
      fc.property(shares, shares, (one, other) => {
        const sole = poolLanes([one, other], { weights: [1, 0], offsets: [0, 0, 0, 0] });
        for (const [i, share] of one.entries()) expect(sole[i]).toBeCloseTo(share, 3);
        const none = poolLanes([one, other], { weights: [0, 0], offsets: [0, 0, 0, 0] });
        expect(none).toEqual([0.25, 0.25, 0.25, 0.25]);
      }),
    );
  });

  it('is sharper the more its weights sum to', () => {
    const member: LaneShares = [0.6, 0.2, 0.1, 0.1];
    const top = (weight: number) => poolLanes([member], { weights: [weight], offsets: [0, 0, 0, 0] })[0];
    expect(top(0.5)).toBeLessThan(top(1));
    expect(top(1)).toBeLessThan(top(2));
  });
});

describe('the count model', () => {
  it('integrates to one over the lanes of any history', () => {
    const model = { halfLife: 3, yearWeight: 0.4, inverseSize: 1, shrinkage: 12, newDyadShare: 0.01 };
    fc.assert(fc.property(history, (known) => expectDistribution(countLanes(known, model))));
  });

  it('has the distribution function that the masses of a negative binomial sum to', () => {
    for (const [mean, size] of [
      [0.5, 0.4],
      [7, 1],
      [90, 2.5],
    ] as const) {
      const p = size / (size + mean);
      let mass = p ** size;
      let below = 0;
      for (let k = 0; k <= 200; k++) {
        below += mass;
        if (k % 20 === 0) expect(negativeBinomialCdf(k, mean, size)).toBeCloseTo(below, 6);
        mass *= ((k + size) / (k + 1)) * (1 - p);
      }
    }
    expect(negativeBinomialCdf(-1, 3, 1)).toBe(0);
  });
});

describe('a region drawn from its members', () => {
  const active = monthlyHistory(
    Array.from({ length: 36 }, (_, i) => 100 + 10 * (i % 5)),
    [],
  );
  const model = LANE_ARTEFACT.regions.draw;

  it('is base without members, and the same whenever it is drawn', () => {
    expect(regionLanes([], model)[0]).toBeGreaterThan(0.99);
    const member = { lanes: [0.5, 0.3, 0.15, 0.05] as const, history: active };
    expect(regionLanes([member, member], model)).toEqual(regionLanes([member, member], model));
    expectDistribution(regionLanes([member, member], model));
  });

  it('escalates the likelier, the likelier its members do', () => {
    const at = (escalation: number) =>
      regionLanes([{ lanes: [1 - escalation - 0.1, escalation, 0.05, 0.05], history: active }], model)[1];
    expect(at(0.1)).toBeLessThan(at(0.3));
    expect(at(0.3)).toBeLessThan(at(0.6));
  });
});

describe('small parts', () => {
  it('know the lane of a month after a quiet year, and the quantiles of the normal distribution', () => {
    const quiet = Array.from({ length: 12 }, () => 0);
    expect([0, 4, 5, 39, 40].map((deathCount) => monthlyLane(deathCount, quiet))).toEqual([0, 0, 3, 3, 1]);
    expect(inverseNormal(0.975)).toBeCloseTo(1.96, 3);
    expect(inverseNormal(0.2)).toBeCloseTo(-0.8416, 3);
    expect(softmax([0, 0, 0, 0])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
