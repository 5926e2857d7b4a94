import { describe, expect, it } from 'vitest';
import { navigationalWarnings, notice, sirens } from '../../../test/kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { coverage, deaths, NOW, news, releases, snapshotOf, traffic, transits } from '../../../test/kit/worlds.ts';
import type { RegionId } from '../../reference/regions.ts';
import { assessWorld } from '../assess-world.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { regionAlarms } from './region-alarms.ts';

const entering = (rows: readonly Observation[], regionId: RegionId): readonly string[] =>
  regionAlarms(assessWorld(indexObservations(rows, NOW)), regionId)
    .found.filter(({ enters }) => enters)
    .map(({ id }) => id);

describe('deaths at a ten-year high', () => {
  const war = (iso2: string, count: number) => [...releases(), deaths(iso2, count, { daysAgo: 5, id: iso2 })];

  it('set off a country that has had nothing like it, and not one that has', () => {
    expect(entering(war('PT', 150), 'europe')).toEqual(['deaths:PT']);
    expect(entering(war('PT', 99), 'europe')).toEqual([]);
    expect(entering(war('UA', 20_000), 'europe')).toEqual([]);
    expect(entering(war('UA', 42_000), 'europe')).toEqual(['deaths:UA']);
  });

  it('set off the world only when they are many', () => {
    expect(entering(war('PT', 150), 'global')).toEqual([]);
    expect(entering(war('PT', 1_500), 'global')).toEqual(['deaths:PT']);
  });

  it('change the label although no news reports, and say why', () => {
    const quiet = snapshotOf(worldWith(), 'europe', NOW - 6 * HOUR_MS).state;
    const calm = { ...quiet, regime: { ...quiet.regime, label: 'calm' as const } };
    const { regime } = snapshotOf(war('PT', 150), 'europe', NOW, calm).snapshot;
    expect(regime).toMatchObject({ label: 'escalation_ladder', previousLabel: 'calm', transitionedAt: NOW });
    expect(regime.transitionDriver).toMatch(/^Coercive pressure: Portugal, 150 conflict deaths .* had 0$/);
  });
});

describe('a region with a war', () => {
  const rows = [...worldWith(), deaths('PT', 30, { daysAgo: 5, id: 'PT' })];

  it('is not calm', () => {
    expect(snapshotOf(worldWith(), 'europe').snapshot.regime.label).toBe('calm');
    expect(snapshotOf(rows, 'europe').snapshot.regime.label).toBe('stressed_equilibrium');
  });

  it('is not for a month after it was last seen, and says when that was', () => {
    const { state } = snapshotOf(worldWith(), 'europe', NOW - 6 * HOUR_MS);
    const words = snapshotOf(rows, 'europe').state.unease?.words ?? '';
    const regimeAfter = (days: number) => {
      const prior = { ...state, regime: { ...state.regime, label: 'fragmentation_risk' as const, transitionedAt: 0 } };
      return snapshotOf(worldWith(), 'europe', NOW, { ...prior, unease: { words, seenAt: NOW - days * DAY_MS } });
    };
    const month = regimeAfter(30);
    expect(month.snapshot.regime.label).toBe('stressed_equilibrium');
    expect(month.snapshot.regime.transitionDriver).toMatch(/^Coercive pressure: Portugal .*, last on \d+ \w+ \d{4}$/);
    expect(month.state.unease).toEqual({ words, seenAt: NOW - 30 * DAY_MS });
    const later = regimeAfter(31);
    expect([later.snapshot.regime.label, later.state.unease]).toEqual(['calm', undefined]);
  });
});

describe('the airspace of a state', () => {
  const listed = notice('airport_closure', 'KJFK');
  const restriction = (code: string) => notice('airspace_restriction', 'OIIX', { detail: { notam: 'B7/26', code } });

  it('sets off its region when a notice closes all of it, and not when one restricts a part', () => {
    expect(entering([listed, restriction('QAFLC')], 'mena')).toEqual(['airspace:IR']);
    expect(entering([listed, restriction('QRDCA')], 'mena')).toEqual([]);
    expect(entering([listed, restriction('QAFLC')], 'global')).toEqual([]);
    expect(entering([listed, restriction('QAFLC')], 'europe')).toEqual([]);
  });
});

describe('air-raid alerts', () => {
  it('set off a region when they come nearly every day of a week, not on one', () => {
    expect(entering(sirens({ usual: 20, now: 20 }), 'mena')).toEqual(['sirens:IL']);
    expect(entering(sirens({ usual: 0, now: 400 }), 'mena')).toEqual([]);
    expect(entering(sirens({ usual: 20, now: 20 }), 'global')).toEqual([]);
  });
});

describe('a strait', () => {
  const straits = (bab: number, suez: number, cape: number, days: number) => [
    ...transits('bab_el_mandeb', traffic(70, bab, days)),
    ...transits('suez', traffic(70, suez, days)),
    ...transits('cape_of_good_hope', traffic(50, cape, days)),
  ];

  it('sets off its shores immediately when it is shut under a blockade or warnings of attack', () => {
    expect(entering(worldWith(HORMUZ_CRISIS), 'mena')).toContain('corridor:hormuz_strait');
    expect(entering(worldWith(HORMUZ_CRISIS), 'global')).toContain('corridor:hormuz_strait');
    expect(entering(worldWith(HORMUZ_CRISIS), 'east-asia')).toEqual([]);
    const attacked = [...straits(0.3, 1, 1, 7), ...navigationalWarnings('bab_el_mandeb', { usual: 0, now: 3 })];
    expect(entering(attacked, 'mena')).toContain('corridor:bab_el_mandeb');
  });

  it('does not when a wreck shuts it for a week, and does when it stays shut', () => {
    expect(entering(straits(0.8, 0, 1, 6), 'mena')).toEqual([]);
    expect(entering(straits(0.8, 0.1, 1, 25), 'mena')).toContain('corridor:suez');
  });

  it('does as soon as ships avoid it by way of the Cape', () => {
    expect(entering(straits(0.72, 0.95, 1.4, 7), 'mena')).toEqual(['corridor:bab_el_mandeb']);
    expect(entering(straits(0.72, 0.95, 1, 7), 'mena')).toEqual([]);
  });
});

describe('news', () => {
  const reports = (metric: 'force_reports' | 'protest_reports', perDay: number) => [
    ...news(),
    ...coverage({ metric, iso2: 'PT', perDay: 1, from: 3, to: 100 }),
    ...coverage({ metric, iso2: 'PT', perDay, from: 0, to: 3 }),
  ];

  it('sets off a region when a country has many times its usual reports, and by protest it is unrest', () => {
    expect(entering(reports('force_reports', 8), 'europe')).toEqual(['news:PT']);
    expect(entering(reports('force_reports', 3), 'europe')).toEqual([]);
    expect(entering(reports('force_reports', 8), 'global')).toEqual([]);
    const { alarms } = snapshotOf(reports('protest_reports', 8), 'europe').state;
    expect(alarms?.['news:PT']).toMatchObject({ kind: 'unrest', isOn: true });
  });
});
