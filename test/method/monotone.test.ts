import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { readAxes } from '../../src/assessment/balance/balance.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { chokepointSubject, countrySubject } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { BUFFER_AXES, PRESSURE_AXES } from '../../src/contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { observation } from '../kit/indicator-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import { actorsOf, BINDING, fullPlan, observationsOf, someRegion, type WorldPlan } from '../kit/world-plans.ts';
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
    const pressing = reports.filter((kind) => !BINDING.includes(kind.metric));
    if (pressing.length === 0) return observations;
    const { metric } = at(pressing, kind);
    const lineage = `outlet${outlet}.test`;
    const detail = actorsOf(iso2, metric);
    const recordId = `more:${lineage}:${event}`;
    return [
      ...observations,
      report({ metric, iso2, hoursAgo: hour, lineage, event: `now:${event}`, recordId, detail }),
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

/** Raises or lowers the newest value of one metric, whichever is worse. */
function newest(
  metric: MetricId,
  worse: (value: number, by: number) => number,
  isMeant = (subject: string): boolean => subject !== 'world' && subject !== 'series:eur-usd',
): fc.Arbitrary<Worsening> {
  return fc.double({ min: 0, max: 1, noNaN: true }).map((by) => (observations) => {
    const last = observations
      .filter((row) => row.metric === metric && isMeant(row.subject))
      .sort((a, b) => b.observedAt - a.observedAt)[0];
    return observations.map((row) => (row === last ? { ...row, value: worse(row.value, by) } : row));
  });
}

const up = (most: number) => (value: number, by: number) => value + by * (most - Math.min(most, value));
const down = (least: number) => (value: number, by: number) => value - by * (value - Math.min(least, value));

/** The newest value of each sensed metric, made worse. */
const SENSED: Readonly<Partial<Record<MetricId, fc.Arbitrary<Worsening>>>> = {
  military_aircraft: newest('military_aircraft', up(120)),
  gnss_degraded_share: newest('gnss_degraded_share', up(1)),
  siren_alerts: newest('siren_alerts', up(900)),
  sanctions_additions: newest('sanctions_additions', up(600)),
  displaced_people: newest('displaced_people', up(9_000_000)),
  internet_outage: newest('internet_outage', up(2_000_000)),
  inflation: newest('inflation', up(300)),
  political_stability: newest('political_stability', down(-2.5)),
  government_debt: newest('government_debt', up(250)),
  reserves_months: newest('reserves_months', down(0)),
  current_account: newest('current_account', down(-30)),
  exchange_rate: newest('exchange_rate', up(30)),
  volatility_index: newest('volatility_index', up(90)),
  food_imports: newest('food_imports', up(60)),
  credit_stress: newest('credit_stress', up(9)),
  share_prices: newest('share_prices', down(20)),
  food_price_index: newest('food_price_index', up(250)),
  gas_price: newest('gas_price', up(20)),
  gas_net_imports: newest('gas_net_imports', down(-1_000)),
  // Of a government that is compared with others; their higher yields narrow its own spread.
  long_term_rate: newest('long_term_rate', up(40), (subject) => subject !== 'country:US' && subject !== 'country:DE'),
};

/** Cooperation and agreements that are no longer reported. */
const lessCooperation: fc.Arbitrary<Worsening> = fc
  .nat({ max: 11 })
  .map(
    (event) => (observations) =>
      observations.filter((row) => !BINDING.includes(row.metric) || row.event !== `now:${event}`),
  );

const WARNED = { attack: 'maritime_warnings', mine: 'maritime_warnings', piracy: 'maritime_warnings' } as const;
const moreWarnings: fc.Arbitrary<Worsening> = fc
  .constantFrom(...Object.entries<MetricId>({ ...WARNED, gunnery: 'naval_exercises' }))
  .map(([danger, metric]) => (observations, plan) => [
    ...observations,
    observation({
      feedId: 'nga-warnings',
      lineage: 'nga',
      metric,
      subject: chokepointSubject(at(plan.corridors, 0).id),
      value: 1,
      observedAt: NOW - 3_600_000,
      recordId: 'one more warning',
      detail: { danger },
    }),
  ]);

describe('A2 monotone', WORLDS_PATIENCE, () => {
  const worsenings = {
    'one more report': reportsMore,
    'more deaths': moreDeaths,
    'fewer transits': fewerTransits,
    'dearer crude': higherCrude,
    'less cooperation': lessCooperation,
    'more warnings at sea': moreWarnings,
    ...Object.fromEntries(Object.entries(SENSED).map(([metric, worsening]) => [`worse ${metric}`, worsening])),
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
        { numRuns: worldCount(name.startsWith('worse') ? 150 : 500) },
      );
    });
  }

  it('never lets a further outlet for the same event lower a pressure', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.nat(), (plan, regionId, choice) => {
        const observations = observationsOf(plan);
        const reported = observations.filter(
          ({ metric, event }) => metric.endsWith('_reports') && !BINDING.includes(metric) && event.startsWith('now:'),
        );
        fc.pre(reported.length > 0);
        const again = { ...at(reported, choice), lineage: 'another.test', recordId: 'another' };
        const before = assessWorld(indexObservations(observations, NOW));
        const after = assessWorld(indexObservations([...observations, again], NOW));
        expectNoBetter(before, after, regionId);
        expect(after.countries.get(again.subject.slice(countrySubject('').length))).toBeDefined();
      }),
      { numRuns: worldCount(1_000) },
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
