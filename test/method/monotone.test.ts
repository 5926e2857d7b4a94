import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { readAxes } from '../../src/assessment/balance/balance.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { chokepointSubject, countrySubject } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { BUFFER_AXES, PRESSURE_AXES } from '../../src/contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { fullPlan, observationsOf, someRegion, type WorldPlan } from '../kit/world-plans.ts';
import { deaths, NOW, report } from '../kit/worlds.ts';

/** Sums of doubles in another order. */
const ROUNDING = 1e-12;

type Worsening = (observations: readonly Observation[], plan: WorldPlan) => readonly Observation[];

const reportsMore: fc.Arbitrary<Worsening> = fc
  .record({
    country: fc.nat(),
    kind: fc.nat(),
    outlet: fc.nat({ max: 6 }),
    event: fc.nat({ max: 14 }),
    hour: fc.nat({ max: 71 }),
  })
  .map(({ country, kind, outlet, event, hour }) => (observations, plan) => {
    const { iso2, reports } = at(plan.countries, country);
    const { metric } = at(reports, kind);
    const lineage = `outlet${outlet}.test`;
    return [
      ...observations,
      report({ metric, iso2, hoursAgo: hour, lineage, event: `now:${event}`, recordId: `more:${lineage}:${event}` }),
    ];
  });

const moreDeaths: fc.Arbitrary<Worsening> = fc
  .record({ country: fc.nat(), value: fc.integer({ min: 1, max: 500 }), daysAgo: fc.nat({ max: 29 }) })
  .map(({ country, value, daysAgo }) => (observations, plan) => [
    ...observations,
    deaths(at(plan.countries, country).iso2, value, { daysAgo, id: 'one more event' }),
  ]);

const fewerTransits: fc.Arbitrary<Worsening> = fc
  .record({ corridor: fc.nat(), day: fc.nat({ max: 6 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ corridor, day, share }) => (observations, plan) => {
    const subject = chokepointSubject(at(plan.corridors, corridor).id);
    const days = observations.filter((row) => row.subject === subject).sort((a, b) => b.observedAt - a.observedAt);
    const hit = days[day];
    return observations.map((row) => (row === hit ? { ...row, value: Math.floor(row.value * share) } : row));
  });

const higherCrude: fc.Arbitrary<Worsening> = fc
  .double({ min: 0, max: 0.8, noNaN: true })
  .map((rise) => (observations) => {
    const last = observations
      .filter(({ metric }) => metric === 'crude_price')
      .sort((a, b) => b.observedAt - a.observedAt)[0];
    return observations.map((row) => (row === last ? { ...row, value: row.value * (1 + rise) } : row));
  });

describe('A2 monotone', () => {
  const worsenings = {
    'one more report': reportsMore,
    'more deaths': moreDeaths,
    'fewer transits': fewerTransits,
    'dearer crude': higherCrude,
  };
  for (const [name, worsening] of Object.entries(worsenings)) {
    it(`never lowers a pressure nor raises a buffer: ${name}`, () => {
      fc.assert(
        fc.property(fullPlan, someRegion, worsening, (plan, regionId, worsen) => {
          const observations = observationsOf(plan);
          const before = assessWorld(indexObservations(observations, NOW));
          const after = assessWorld(indexObservations(worsen(observations, plan), NOW));
          // The axiom holds the baselines fixed; a worse day may freeze a corridor's reference on another day.
          fc.pre(haveSameReferences(before, after));
          expectNoBetter(before, after, regionId);
        }),
        { numRuns: 250 },
      );
    });
  }

  it('never lets a further outlet for the same event lower a pressure', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.nat(), (plan, regionId, choice) => {
        const observations = observationsOf(plan);
        const told = observations.filter(
          ({ metric, event }) => metric.endsWith('_reports') && event.startsWith('now:'),
        );
        fc.pre(told.length > 0);
        const again = { ...at(told, choice), lineage: 'another.test', recordId: 'another' };
        const before = assessWorld(indexObservations(observations, NOW));
        const after = assessWorld(indexObservations([...observations, again], NOW));
        expectNoBetter(before, after, regionId);
        expect(after.countries.get(again.subject.slice(countrySubject('').length))).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});

function expectNoBetter(before: World, after: World, regionId: RegionId): void {
  const [then, now] = [readAxes(before, regionId), readAxes(after, regionId)];
  const value = (axes: ReturnType<typeof readAxes>, axis: Parameters<typeof axes.get>[0]) =>
    axes.get(axis)?.value ?? Number.NaN;
  for (const axis of PRESSURE_AXES) expect(value(now, axis)).toBeGreaterThanOrEqual(value(then, axis) - ROUNDING);
  for (const axis of BUFFER_AXES) expect(value(now, axis)).toBeLessThanOrEqual(value(then, axis) + ROUNDING);
}

function haveSameReferences(before: World, after: World): boolean {
  return [...before.corridors].every(([id, { reference }]) => after.corridors.get(id)?.reference === reference);
}

function at<T>(list: readonly T[], choice: number): T {
  const found = list[choice % list.length];
  if (found === undefined) throw new RangeError('an empty list has no choice');
  return found;
}
