import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATED_ARTEFACT } from '../../assessment/scenarios/dated-lanes/dated-artefact.ts';
import { daySeries } from '../../assessment/scenarios/dated-lanes/day-series.ts';
import { forecastDated } from '../../assessment/scenarios/dated-lanes/forecast-dated.ts';
import { memberYear } from '../../assessment/scenarios/dated-lanes/member-year.ts';
import { repeatedLanes } from '../../assessment/scenarios/dated-lanes/repeated-lanes.ts';
import { onLaneGrid } from '../../assessment/scenarios/lane-grid.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import { countryLane, meanOf } from '../country-lane.ts';
import { laneIndex } from '../lane-shares.ts';
import { regionLane } from '../region-lane.ts';

const SPAN = { firstDay: 0, lastDay: 799 };
const horizons = fc.constantFrom('24h', '7d');
const war = fc
  .array(fc.integer({ min: 0, max: 60 }), { minLength: 800, maxLength: 800 })
  .map((days) => days.map((deaths, day) => ({ startDay: day, endDay: day, unit: 'one', deaths })));

const yearOf = (records: Parameters<typeof daySeries>[0], horizon: '24h' | '7d', lastKnown = 799) => {
  const year = memberYear(daySeries(records, horizon, SPAN), horizon, lastKnown);
  if (year === undefined) throw new Error('no year is known');
  return year;
};
const constant = (from: number, to: number, deaths: number) =>
  Array.from({ length: to - from }, (_, i) => ({ startDay: from + i, endDay: from + i, unit: 'one', deaths }));
const lanesOf = (records: Parameters<typeof daySeries>[0], horizon: '24h' | '7d', gapDays = 0) => {
  const repeated = repeatedLanes([yearOf(records, horizon)], horizon, 'country');
  return forecastDated({ repeated, rule: 'country', gapDays }, DATED_ARTEFACT);
};

describe('the lanes that a known year would give again', () => {
  it('are those of the rule that resolves outcomes, for a country and for a region of three', () => {
    fc.assert(
      fc.property(fc.array(war, { minLength: 1, maxLength: 3 }), horizons, fc.nat(300), (wars, horizon, window) => {
        const years = wars.map((records) => yearOf(records, horizon));
        const rule = wars.length === 1 ? 'country' : 'region';
        const members = years.map(({ sums }) => {
          const figures = { deaths: sums[window] ?? 0, history: [...sums], newDeaths: 0 };
          return { lane: countryLane(figures, horizon), mean: meanOf(figures.history), ...figures };
        });
        const lane = rule === 'country' ? members[0]?.lane : regionLane(members, horizon);
        expect(repeatedLanes(years, horizon, rule).lanes[window]).toBe(laneIndex(lane ?? 'base'));
      }),
      { numRuns: 60 },
    );
  });

  it('have as many windows as the year, and of fewer days those there are', () => {
    for (const horizon of ['24h', '7d'] as const) {
      expect(yearOf(constant(0, 800, 3), horizon).sums).toHaveLength(366 - HORIZON_DAYS[horizon]);
      expect(yearOf(constant(0, 800, 3), horizon, 299).sums).toHaveLength(301 - HORIZON_DAYS[horizon]);
      expect(memberYear(daySeries([], horizon, SPAN), horizon, 58)).toBeUndefined();
    }
  });
});

describe('a country’s lanes of 24 hours and 7 days', () => {
  it('give containment the floor where the thresholds rule it out', () => {
    for (const horizon of ['24h', '7d'] as const) {
      const lanes = onLaneGrid(lanesOf(constant(700, 800, 1), horizon), horizon);
      expect(lanes[2]).toBe((horizon === '24h' ? 21 : 41) / 4096);
    }
  });

  it('see a truce that has lasted for weeks, which the year’s plain mean does not', () => {
    const war = constant(0, 780, 30);
    const [before, after] = [lanesOf([...war, ...constant(780, 800, 30)], '24h'), lanesOf(war, '24h')];
    // Twenty of the 365 days had no deaths: a share of .05.
    expect(after[2]).toBeGreaterThan(0.3);
    expect(before[2]).toBeLessThan(0.1);
  });

  it('are four shares of one at any gap and history', () => {
    fc.assert(
      fc.property(war, horizons, fc.nat(120), (records, horizon, gapDays) => {
        const lanes = lanesOf(records, horizon, gapDays);
        expect(lanes.every((share) => share > 0 && share < 1)).toBe(true);
        expect(lanes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });
});
