import { describe, expect, it } from 'vitest';
import { HORIZONS } from '../../contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import {
  LANE_BASE_RATES,
  LANE_BASE_RATES_SOURCE,
  type LaneFigures,
  REGION_LANE_COUNTS_30D,
  UNIT_LANE_COUNTS,
  UNIT_LANE_RATES,
} from './lane-base-rates.ts';

const STRATA = ['active', 'low', 'quiet'] as const;
/** 28 years of calendar months. */
const MONTHS = 336;
const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);

describe('lane base rates', () => {
  it('have a distribution for every region and horizon in which no lane is impossible', () => {
    for (const id of REGION_IDS)
      for (const horizon of HORIZONS) {
        const { probabilities } = LANE_BASE_RATES[id][horizon];
        expect(sum(probabilities)).toBeCloseTo(1, 9);
        expect(Math.min(...probabilities)).toBeGreaterThan(0);
      }
  });

  it('say that only 30 days is resolved by a history', () => {
    for (const id of REGION_IDS) {
      const { '24h': day, '7d': week, '30d': month } = LANE_BASE_RATES[id];
      expect([day.resolvedBy, week.resolvedBy, month.resolvedBy]).toEqual(['none', 'none', 'ucdp_country_month']);
      expect([day.n, week.n, month.n]).toEqual([0, 0, MONTHS]);
    }
  });

  it('are the smoothed counts at 30 days and their hazards times the published exponents below', () => {
    const { alpha, hazardExponents } = LANE_BASE_RATES_SOURCE;
    for (const id of REGION_IDS) {
      const [base, escalation, containment, fragmentation] = REGION_LANE_COUNTS_30D[id];
      const share = (count: number) => (count + alpha) / (MONTHS + 4 * alpha);
      const month: LaneFigures = [share(base), share(escalation), share(containment), share(fragmentation)];
      expect(sum(REGION_LANE_COUNTS_30D[id])).toBe(MONTHS);
      expectNear(LANE_BASE_RATES[id]['30d'].probabilities, month);
      expectNear(LANE_BASE_RATES[id]['7d'].probabilities, carried(month, hazardExponents['7d']));
      expectNear(LANE_BASE_RATES[id]['24h'].probabilities, carried(month, hazardExponents['24h']));
    }
  });

  it('never see the test years of the hindcast', () => {
    expect(LANE_BASE_RATES_SOURCE.span).toEqual({ from: '1990-01', to: '2017-12' });
  });
});

describe('unit lane rates', () => {
  it('are distributions over at least 500 outcomes each', () => {
    for (const horizon of HORIZONS)
      for (const stratum of STRATA) {
        expect(sum(UNIT_LANE_RATES[horizon][stratum])).toBeCloseTo(1, 9);
        expect(sum(UNIT_LANE_COUNTS[horizon][stratum])).toBeGreaterThan(500);
      }
  });

  it('give a quiet unit a base that does not rise with the horizon', () => {
    const bases = HORIZONS.map((horizon) => UNIT_LANE_RATES[horizon].quiet[0]);
    expect(bases).toEqual([...bases].sort((a, b) => b - a));
  });

  it('give an active unit less base than a low one, and a low one less than a quiet one', () => {
    for (const horizon of HORIZONS) {
      const { active, low, quiet } = UNIT_LANE_RATES[horizon];
      expect(active[0]).toBeLessThan(low[0]);
      expect(low[0]).toBeLessThan(quiet[0]);
    }
  });
});

/** Each lane's hazard, in the order the region rule tries them, times its exponent. */
function carried(month: LaneFigures, exponents: readonly [number, number, number]): LaneFigures {
  const [, escalation30, containment30, fragmentation30] = month;
  const keptFrom = (hazard: number, rest: number, exponent: number) => rest - rest * (1 - hazard) ** exponent;
  const escalation = keptFrom(escalation30, 1, exponents[0]);
  const left = 1 - escalation;
  const fragmentation = keptFrom(fragmentation30 / (1 - escalation30), left, exponents[1]);
  const containment = keptFrom(
    containment30 / (1 - escalation30 - fragmentation30),
    left - fragmentation,
    exponents[2],
  );
  return [left - fragmentation - containment, escalation, containment, fragmentation];
}

function expectNear(actual: LaneFigures, expected: LaneFigures): void {
  for (const [i, value] of actual.entries()) expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(2e-5);
}
