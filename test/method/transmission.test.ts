import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { energyExposure } from '../../src/assessment/energy-exposure.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { CARGO_EXPOSURE } from '../../src/assessment/parameters/cargo-exposure.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../../src/assessment/parameters/corridor-exposure.ts';
import { TRANSMISSION_TEMPLATES } from '../../src/assessment/transmission/templates.ts';
import {
  type FoundPath,
  pathsInto,
  templateVersion,
  transmissionPaths,
} from '../../src/assessment/transmission/transmission-paths.ts';
import { corridorById } from '../../src/reference/corridors.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { closes, navigationalWarnings, rates, sanctions } from '../kit/indicator-worlds.ts';
import { worldWith } from '../kit/known-worlds.ts';
import { creditWeeks, foodPriceMonths, gasImports, gasQuotes, shares } from '../kit/market-worlds.ts';
import { worldCount } from '../kit/world-count.ts';
import { fullPlan, observationsOf, someRegion } from '../kit/world-plans.ts';
import { brent, crude, NOW, snapshotOf, traffic, transits } from '../kit/worlds.ts';

const pathsOf = (rows: readonly Observation[]): readonly FoundPath[] =>
  transmissionPaths(assessWorld(indexObservations(rows, NOW)));
const idsOf = (rows: readonly Observation[]): readonly string[] => [
  ...new Set(pathsOf(rows).map(({ path }) => path.templateId)),
];

const SHIPS = 100;
/** Straits at a share of their traffic, the others open. */
const straits = (ratios: Readonly<Record<string, number>>): readonly Observation[] => [
  ...brent(crude()),
  ...Object.entries(ratios).flatMap(([id, ratio]) => transits(id, traffic(SHIPS, ratio))),
];
const GAS_IMPORTERS = ['DE', 'IT', 'FR', 'ES', 'NL'] as const;
const gasAt = (share: number): readonly Observation[] =>
  GAS_IMPORTERS.flatMap((iso2) => gasImports(iso2, { usual: 100_000, now: 100_000 * share }));

/** A world of feeds in which each template fires. */
const FIRES: Readonly<Record<string, readonly Observation[]>> = {
  'hormuz-crude-supply': straits({ hormuz_strait: 0.07 }),
  'bab-el-mandeb-crude-loss': straits({ bab_el_mandeb: 0.2, cape_of_good_hope: 0.5 }),
  'turkish-straits-crude-supply': straits({ bosphorus: 0.4 }),
  'malacca-crude-loss': straits({ malacca_strait: 0.3, lombok_strait: 0.4 }),
  'danish-straits-crude-supply': straits({ oresund: 0.4 }),
  'hormuz-crude-threat': [
    ...straits({ hormuz_strait: 1 }),
    ...navigationalWarnings('hormuz_strait', { usual: 0, now: 6 }),
  ],
  'hormuz-lng-supply': straits({ hormuz_strait: 0.5 }),
  'gas-supply-cut': gasAt(0.3),
  'red-sea-container-reroute': straits({ bab_el_mandeb: 0.4 }),
  'suez-container-reroute': straits({ suez: 0.5 }),
  'panama-container-reroute': straits({ panama: 0.6 }),
  'malacca-container-reroute': straits({ malacca_strait: 0.5 }),
  'oil-loss-currencies': straits({ hormuz_strait: 0.3 }),
  'oil-loss-shares': straits({ hormuz_strait: 0.3 }),
  'turkish-straits-grain-supply': straits({ bosphorus: 0.5 }),
  'suez-grain-loss': straits({ suez: 0.1, cape_of_good_hope: 0.4 }),
  'hormuz-aluminium-supply': straits({ hormuz_strait: 0.4 }),
  'russian-metal-sanctions': sanctions('RU', { usual: 0, now: 300 }),
};

