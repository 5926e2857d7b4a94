import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { readAxes } from '../../src/assessment/balance/balance.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import { chokepointSubject, countrySubject, type Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { AXES, type Axis } from '../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS, type RegionId } from '../../src/reference/regions.ts';
import {
  type Change,
  closes,
  displaced,
  figure,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  observation,
  outage,
  rates,
  sanctions,
  satellitePositions,
  sirens,
} from '../kit/indicator-worlds.ts';
import { worldWith } from '../kit/known-worlds.ts';
import { creditWeeks, foodPriceMonths, gasImports, gasQuotes, governmentYields, shares } from '../kit/market-worlds.ts';
import { coverage, NOW } from '../kit/worlds.ts';

interface Case {
  readonly name: string;
  readonly regionId: RegionId;
  readonly before: readonly Observation[];
  readonly after: readonly Observation[];
  /** Least change of each axis that must move; every other axis must stand still. */
  readonly moves: Readonly<Partial<Record<Axis, number>>>;
}

const calm = worldWith();
const axesOf = (rows: readonly Observation[], regionId: RegionId) => {
  const readings = readAxes(assessWorld(indexObservations([...calm, ...rows], NOW)), regionId);
  return (axis: Axis): number => readings.get(axis)?.value ?? Number.NaN;
};

function changed(make: (change: Change) => readonly Observation[], { usual, now }: Change) {
  return { before: make({ usual, now: usual }), after: make({ usual, now }) };
}

const cooperationOf = (perDay: number, actors: readonly [string, string]): readonly Observation[] =>
  [
    ...coverage({ metric: 'cooperation_reports', iso2: 'FR', perDay: 4, from: 3, to: 104 }),
    ...coverage({ metric: 'cooperation_reports', iso2: 'FR', perDay, from: 0, to: 3 }),
  ].map((row) => ({ ...row, detail: { actor1: actors[0], actor2: actors[1] } }));

/** Three days with a kind of report, after a past in which it is rare. */
const actsOf = (metric: MetricId, iso2: string, perDay: number, actors: readonly string[] = []) =>
  [
    ...coverage({ metric, iso2, perDay: 0.2, from: 3, to: 104 }),
    ...coverage({ metric, iso2, perDay, from: 0, to: 3 }),
  ].map((row) => ({ ...row, detail: { actor1: actors[0] ?? '', actor2: actors[1] ?? '' } }));

const quake = (metric: MetricId, value: number): readonly Observation[] => [
  observation({
    feedId: 'usgs-quakes',
    lineage: 'usgs',
    metric,
    subject: countrySubject('TR'),
    value,
    observedAt: NOW - HOUR_MS,
    detail: { type: 'EQ' },
  }),
];

