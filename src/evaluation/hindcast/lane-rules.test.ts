import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyLane } from '../../assessment/scenarios/lane-model/death-history.ts';
import { laneThresholds } from '../../assessment/scenarios/lane-model/lane-thresholds.ts';
import { monthlyRegionLane } from '../../assessment/scenarios/lane-model/region-month.ts';
import { HORIZONS } from '../../contract/intelligence/vocabulary.ts';
import { countryLane } from '../country-lane.ts';
import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { regionLane } from '../region-lane.ts';

const deaths = fc.oneof(fc.constant(0), fc.nat(60), fc.nat(900));
const year = fc.array(deaths, { minLength: 12, maxLength: 12 });

describe('the rules that snapshots and outcomes share', () => {
  it('solved for the deaths they give the lane that the rules themselves give, at every horizon', () => {
    const windows = fc.array(deaths, { minLength: 1, maxLength: 365 });
    fc.assert(
      fc.property(windows, deaths, fc.constantFrom(...HORIZONS), (history, count, horizon) => {
        const { escalationFrom, containmentTo } = laneThresholds(
          [...history].sort((a, b) => a - b),
          horizon,
        );
        const solved = count >= escalationFrom ? 'escalation' : count <= (containmentTo ?? -1) ? 'containment' : 'base';
        expect(solved).toBe(countryLane({ deaths: count, history, newDeaths: 0 }, horizon));
      }),
      { numRuns: 1_000 },
    );
  });

  it('agree on a country in a calendar month', () => {
    fc.assert(
      fc.property(year, deaths, (before, count) => {
        const outcome = monthlyOutcome([...before, count], 12);
        expect(monthlyLane(count, before)).toBe(laneIndex(outcome?.lane ?? 'base'));
      }),
      { numRuns: 1_000 },
    );
  });

  it('agree on a region in a calendar month', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(year, deaths), { minLength: 1, maxLength: 6 }), (members) => {
        const outcomes = members.flatMap(([before, count]) => monthlyOutcome([...before, count], 12) ?? []);
        expect(monthlyRegionLane(members.map(([before, count]) => ({ deaths: count, before })))).toBe(
          laneIndex(regionLane(outcomes, '30d')),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
