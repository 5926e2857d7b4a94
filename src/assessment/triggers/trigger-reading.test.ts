import { describe, expect, it } from 'vitest';
import {
  closes,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  outage,
  rates,
  sanctions,
  satellitePositions,
  sirens,
} from '../../../test/kit/indicator-worlds.ts';
import {
  creditWeeks,
  foodPriceMonths,
  gasImports,
  gasQuotes,
  governmentYields,
  shares,
} from '../../../test/kit/market-worlds.ts';
import {
  brent,
  coverage,
  crude,
  crudeQuotes,
  deaths,
  NOW,
  news,
  releases,
  traffic,
  transits,
} from '../../../test/kit/worlds.ts';
import type { RegionId } from '../../reference/regions.ts';
import { assessWorld } from '../assess-world.ts';
import type { MetricId } from '../metrics.ts';
import { type Observation, theaterSubject, WORLD_SUBJECT } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { DAY_MS } from '../time.ts';
import { TRIGGER_RULES } from './registry.ts';
import { assessTriggers } from './trigger-ladder.ts';
import { readTrigger } from './trigger-reading.ts';

const assessed = (rows: readonly Observation[], regionId: RegionId) =>
  assessTriggers(assessWorld(indexObservations(rows, NOW)), regionId, undefined);
const NEWS = news(50_000);
const reported = (metric: Parameters<typeof coverage>[0]['metric'], usual: number, now: number) => [
  ...NEWS,
  ...coverage({ metric, iso2: 'IR', perDay: usual, from: 3, to: 104 }),
  ...coverage({ metric, iso2: 'IR', perDay: now, from: 0, to: 3 }),
];
const dead = (before: number, now: number) => [
  ...releases(),
  ...(before === 0 ? [] : [deaths('IR', before, { daysAgo: 40, id: 'before' })]),
  ...(now === 0 ? [] : [deaths('IR', now, { daysAgo: 5, id: 'now' })]),
];
/** Alerts on every day until some days ago, and a service whose heartbeat is current. */
const silentSince = (days: number) =>
  sirens({ usual: 100, now: 0 }).filter((row) => row.subject === WORLD_SUBJECT || row.observedAt < NOW - days * DAY_MS);

/** Two closes of the last three are high. */
const nervous = closes({ usual: 15, now: 45 }).map((row, i) => (i === 1 ? { ...row, value: 44 } : row));