const CASES: readonly Case[] = [
  {
    name: 'three times the usual military aircraft over the Red Sea',
    regionId: 'mena',
    ...changed((change) => militaryFlights('red-sea', change), { usual: 20, now: 60 }),
    moves: { coercivePressure: 0.02 },
  },
  {
    name: 'disturbed satellite positions over the Levant',
    regionId: 'mena',
    ...changed((change) => satellitePositions('levant', change), { usual: 0.01, now: 0.4 }),
    moves: { coercivePressure: 0.005 },
  },
  {
    name: 'air-raid alerts in Israel',
    regionId: 'mena',
    ...changed(sirens, { usual: 0, now: 300 }),
    moves: { coercivePressure: 0.03 },
  },
  {
    name: 'warnings of attacks at Hormuz',
    regionId: 'mena',
    ...changed((change) => navigationalWarnings('hormuz_strait', change), { usual: 0, now: 4 }),
    moves: { coercivePressure: 0.01, maritimeAccess: -0.03 },
  },
  {
    name: 'piracy in Bab el-Mandeb, which no state commits',
    regionId: 'south-asia',
    ...changed((change) => navigationalWarnings('bab_el_mandeb', change, 'piracy'), { usual: 0, now: 4 }),
    moves: { maritimeAccess: -0.02 },
  },
  {
    name: 'missile firing and exercises announced off Hormuz, which do not close it',
    regionId: 'mena',
    ...changed((change) => navalExercises(chokepointSubject('hormuz_strait'), change), { usual: 1, now: 9 }),
    moves: { coercivePressure: 0.005 },
  },
  {
    name: 'a wave of sanctions against Russia',
    regionId: 'europe',
    ...changed((change) => sanctions('RU', change), { usual: 2, now: 200 }),
    moves: { capitalStress: 0.01, coercivePressure: 0.002 },
  },
  {
    name: 'people driven out of Sudan',
    regionId: 'sub-saharan-africa',
    ...changed((change) => displaced('SD', change), { usual: 4_000_000, now: 11_000_000 }),
    moves: { domesticFragility: 0.05 },
  },
  {
    name: 'an internet shutdown in Myanmar',
    regionId: 'east-asia',
    ...changed(({ now }) => outage('MM', now), { usual: 0, now: 500_000 }),
    moves: { domesticFragility: 0.02 },
  },
  {
    name: 'prices in Argentina',
    regionId: 'latam',
    ...changed((change) => figure('AR', 'inflation', change), { usual: 20, now: 200 }),
    moves: { domesticFragility: 0.005 },
  },
  {
    name: 'political stability lost in Pakistan',
    regionId: 'south-asia',
    ...changed((change) => figure('PK', 'political_stability', change), { usual: 0, now: -2.4 }),
    moves: { domesticFragility: 0.03 },
  },
  {
    name: 'the lira down 14 % in a week',
    regionId: 'mena',
    before: rates({ TRY: 0 }),
    after: rates({ TRY: 0.15 }),
    moves: { capitalStress: 0.1 },
  },
  {
    name: 'the lira up 14 % in a week, which adds no pressure',
    regionId: 'mena',
    before: rates({ TRY: 0 }),
    after: rates({ TRY: -0.15 }),
    moves: {},
  },
  {
    name: 'the real of Brazil, seen from another region',
    regionId: 'mena',
    before: rates({ BRL: 0 }),
    after: rates({ BRL: 0.2 }),
    moves: {},
  },
  {
    name: 'a riyal that is held to the dollar',
    regionId: 'mena',
    before: rates({ SAR: 0 }),
    after: rates({ SAR: 0.2 }),
    moves: {},
  },
  {
    name: 'reserves of Egypt spent',
    regionId: 'mena',
    ...changed((change) => figure('EG', 'reserves_months', change), { usual: 9, now: 1 }),
    moves: { capitalStress: 0.02 },
  },
  {
    name: 'debt, short-term debt and deficit of Pakistan',
    regionId: 'south-asia',
    before: [...figure('PK', 'government_debt', { usual: 40, now: 40 }), ...figure('PK', 'current_account', ZERO())],
    after: [
      ...figure('PK', 'government_debt', { usual: 40, now: 120 }),
      ...figure('PK', 'current_account', { usual: 0, now: -9 }),
    ],
    moves: { capitalStress: 0.05 },
  },
  {
    name: 'more cooperation in France within its blocs than usual',
    regionId: 'europe',
    before: cooperationOf(4, ['FR', 'DE']),
    after: cooperationOf(16, ['FR', 'DE']),
    moves: { allianceCohesion: 0.005 },
  },
  {
    name: 'less cooperation in France within its blocs than usual',
    regionId: 'europe',
    before: cooperationOf(4, ['FR', 'DE']),
    after: cooperationOf(0, ['FR', 'DE']),
    moves: { allianceCohesion: -0.005 },
  },
  {
    name: 'less cooperation with a state of no common bloc',
    regionId: 'europe',
    before: cooperationOf(4, ['FR', 'CN']),
    after: cooperationOf(0, ['FR', 'CN']),
    moves: {},
  },
  {
    name: 'martial law in Thailand',
    regionId: 'east-asia',
    before: actsOf('emergency_reports', 'TH', 0),
    after: actsOf('emergency_reports', 'TH', 3),
    moves: { domesticFragility: 0.05 },
  },
  {
    name: 'agreements of France with a state of its blocs',
    regionId: 'europe',
    before: actsOf('treaty_reports', 'FR', 0, ['FR', 'DE']),
    after: actsOf('treaty_reports', 'FR', 4, ['FR', 'DE']),
    moves: { allianceCohesion: 0.003 },
  },
  {
    name: 'relations of France broken with a state of its blocs',
    regionId: 'europe',
    before: actsOf('rupture_reports', 'FR', 0, ['FR', 'DE']),
    after: actsOf('rupture_reports', 'FR', 4, ['FR', 'DE']),
    moves: { allianceCohesion: -0.003 },
  },
  {
    name: 'agreements with, and a break with, a state of no common bloc',
    regionId: 'europe',
    before: [],
    after: [...actsOf('treaty_reports', 'FR', 4, ['FR', 'CN']), ...actsOf('rupture_reports', 'FR', 4, ['FR', 'CN'])],
    moves: {},
  },
  {
    name: 'oil used in India that it does not produce',
    regionId: 'south-asia',
    before: oil('IN', { used: 3_000, made: 2_900 }),
    after: oil('IN', { used: 3_000, made: 300 }),
    moves: { energyVulnerability: 0.02 },
  },
  {
    name: 'oil that Brazil produces beyond its use',
    regionId: 'latam',
    before: oil('BR', { used: 1_400, made: 1_400 }),
    after: oil('BR', { used: 1_400, made: 4_000 }),
    moves: { energyLeverage: 0.02 },
  },
  {
    name: 'credit dried up as in the spring of 2020',
    regionId: 'latam',
    ...changed(creditWeeks, { usual: -0.4, now: 5.4 }),
    moves: { capitalStress: 0.05 },
  },
  {
    name: 'credit as easy as it ever was',
    regionId: 'latam',
    ...changed(creditWeeks, { usual: -0.4, now: -1.1 }),
    moves: {},
  },
  {
    name: 'shares in Brazil down by a quarter in a month',
    regionId: 'latam',
    before: shares('BR', 0),
    after: shares('BR', -0.25),
    moves: { capitalStress: 0.05 },
  },
  {
    name: 'shares in Brazil at a high',
    regionId: 'latam',
    before: shares('BR', 0),
    after: shares('BR', 0.1),
    moves: {},
  },
  {
    name: 'shares in Brazil, seen from another region',
    regionId: 'mena',
    before: shares('BR', 0),
    after: shares('BR', -0.25),
    moves: {},
  },
  {
    name: 'a government of Italy that pays four points more than Germany',
    regionId: 'europe',
    ...changed((change) => governmentYields('IT', change), { usual: 1.2, now: 4.5 }),
    moves: { capitalStress: 0.02 },
  },
  {
    name: 'a government of Italy that pays less than Germany',
    regionId: 'europe',
    ...changed((change) => governmentYields('IT', change), { usual: -0.2, now: -0.6 }),
    moves: {},
  },
  {
    name: 'food a quarter dearer than a year before',
    regionId: 'sub-saharan-africa',
    before: foodPriceMonths(0),
    after: foodPriceMonths(0.25),
    moves: { domesticFragility: 0.02 },
  },
  {
    name: 'food cheaper',
    regionId: 'sub-saharan-africa',
    before: foodPriceMonths(0),
    after: foodPriceMonths(-0.2),
    moves: {},
  },
  {
    name: 'gas that Germany does not get',
    regionId: 'europe',
    ...changed((change) => gasImports('DE', change), { usual: 280_000, now: 90_000 }),
    moves: { energyVulnerability: 0.02 },
  },
  {
    name: 'gas that Germany gets beyond its use',
    regionId: 'europe',
    ...changed((change) => gasImports('DE', change), { usual: 280_000, now: 340_000 }),
    moves: {},
  },
  {
    name: 'gas that Germany does not get, seen from another region',
    regionId: 'latam',
    ...changed((change) => gasImports('DE', change), { usual: 280_000, now: 90_000 }),
    moves: {},
  },
  {
    name: 'gas at twice its price',
    regionId: 'north-america',
    before: gasQuotes(0),
    after: gasQuotes(1),
    moves: { energyVulnerability: 0.005 },
  },
  {
    name: 'gas at half its price, which adds no relief and no pressure',
    regionId: 'north-america',
    before: gasQuotes(0),
    after: gasQuotes(-0.5),
    moves: {},
  },
  {
    name: 'an earthquake of magnitude 7.6',
    regionId: 'mena',
    before: [],
    after: quake('earthquake_magnitude', 7.6),
    moves: {},
  },
  { name: 'a red alert of disaster', regionId: 'mena', before: [], after: quake('hazard_alert', 3), moves: {} },
];