describe('transmission templates', () => {
  it('each fire in some world of feeds', () => {
    expect(Object.keys(FIRES)).toEqual(TRANSMISSION_TEMPLATES.map(({ id }) => id));
    for (const [id, rows] of Object.entries(FIRES)) expect(idsOf(rows)).toContain(id);
  });

  it('fire in no quiet world, whatever prices, currencies, shares and volatility do', () => {
    const change = fc.double({ min: -0.4, max: 0.6, noNaN: true });
    const open = fc.double({ min: 0.75, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(change, open, change, fc.nat(60), (price, ratio, market, volatility) => {
        const corridors = [
          'hormuz_strait',
          'bab_el_mandeb',
          'suez',
          'malacca_strait',
          'bosphorus',
          'oresund',
          'panama',
        ];
        const quiet = [
          ...corridors.flatMap((id) => transits(id, traffic(SHIPS, ratio))),
          ...brent(crude(price)),
          ...gasQuotes(market),
          ...foodPriceMonths(market),
          ...shares('IN', -Math.abs(market)),
          ...rates({ INR: market, JPY: market }),
          ...closes({ usual: 15, now: 10 + volatility }),
          ...creditWeeks({ usual: 0, now: 3 * market }),
          ...gasAt(1),
          ...sanctions('RU', { usual: 0, now: 0 }),
          ...navigationalWarnings('hormuz_strait', { usual: 0, now: 0 }),
        ];
        expect(pathsOf(quiet)).toEqual([]);
      }),
      { numRuns: worldCount(2_000) },
    );
    expect(pathsOf(worldWith())).toEqual([]);
  });

  it('carry a version of their own that is a hash of the row', () => {
    const versions = TRANSMISSION_TEMPLATES.map(templateVersion);
    expect(new Set(versions).size).toBe(versions.length);
    const [first] = TRANSMISSION_TEMPLATES;
    if (first === undefined) throw new Error('no template');
    expect(templateVersion({ ...first, latencyHours: 25 })).not.toBe(templateVersion(first));
    expect(templateVersion({ ...first })).toBe(templateVersion(first));
  });
});

describe('what is rerouted', () => {
  it('is never a loss of crude or grain while the detour is open or not monitored', () => {
    const ratio = fc.double({ min: 0, max: 0.69, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, ratio, fc.boolean(), (red, suez, malacca, isCounted) => {
        const ways = isCounted ? { cape_of_good_hope: 1.3, lombok_strait: 1.4 } : {};
        const rows = straits({ bab_el_mandeb: red, suez, malacca_strait: malacca, ...ways });
        const classes = new Set(pathsOf(rows).map(({ path }) => path.impactedAssetClass));
        expect([...classes]).toEqual(['container']);
      }),
      { numRuns: worldCount(2_000) },
    );
  });

  it('raises rates by the days it takes: Lombok by less than the Cape', () => {
    const [cape, lombok] = ['suez', 'malacca_strait'].map((id) => pathsOf(straits({ [id]: 0.5 }))[0]?.path);
    expect(lombok?.magnitudeHigh).toBeGreaterThan(0);
    expect(lombok?.magnitudeHigh).toBeLessThan(cape?.magnitudeHigh ?? 0);
  });
});

describe('magnitudes', () => {
  const ENDS = (rows: readonly Observation[]) =>
    new Map(
      pathsOf(rows).map(({ path: { templateId, corridorId, end, magnitudeLow, magnitudeHigh } }) => [
        `${templateId} ${corridorId} ${end}`,
        [magnitudeLow, magnitudeHigh] as const,
      ]),
    );

  it('move away from 0 when more is lost, those with a margin towards the loss, and no path goes away', () => {
    const all = ['hormuz_strait', 'bab_el_mandeb', 'suez', 'cape_of_good_hope', 'malacca_strait', 'lombok_strait'];
    const ids = [...all, 'bosphorus', 'oresund', 'panama'];
    const lost = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        lost,
        lost,
        fc.array(lost, { minLength: 9, maxLength: 9 }),
        (id, a, b, rest) => {
          const usual = Object.fromEntries(ids.map((other, i) => [other, (rest[i] ?? 100) / 100]));
          const [some, more] = [Math.max(a, b), Math.min(a, b)].map((left) =>
            ENDS(straits({ ...usual, [id]: left / 100 })),
          );
          for (const [name, [low, high]] of some ?? []) {
            const [lower, higher] = more?.get(name) ?? [0, 0];
            if (name.startsWith('oil-loss-currencies')) {
              expect([lower <= low, higher <= high]).toEqual([true, true]);
              continue;
            }
            expect(Math.abs(lower)).toBeGreaterThanOrEqual(Math.abs(low));
            expect(Math.abs(higher)).toBeGreaterThanOrEqual(Math.abs(high));
          }
        },
      ),
      { numRuns: worldCount(2_000) },
    );
  });

  it('of a physical loss are above 0, of a threat hold 0', () => {
    for (const id of ['hormuz-crude-supply', 'hormuz-lng-supply', 'turkish-straits-grain-supply']) {
      const path = pathsOf(FIRES[id] ?? []).find(({ path }) => path.templateId === id)?.path;
      expect(path?.magnitudeLow).toBeGreaterThan(0);
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(300), (warned, added) => {
        const rows = [
          ...straits({ hormuz_strait: 1 }),
          ...navigationalWarnings('hormuz_strait', { usual: 0, now: warned }),
          ...sanctions('RU', { usual: 0, now: added }),
        ];
        for (const { path } of pathsOf(rows)) {
          expect(['hormuz-crude-threat', 'russian-metal-sanctions']).toContain(path.templateId);
          expect(path.magnitudeLow).toBeLessThanOrEqual(0);
          expect(path.magnitudeHigh).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: worldCount(2_000) },
    );
  });

  it('of a threat give way to the loss once ships are lost', () => {
    const warned = navigationalWarnings('hormuz_strait', { usual: 0, now: 6 });
    const ids = idsOf([...straits({ hormuz_strait: 0.3 }), ...warned]);
    expect(ids).toContain('hormuz-crude-supply');
    expect(ids).not.toContain('hormuz-crude-threat');
  });

  it('are in pct for crude while no price is known', () => {
    const [first] = pathsOf(transits('hormuz_strait', traffic(SHIPS, 0.07)));
    expect(first?.path).toMatchObject({ templateId: 'hormuz-crude-supply', magnitudeUnit: 'pct' });
  });

  it('follow dependence for currencies and shares: who depends more falls further', () => {
    const found = pathsOf(FIRES['oil-loss-shares'] ?? []).filter(({ path }) => path.impactedAssetClass === 'equity');
    const ranked = [...found].sort((a, b) => a.path.magnitudeLow - b.path.magnitudeLow);
    const dependence = ranked.map(({ path }) => {
      const regionId = REGION_IDS.find((id) => path.impactedRegions.includes(id));
      return regionId === undefined ? 0 : energyExposure(regionId).importDependence;
    });
    expect(dependence.length).toBeGreaterThan(3);
    expect(dependence).toEqual([...dependence].sort((a, b) => b - a));
  });
});