/** Of every trigger: a region, a world in which nothing is unusual, and one that fires it. */
const WORLDS: Readonly<Record<string, readonly [RegionId, readonly Observation[], readonly Observation[]]>> = {
  hormuz_strait_transits: [
    'mena',
    transits('hormuz_strait', traffic(100)),
    transits('hormuz_strait', traffic(100, 0.3)),
  ],
  hormuz_strait_recovery: [
    'mena',
    transits('hormuz_strait', traffic(100)),
    transits('hormuz_strait', [...traffic(100, 0.4, 40), ...traffic(100).slice(0, 12)]),
  ],
  force_surge: ['mena', reported('force_reports', 3, 3), reported('force_reports', 3, 12)],
  posture_surge: ['mena', reported('posture_reports', 3, 3), reported('posture_reports', 3, 12)],
  coercion_surge: ['mena', reported('coercion_reports', 3, 3), reported('coercion_reports', 3, 12)],
  blockade_surge: ['mena', reported('blockade_reports', 3, 3), reported('blockade_reports', 3, 30)],
  protest_surge: ['mena', reported('protest_reports', 3, 3), reported('protest_reports', 3, 12)],
  emergency_surge: ['mena', reported('emergency_reports', 3, 3), reported('emergency_reports', 3, 40)],
  cooperation_surge: ['mena', reported('cooperation_reports', 3, 3), reported('cooperation_reports', 3, 12)],
  force_ease: ['mena', reported('force_reports', 9, 9), reported('force_reports', 9, 3)],
  deaths_surge: ['mena', dead(100, 100), dead(100, 400)],
  deaths_ease: ['mena', dead(100, 100), dead(100, 10)],
  new_deaths: ['mena', dead(100, 100), dead(0, 100)],
  deaths_quiet: ['mena', dead(100, 100), dead(0, 0)],
  siren_surge: ['mena', sirens({ usual: 1, now: 1 }), sirens({ usual: 100, now: 100 })],
  siren_ease: ['mena', sirens({ usual: 100, now: 100 }), silentSince(3)],
  military_aircraft_surge: [
    'mena',
    militaryFlights('gulf', { usual: 20, now: 20 }),
    militaryFlights('gulf', { usual: 20, now: 60 }),
  ],
  satellite_positions_lost: [
    'mena',
    satellitePositions('gulf', { usual: 0.01, now: 0.01 }),
    satellitePositions('gulf', { usual: 0.01, now: 0.3 }),
  ],
  maritime_warnings_surge: [
    'mena',
    ['hormuz_strait', 'bab_el_mandeb'].flatMap((id) => navigationalWarnings(id, { usual: 2, now: 2 })),
    navigationalWarnings('hormuz_strait', { usual: 2, now: 8 }),
  ],
  naval_exercises_surge: [
    'mena',
    navalExercises(theaterSubject('gulf'), { usual: 2, now: 2 }),
    navalExercises(theaterSubject('gulf'), { usual: 2, now: 8 }),
  ],
  sanctions_additions: ['mena', sanctions('IR', { usual: 5, now: 5 }), sanctions('IR', { usual: 5, now: 500 })],
  internet_outages: ['mena', outage('IR', 100_000), ['IR', 'IQ', 'YE', 'SY'].flatMap((iso2) => outage(iso2, 100_000))],
  currency_fall: ['mena', rates({}), rates({ TRY: 0.2 })],
  volatility: ['north-america', closes({ usual: 15, now: 15 }), nervous],
  credit_stress: ['europe', creditWeeks({ usual: 0, now: 0 }), creditWeeks({ usual: 0, now: 4 })],
  crude_rise: ['europe', brent(crude()), brent(crude(0.5))],
  food_rise: ['latam', foodPriceMonths(0), foodPriceMonths(0.4)],
  shares_down: ['europe', shares('FR', 0), shares('FR', -0.5)],
  spread_widens: ['europe', governmentYields('IT', { usual: 1, now: 1 }), governmentYields('IT', { usual: 1, now: 6 })],
  gas_supply_cut: [
    'europe',
    gasImports('IT', { usual: 50_000, now: 50_000 }),
    gasImports('IT', { usual: 50_000, now: 5_000 }),
  ],
  gas_rise: ['north-america', gasQuotes(0), gasQuotes(0.8)],
};

describe('every kind of trigger', () => {
  it('is fired by some world, with evidence that its snapshot shows, and not by one in which nothing is unusual', () => {
    for (const [name, [regionId, quiet, loud]] of Object.entries(WORLDS)) {
      const id = `${regionId}.${name}`;
      const [before, after] = [assessed(quiet, regionId), assessed(loud, regionId)];
      expect([id, before.missing.includes(`trigger:${id}`)]).toEqual([id, false]);
      expect([id, before.activated.includes(id)]).toEqual([id, false]);
      expect([id, after.activated.includes(id)]).toEqual([id, true]);
      const shown = new Set(after.evidence.map((item) => item.id));
      const cited = after.ladder.active.find((trigger) => trigger.id === id)?.evidenceIds ?? [];
      expect([id, cited.length > 0, cited.every((one) => shown.has(one))]).toEqual([id, true, true]);
    }
  });

  it('is in that table', () => {
    const names = new Set(TRIGGER_RULES.map(({ id }) => id.split('.')[1] ?? ''));
    const untested = [...names].filter((name) => !/_(transits|recovery)$/.test(name) && WORLDS[name] === undefined);
    expect(untested).toEqual([]);
  });
});

