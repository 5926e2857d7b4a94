import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { readAxes } from '../../src/assessment/balance/balance.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { Axis } from '../../src/contract/intelligence/vocabulary.ts';
import { areInOneBloc } from '../../src/reference/blocs.ts';
import { COUNTRIES } from '../../src/reference/countries.ts';
import { countriesOfRegion, type RegionId } from '../../src/reference/regions.ts';
import {
  closes,
  displaced,
  figure,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  outage,
  rates,
  sanctions,
  satellitePositions,
  sirens,
} from '../kit/indicator-worlds.ts';
import { creditWeeks, foodPriceMonths, gasQuotes, governmentYields, shares } from '../kit/market-worlds.ts';
import { brent, coverage, crude, deaths, NOW, news, releases, traffic, transits } from '../kit/worlds.ts';

const isoOf = (regionId: RegionId): readonly string[] => countriesOfRegion(regionId).map(({ iso2 }) => iso2);
const axisValue = (rows: readonly Observation[], regionId: RegionId, axis: Axis): number =>
  readAxes(assessWorld(indexObservations(rows, NOW)), regionId).get(axis)?.value ?? Number.NaN;

/** Everything reports, and nothing happens. */
const still: readonly Observation[] = [
  ...news(50_000),
  ...releases(),
  ...['mexico', 'united-states', 'canada', 'arctic-north-pacific', 'caribbean', 'gulf'].flatMap((theater) => [
    ...militaryFlights(theater, { usual: 0, now: 0 }),
    ...satellitePositions(theater, { usual: 0, now: 0 }),
  ]),
  ...sirens({ usual: 0, now: 0 }),
  ...navigationalWarnings('hormuz_strait', { usual: 0, now: 0 }),
  ...navalExercises('chokepoint:hormuz_strait', { usual: 0, now: 0 }),
  ...sanctions('US', { usual: 0, now: 0 }),
  ...outage('US', 0),
  ...closes({ usual: 9, now: 9 }),
  ...creditWeeks({ usual: -0.5, now: -0.5 }),
  ...['CA', 'MX', 'US'].flatMap((iso2) => shares(iso2, 0)),
  ...['CA', 'MX'].flatMap((iso2) => governmentYields(iso2, { usual: 0, now: 0 })),
  ...foodPriceMonths(0),
  ...rates({ CAD: -0.01, MXN: -0.01 }),
];

/** As many reports of one kind as four outlets can publish on one country. */
const uproar = (metric: Parameters<typeof coverage>[0]['metric'], iso2: string): readonly Observation[] => [
  ...coverage({ metric, iso2, perDay: 0.5, from: 3, to: 100 }),
  ...coverage({ metric, iso2, perDay: 400, from: 0, to: 3 }),
];

const HIGH: Readonly<Record<'coercivePressure' | 'domesticFragility' | 'capitalStress', readonly Observation[]>> = {
  coercivePressure: [
    ...news(2_000),
    ...releases(),
    ...['mexico', 'united-states', 'canada'].flatMap((theater) => [
      ...militaryFlights(theater, { usual: 5, now: 90 }),
      ...satellitePositions(theater, { usual: 0.01, now: 0.6 }),
    ]),
    ...isoOf('north-america').flatMap((iso2) => [
      ...(['force_reports', 'posture_reports', 'coercion_reports', 'blockade_reports'] as const).flatMap((metric) =>
        uproar(metric, iso2),
      ),
      deaths(iso2, 60_000, { daysAgo: 5, id: `war in ${iso2}` }),
    ]),
  ],
  domesticFragility: [
    ...news(2_000),
    ...foodPriceMonths(0.6),
    ...isoOf('north-america').flatMap((iso2) => [
      ...figure(iso2, 'food_imports', { usual: 40, now: 45 }),
      ...uproar('protest_reports', iso2),
      ...displaced(iso2, { usual: 2_000, now: 200_000_000 }),
      ...outage(iso2, 3_000_000, ['bgp', 'ping-slash24', 'merit-nt']),
      ...figure(iso2, 'inflation', { usual: 5, now: 400 }),
      ...figure(iso2, 'political_stability', { usual: -2, now: -2.5 }),
    ]),
  ],
  capitalStress: [
    ...creditWeeks({ usual: 0, now: 9 }),
    ...['CA', 'MX', 'US'].flatMap((iso2) => shares(iso2, -0.5)),
    ...['CA', 'MX'].flatMap((iso2) => governmentYields(iso2, { usual: 1, now: 20 })),
    ...rates({ USD: 0.5, CAD: 1.1, MXN: 1.2 }),
    ...closes({ usual: 15, now: 82 }),
    ...isoOf('north-america').flatMap((iso2) => [
      ...sanctions(iso2, { usual: 0, now: 900 }),
      ...figure(iso2, 'government_debt', { usual: 200, now: 200 }),
      ...figure(iso2, 'reserves_months', { usual: 0, now: 0 }),
      ...figure(iso2, 'current_account', { usual: -20, now: -20 }),
    ]),
  ],
};