function ZERO(): Change {
  return { usual: 0, now: 0 };
}

function oil(iso2: string, { used, made }: { readonly used: number; readonly made: number }): readonly Observation[] {
  return [
    ...figure(iso2, 'oil_consumption', { usual: used, now: used }, 'energy-institute'),
    ...figure(iso2, 'oil_production', { usual: made, now: made }, 'energy-institute'),
  ];
}

describe('every input moves its own axes and no other', () => {
  it.each(CASES)('$name', ({ regionId, before, after, moves }) => {
    const [then, now] = [axesOf(before, regionId), axesOf(after, regionId)];
    for (const axis of AXES) {
      const least = moves[axis];
      const change = now(axis) - then(axis);
      if (least === undefined) expect(change, axis).toBe(0);
      else expect(least > 0 ? change : -change, axis).toBeGreaterThanOrEqual(Math.abs(least));
    }
  });

  it('dearer food presses the more, the more of what a country imports is food', () => {
    const pressure = (share: number): number => {
      const rows = figure('NG', 'food_imports', { usual: share, now: share });
      const [then, now] = [0, 0.3].map((rise) => axesOf([...rows, ...foodPriceMonths(rise)], 'sub-saharan-africa'));
      return (now?.('domesticFragility') ?? 0) - (then?.('domesticFragility') ?? 0);
    };
    expect(pressure(40)).toBeGreaterThan(pressure(2) + 0.002);
  });

  it('volatility 45 stresses capital everywhere, more where a country owes more, and adds no coercive pressure', () => {
    const owing = (iso2: string, months: number) => figure(iso2, 'reserves_months', { usual: months, now: months });
    const figures = [...owing('PK', 0.5), ...owing('US', 11)];
    for (const regionId of REGION_IDS) {
      const then = axesOf([...figures, ...closes({ usual: 15, now: 15 })], regionId);
      const now = axesOf([...figures, ...closes({ usual: 15, now: 45 })], regionId);
      expect(now('capitalStress')).toBeGreaterThan(then('capitalStress') + 0.01);
      expect(now('coercivePressure')).toBe(then('coercivePressure'));
    }
    const strain = (regionId: RegionId): number => {
      const [then, now] = [15, 45].map((close) => axesOf([...figures, ...closes({ usual: 15, now: close })], regionId));
      // On the scale on which terms add up, so that other stress does not hide it.
      return Math.log1p(-(then?.('capitalStress') ?? 0)) - Math.log1p(-(now?.('capitalStress') ?? 0));
    };
    expect(strain('south-asia')).toBeGreaterThan(strain('north-america'));
  });
});