describe('a doubling of reports', () => {
  const isActive = (metric: MetricId, usual: number, now: number) =>
    assessed(reported(metric, usual, now), 'mena').activated.includes(`mena.${metric.replace('_reports', '_surge')}`);

  it('activates above random variation, and not within the bursts that are usual', () => {
    // Protests come in bursts: random variation makes eleven of three expected now and then, but not sixty of thirty.
    expect([isActive('protest_reports', 1, 3), isActive('protest_reports', 1, 5)]).toEqual([false, true]);
    expect([isActive('coercion_reports', 10, 19), isActive('coercion_reports', 10, 21)]).toEqual([false, true]);
    expect([isActive('protest_reports', 10, 21), isActive('protest_reports', 10, 40)]).toEqual([false, true]);
  });
});

describe('a threshold that was estimated on Brent', () => {
  const quotes = (feedId: string, seriesId: string, rise: number) => crudeQuotes({ feedId, seriesId }, crude(rise));
  const isActive = (rows: readonly Observation[]) => assessed(rows, 'europe').activated.includes('europe.crude_rise');
  const isMissing = (rows: readonly Observation[]) =>
    assessed(rows, 'europe').missing.includes('trigger:europe.crude_rise');

  it('applies to Brent from any feed, and not to WTI', () => {
    expect(isActive(quotes('eia-api', 'rbrte', 0.5))).toBe(true);
    const outage = brent(crude(0.5), 12);
    expect([isActive(outage), isMissing(outage)]).toEqual([false, true]);
    const fallback = [...outage, ...quotes('fred-wti', 'wti', 0.5)];
    expect([isActive(fallback), isMissing(fallback)]).toEqual([false, true]);
    const other = [...outage, ...quotes('eia-api', 'rbrte', 0.5)];
    expect([isActive(other), isMissing(other)]).toEqual([true, false]);
  });
});

describe('zero sirens', () => {
  const missing = (rows: readonly Observation[]) => assessed(rows, 'mena').missing;

  it('is not a dead siren feed', () => {
    expect(missing(sirens({ usual: 0, now: 0 }))).not.toContain('trigger:mena.siren_surge');
    expect(missing([])).toContain('trigger:mena.siren_surge');
    const dead = sirens({ usual: 100, now: 100 }).filter((row) => row.observedAt < NOW - DAY_MS);
    expect(missing(dead)).toContain('trigger:mena.siren_surge');
  });

  it('releases an alarm, and silence of the feed does not', () => {
    const loud = assessed(sirens({ usual: 100, now: 100 }), 'mena');
    const regime = { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' } as const;
    const prior = { version: 1, instant: NOW, snapshotId: 'snap', regime, coercion: [], corridors: {} } as const;
    const later = (rows: readonly Observation[]) => {
      const instant = NOW + DAY_MS;
      const index = indexObservations(rows, instant);
      const state = { ...prior, triggers: loud.states };
      return assessTriggers(assessWorld(index), 'mena', state).ladder.active.map(({ id }) => id);
    };
    const quiet = sirens({ usual: 0, now: 0 }).map((row) => ({
      ...row,
      observedAt: row.observedAt + DAY_MS,
      knownAt: row.knownAt + DAY_MS,
    }));
    expect(later(quiet)).not.toContain('mena.siren_surge');
    expect(later([])).toContain('mena.siren_surge');
  });
});

describe('warnings to seafarers', () => {
  const rule = TRIGGER_RULES.find(({ id }) => id === 'mena.maritime_warnings_surge');
  const read = (rows: readonly Observation[]) =>
    rule === undefined ? undefined : readTrigger(rule, assessWorld(indexObservations(rows, NOW)));
  it('are unknown, not quiet, while the list holds nothing of waters that another coordinator covers', () => {
    expect(rule).toBeDefined();
    expect(read(navigationalWarnings('bosphorus', { usual: 2, now: 2 }))).toBeUndefined();
    const some = navigationalWarnings('hormuz_strait', { usual: 2, now: 2 });
    expect(read(some)).toBeUndefined();
    expect(read([...some, ...navigationalWarnings('bab_el_mandeb', { usual: 2, now: 2 })])?.value).toBe(0);
    expect(read(navigationalWarnings('hormuz_strait', { usual: 2, now: 8 }))?.value).toBeGreaterThan(1);
  });
});