const LOW: Readonly<Record<keyof typeof HIGH, readonly Observation[]>> = {
  coercivePressure: still,
  domesticFragility: [
    ...still,
    ...isoOf('north-america').flatMap((iso2) => [
      ...figure(iso2, 'political_stability', { usual: 2, now: 2 }),
      ...figure(iso2, 'inflation', { usual: 2, now: 1 }),
      ...displaced(iso2, { usual: 0, now: 0 }),
    ]),
  ],
  capitalStress: [
    ...still,
    ...isoOf('north-america').flatMap((iso2) => [
      ...figure(iso2, 'government_debt', { usual: 1, now: 1 }),
      ...figure(iso2, 'reserves_months', { usual: 14, now: 14 }),
      ...figure(iso2, 'current_account', { usual: 6, now: 6 }),
    ]),
  ],
};

const TWELVE = Array.from({ length: 12 }, (_, i) => `outlet${i}.test`);

describe('the whole range of every axis is reachable from feed data', () => {
  it.each(['coercivePressure', 'domesticFragility', 'capitalStress'] as const)('%s in North America', (axis) => {
    expect(axisValue(LOW[axis], 'north-america', axis)).toBeLessThanOrEqual(0.1);
    expect(axisValue(HIGH[axis], 'north-america', axis)).toBeGreaterThanOrEqual(0.9);
  });

  it('energyVulnerability: of an exporter, and of importers whose straits are shut', () => {
    const straits = ['hormuz_strait', 'bab_el_mandeb', 'suez', 'malacca_strait', 'panama', 'bosphorus', 'oresund'];
    const open = straits.flatMap((id) => transits(id, traffic(100)));
    const shut = straits.flatMap((id) => transits(id, traffic(100, 0, 14)));
    const importers = ['JP', 'KR', 'TW'].flatMap((iso2) =>
      figure(iso2, 'oil_consumption', { usual: 90_000, now: 90_000 }, 'energy-institute'),
    );
    const exporters = isoOf('mena').flatMap((iso2) => [
      ...figure(iso2, 'oil_consumption', { usual: 100, now: 100 }, 'energy-institute'),
      ...figure(iso2, 'oil_production', { usual: 9_000, now: 9_000 }, 'energy-institute'),
    ]);
    expect(
      axisValue([...open, ...exporters, ...gasQuotes(0), ...brent(crude())], 'mena', 'energyVulnerability'),
    ).toBeLessThanOrEqual(0.1);
    expect(
      axisValue([...shut, ...importers, ...brent(crude(1.5))], 'east-asia', 'energyVulnerability'),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('allianceCohesion: cooperation ceases, and all partners cooperate', () => {
    const together = (perDay: number, iso2: string, acts?: MetricId): readonly Observation[] => {
      const partner = COUNTRIES.find((other) => areInOneBloc(iso2, other.iso2))?.iso2;
      return partner === undefined
        ? []
        : [
            ...coverage({ metric: 'cooperation_reports', iso2, perDay: 12, from: 3, to: 100 }),
            ...coverage({ metric: 'cooperation_reports', iso2, perDay, from: 0, to: 3, lineages: TWELVE }),
            ...(acts === undefined
              ? []
              : coverage({ metric: acts, iso2, perDay: 40, from: 0, to: 3, lineages: TWELVE })),
          ].map((row) => ({ ...row, detail: { actor1: iso2, actor2: partner } }));
    };
    const world = (perDay: number, acts?: MetricId) => [
      ...news(20_000),
      ...isoOf('south-asia').flatMap((iso2) => together(perDay, iso2, acts)),
    ];
    expect(axisValue(world(0, 'rupture_reports'), 'south-asia', 'allianceCohesion')).toBeLessThanOrEqual(0.1);
    expect(axisValue(world(12), 'south-asia', 'allianceCohesion')).toBeCloseTo(0.5, 1);
    expect(axisValue(world(90, 'treaty_reports'), 'south-asia', 'allianceCohesion')).toBeGreaterThanOrEqual(0.9);
  });

  it('maritimeAccess: every strait open without a warning, and every strait shut under attack', () => {
    const straits = ['panama'];
    const open = straits.flatMap((id) => [
      ...transits(id, traffic(40)),
      ...navigationalWarnings(id, { usual: 0, now: 0 }),
    ]);
    const shut = straits.flatMap((id) => [
      ...transits(id, traffic(40, 0, 14)),
      ...navigationalWarnings(id, { usual: 0, now: 9 }),
    ]);
    expect(axisValue(open, 'latam', 'maritimeAccess')).toBeGreaterThanOrEqual(0.9);
    expect(axisValue(shut, 'latam', 'maritimeAccess')).toBeLessThanOrEqual(0.1);
  });

  it('energyLeverage: none where nothing is sold, and nearly all that the world buys, its structural maximum', () => {
    const sellers = isoOf('mena').flatMap((iso2) => [
      ...figure(iso2, 'oil_consumption', { usual: 100, now: 100 }, 'energy-institute'),
      ...figure(iso2, 'oil_production', { usual: 40_000, now: 40_000 }, 'energy-institute'),
    ]);
    const rows = [...transits('hormuz_strait', traffic(100)), ...transits('suez', traffic(70)), ...sellers];
    const everywhere = ['bab_el_mandeb', 'bosphorus', 'malacca_strait'].flatMap((id) => transits(id, traffic(70)));
    expect(axisValue([...rows, ...everywhere], 'mena', 'energyLeverage')).toBeGreaterThanOrEqual(0.9);
    expect(axisValue(rows, 'south-asia', 'energyLeverage')).toBeLessThanOrEqual(0.1);
  });
});
