import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { type AxisReadings, readAxes } from '../../src/assessment/balance/balance.ts';
import { snapshotConfidence } from '../../src/assessment/confidence.ts';
import { REPORT_INDICATORS } from '../../src/assessment/indicators/reports.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { AXES, type Axis } from '../../src/contract/intelligence/vocabulary.ts';
import { gdeltRow } from '../../src/feeds/gdelt-events/fake-upstream.ts';
import { parseExport } from '../../src/feeds/gdelt-events/parse.ts';
import { worldWith } from '../kit/known-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import { actorsOf, fullPlan, observationsOf, someRegion } from '../kit/world-plans.ts';
import { coverage, NOW, report, snapshotOf } from '../kit/worlds.ts';

const ROUNDING = 1e-12;
const worldOf = (observations: readonly Observation[]) => assessWorld(indexObservations(observations, NOW));
const value = (axes: AxisReadings, axis: Axis): number => axes.get(axis)?.value ?? Number.NaN;

describe('one claim copied ten times by one lineage', WORLDS_PATIENCE, () => {
  const claim = {
    metric: 'blockade_reports',
    iso2: 'IR',
    hoursAgo: 60,
    lineage: 'loud.test',
    event: 'a claim',
  } as const;
  const once = [...worldWith(), report(claim)];

  it('gives the same bytes as one report, whether repeated together or over time', () => {
    const body = snapshotOf(once, 'mena').body;
    const later = Array.from({ length: 9 }, (_, i) =>
      report({ ...claim, recordId: `copy ${i}`, hoursAgo: claim.hoursAgo - 6 * i }),
    );
    const together = Array.from({ length: 9 }, (_, i) => report({ ...claim, recordId: `copy ${i}` }));
    expect(snapshotOf([...once, ...together], 'mena').body === body).toBe(true);
    expect(snapshotOf([...once, ...later], 'mena').body === body).toBe(true);
  });

  it('does not keep an old event alive by repeating it', () => {
    const old = report({ ...claim, hoursAgo: 80 });
    const repeated = report({ ...claim, hoursAgo: 10, recordId: 'repeated' });
    expect(
      snapshotOf([...worldWith(), old, repeated], 'mena').body === snapshotOf([...worldWith(), old], 'mena').body,
    ).toBe(true);
  });

  it('gives the same bytes from a real export that holds the copies among its rows', () => {
    const closedAt = NOW - 15 * 60_000;
    const stamp = new Date(closedAt).toISOString().replace(/\D/g, '').slice(0, 14);
    const row = (id: number, code: string) =>
      gdeltRow(id, { 1: stamp.slice(0, 8), 26: code, 27: code, 28: code.slice(0, 2), 59: stamp });
    const ordinary = Array.from({ length: 40 }, (_, i) => row(i, '010'));
    const parsed = (rows: readonly string[]): readonly Observation[] => {
      const outcome = parseExport(new TextEncoder().encode(rows.join('\n')), closedAt);
      if (outcome.status === 'unreadable') throw new Error(outcome.reason);
      return outcome.observations.map((read) => ({ ...read, feedId: 'gdelt-events', knownAt: closedAt }));
    };
    const rest = worldWith().filter(({ metric, observedAt }) => metric !== 'background_rows' || observedAt < closedAt);
    const one = parsed([...ordinary, row(1_000, '190')]);
    const ten = parsed([...ordinary, ...Array.from({ length: 10 }, (_, i) => row(1_000 + i, '190'))]);
    expect(ten.length).toBe(one.length + 9);
    for (const regionId of ['mena', 'global'] as const) {
      expect(snapshotOf([...rest, ...ten], regionId).body === snapshotOf([...rest, ...one], regionId).body).toBe(true);
    }
  });
});