describe('exposure', () => {
  it('carries a shock into the regions at or above the floor and into no other', () => {
    for (const { id, exposure, channel } of TRANSMISSION_TEMPLATES) {
      if (exposure === 'own' || !('corridorId' in channel)) continue;
      const reached = pathsOf(FIRES[id] ?? []).find(({ path }) => path.templateId === id)?.path.impactedRegions;
      const expected = REGION_IDS.filter((regionId) => {
        if (regionId === 'global') return true;
        const { importsThrough, exportsThrough } = energyExposure(regionId);
        const oil = Math.max(importsThrough[channel.corridorId] ?? 0, exportsThrough[channel.corridorId] ?? 0);
        const trade = CORRIDOR_EXPOSURE[regionId][channel.corridorId] ?? 0;
        const share =
          exposure === 'oil' ? oil : exposure === 'trade' ? trade : (CARGO_EXPOSURE[exposure][regionId] ?? 0);
        return share >= EXPOSURE_FLOOR;
      });
      expect(reached).toEqual(expected);
      expect(expected.length).toBeLessThan(REGION_IDS.length);
    }
  });

  it('attaches the same path everywhere it reaches', () => {
    const paths = pathsOf(FIRES['hormuz-crude-supply'] ?? []);
    for (const found of paths) {
      for (const regionId of REGION_IDS) {
        const isIn = pathsInto(regionId, paths).includes(found);
        expect(isIn).toBe(found.path.impactedRegions.includes(regionId));
      }
    }
  });
});

describe('every path of every world', () => {
  it('shows what started it, and names no corridor but the channel', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, (plan, regionId) => {
        const { snapshot, world } = snapshotOf(observationsOf(plan), regionId);
        const found = pathsInto(regionId, transmissionPaths(world));
        expect(snapshot.transmissionPaths).toEqual(found.map(({ path }) => path));
        const shown = new Map(snapshot.evidence.map((item) => [item.id, item]));
        for (const { path, evidence } of found) {
          expect(evidence.length).toBeGreaterThan(0);
          for (const { id } of evidence) expect(shown.has(id)).toBe(true);
          const cited = evidence.map(({ corridor }) => corridor);
          if (path.corridorId === '') expect(cited.every((corridor) => corridor === '')).toBe(true);
          else {
            expect(cited).toContain(path.corridorId);
            expect(path.start).toBe(corridorById(path.corridorId)?.name);
          }
        }
      }),
      { numRuns: worldCount(2_000) },
    );
  });

  it('stands in the order of the templates, to the byte, whatever the order of the evidence', () => {
    const rows = Object.values(FIRES).flat();
    const order = TRANSMISSION_TEMPLATES.map(({ id }) => id);
    const ranks = pathsOf(rows).map(({ path }) => order.indexOf(path.templateId));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const crisis = worldWith({ traffic: { hormuz_strait: 0.3, suez: 0.5, bosphorus: 0.5 } });
    const bytes = JSON.stringify(pathsOf(crisis));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: crisis.length - 1 }), (cut) => {
        expect(JSON.stringify(pathsOf([...crisis.slice(cut), ...crisis.slice(0, cut)]))).toBe(bytes);
      }),
      { numRuns: 10 },
    );
  });
});