describe('one lineage alone', WORLDS_PATIENCE, () => {
  const kinds = [
    'force_reports',
    'posture_reports',
    'coercion_reports',
    'blockade_reports',
    'protest_reports',
    'emergency_reports',
    'cooperation_reports',
    'treaty_reports',
    'rupture_reports',
  ] as const;

  it('moves no axis by more than .35, however much it and other outlets report', () => {
    fc.assert(
      fc.property(
        fullPlan,
        someRegion,
        fc.array(
          fc.record({
            metric: fc.constantFrom<MetricId>(...kinds),
            country: fc.nat({ max: 2 }),
            perDay: fc.nat({ max: 30 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        (plan, regionId, floods) => {
          const quiet = observationsOf(plan);
          const flood = floods.flatMap(({ metric, country, perDay }) => {
            const iso2 = plan.countries[country]?.iso2 ?? 'IR';
            const detail = actorsOf(iso2, metric);
            const lineages = ['flood.test'];
            return coverage({ metric, iso2, perDay, from: 0, to: 3, lineages }).map((row) => ({ ...row, detail }));
          });
          const [without, complete] = [
            readAxes(worldOf(quiet), regionId),
            readAxes(worldOf([...quiet, ...flood]), regionId),
          ];
          for (const axis of AXES) {
            expect(Math.abs(value(complete, axis) - value(without, axis))).toBeLessThanOrEqual(0.35 + ROUNDING);
          }
        },
      ),
      { numRuns: worldCount(750) },
    );
  });

  it('moves no axis by more than .35 where two outlets share every report', () => {
    const loud = (lineage: string) =>
      kinds
        .flatMap((metric) => coverage({ metric, iso2: 'IR', perDay: 20, from: 0, to: 3, lineages: [lineage] }))
        .map((row) => ({ ...row, event: `${row.event} by ${lineage}` }));
    const closed = worldWith({ traffic: { hormuz_strait: 0.05 }, gulfForce: 0, gulfPosture: 0 });
    const axes = [[], loud('one.test'), [...loud('one.test'), ...loud('two.test')]].map((reports) =>
      readAxes(worldOf([...closed, ...reports]), 'mena'),
    );
    for (const axis of AXES) {
      const [none = 0, one = 0, two = 0] = axes.map((readings) => value(readings, axis));
      expect(one - none).toBeLessThanOrEqual(0.35 + ROUNDING);
      expect(two - one).toBeLessThanOrEqual(0.35 + ROUNDING);
    }
  });

  it('moves no axis by more than .70 where it is the sensor of record, and .35 where it is not', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.constantFrom(...Object.keys(LIMITS)), (plan, regionId, lineage) => {
        const all = observationsOf(plan);
        const [complete, without] = [
          readAxes(worldOf(all), regionId),
          readAxes(worldOf(all.filter((row) => row.lineage.split(':')[0] !== lineage)), regionId),
        ];
        for (const axis of AXES) {
          expect(Math.abs(value(complete, axis) - value(without, axis))).toBeLessThanOrEqual(
            (LIMITS[lineage] ?? 0) + ROUNDING,
          );
        }
      }),
      { numRuns: worldCount(1_500) },
    );
  });
});

/** By who stands behind: a price, a list and a sensor that only a party or a network vouches for are no record. */
const LIMITS: Readonly<Record<string, number>> = {
  'imf-portwatch': 0.7,
  ucdp: 0.7,
  ecb: 0.7,
  unhcr: 0.7,
  oecd: 0.7,
  fao: 0.35,
  eurostat: 0.7,
  'st-louis-fed': 0.35,
  eia: 0.35,
  cboe: 0.35,
  'adsb-lol': 0.35,
  oref: 0.35,
  nga: 0.35,
  ofac: 0.35,
  'world-bank': 0.35,
  ioda: 0.35,
};

describe('independent lineages', WORLDS_PATIENCE, () => {
  it('never lower the confidence of a snapshot', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.nat({ max: 12 }), fc.nat(), (plan, regionId, event, choice) => {
        const observations = observationsOf(plan);
        const country = plan.countries[choice % plan.countries.length];
        const kind = country?.reports[choice % country.reports.length];
        if (country === undefined || kind === undefined) throw new RangeError('a plan without reports');
        const further = report({
          metric: kind.metric,
          iso2: country.iso2,
          hoursAgo: 1,
          lineage: 'further.test',
          event: `now:${event}`,
        });
        const [before, after] = [worldOf(observations), worldOf([...observations, further])];
        expect(snapshotConfidence(after, regionId)).toBeGreaterThanOrEqual(snapshotConfidence(before, regionId));
        for (const indicator of REPORT_INDICATORS) {
          const confidenceIn = (world: World): number =>
            world.countries.get(country.iso2)?.of(indicator)?.evidence?.confidence ?? 0;
          expect(confidenceIn(after)).toBeGreaterThanOrEqual(confidenceIn(before));
        }
      }),
      { numRuns: worldCount(750) },
    );
  });
});
