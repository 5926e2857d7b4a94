import { describe, expect, it } from 'vitest';
import { navigationalWarnings, rates } from '../../../test/kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { coverage, NOW, snapshotOf, traffic, transits } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import type { ClosureCause } from './analogues.ts';
import { closureCause } from './closure-cause.ts';
import { transmissionPaths } from './transmission-paths.ts';

const worldOf = (rows: readonly Observation[]) => assessWorld(indexObservations(rows, NOW));

function causeOf(corridorId: string, rows: readonly Observation[]): ClosureCause | undefined {
  const world = worldOf(rows);
  const corridor = world.corridors.get(corridorId);
  if (corridor === undefined || corridor.state === 'open') throw new Error(`${corridorId} is open`);
  return closureCause(world, corridor);
}

describe('the cause of a closure', () => {
  it('is force where a blockade is reported, ships are warned of attack, or ships take the way round', () => {
    expect(causeOf('hormuz_strait', worldWith(HORMUZ_CRISIS))).toBe('force');
    const warned = [
      ...transits('hormuz_strait', traffic(100, 0.5)),
      ...navigationalWarnings('hormuz_strait', { usual: 0, now: 6 }),
    ];
    expect(causeOf('hormuz_strait', warned)).toBe('force');
    const avoided = worldWith({ traffic: { suez: 0.5, bab_el_mandeb: 0.5, cape_of_good_hope: 1.5 } });
    expect(causeOf('suez', avoided)).toBe('force');
  });

  it('is force where reports of armed force surge on its shores, and not where they are as usual', () => {
    const suez = worldWith({ traffic: { suez: 0.1 } });
    const usual = coverage({ metric: 'force_reports', iso2: 'EG', perDay: 2, from: 3, to: 104 });
    const reported = (perDay: number) => coverage({ metric: 'force_reports', iso2: 'EG', perDay, from: 0, to: 3 });
    expect(causeOf('suez', [...suez, ...usual, ...reported(2)])).toBe('accident');
    expect(causeOf('suez', [...suez, ...usual, ...reported(40)])).toBe('force');
  });

  it('is an accident for two weeks where force would show and does not, then not known', () => {
    expect(causeOf('suez', worldWith({ traffic: { suez: 0.1 } }))).toBe('accident');
    const rest = worldWith().filter(({ subject }) => subject !== 'chokepoint:suez');
    expect(causeOf('suez', [...rest, ...transits('suez', traffic(70, 0.1, 40))])).toBeUndefined();
  });

  it('is drought of a canal fed by a lake while ships still pass', () => {
    expect(causeOf('panama', worldWith({ traffic: { panama: 0.6 } }))).toBe('drought');
    expect(causeOf('panama', worldWith({ traffic: { panama: 0.02 } }))).toBe('accident');
  });

  it('is not known where no report or warning could show force', () => {
    expect(causeOf('suez', transits('suez', traffic(70, 0.1)))).toBeUndefined();
  });
});

describe('what stands beside a path', () => {
  const notesOf = (rows: readonly Observation[]) =>
    new Map(transmissionPaths(worldOf(rows)).map(({ path, note }) => [path.templateId, note]));

  it('is its cause, the days expected, and what crude has done since before the closure', () => {
    const notes = notesOf(worldWith(HORMUZ_CRISIS));
    const crude = notes.get('hormuz-crude-supply');
    expect(crude).toMatchObject({ cause: 'force', interval: 'range' });
    expect(crude?.expectedDays).toBeGreaterThan(20);
    expect(crude?.move?.change).toBeCloseTo(0.12, 1);
    expect(crude?.move?.fromAt).toBeLessThan((crude?.move?.toAt ?? 0) - 10 * 86_400_000);
    expect(notes.get('hormuz-lng-supply')?.move).toBeUndefined();
    expect(notes.get('oil-loss-currencies')?.interval).toBe('interval_80');
  });

  it('is what the floating currencies of a region’s oil importers have done on average, those that are quoted', () => {
    const moves = (inr: number, jpy: number) =>
      transmissionPaths(worldOf([...worldWith(HORMUZ_CRISIS), ...rates({ INR: inr, JPY: jpy })]))
        .filter(({ path }) => path.templateId === 'oil-loss-currencies')
        .map(({ path, note }) => [path.impactedRegions[0], note.move?.change ?? 'not measured'] as const);
    const calm = new Map(moves(0, 0));
    const falling = new Map(moves(-0.1, 0));
    expect(calm.get('south-asia')).toBeCloseTo(0, 2);
    expect(falling.get('south-asia')).not.toBeCloseTo(0, 2);
    expect(falling.get('east-asia')).toBe(calm.get('east-asia'));
    expect(new Map(moves(0, 0)).get('latam')).toBeUndefined();
  });

  it('is no move of crude without quotes from before', () => {
    const late = worldWith(HORMUZ_CRISIS).filter(
      ({ metric, observedAt }) => metric !== 'crude_price' || observedAt > NOW - 12 * 86_400_000,
    );
    expect(notesOf(late).get('hormuz-crude-supply')).not.toHaveProperty('move');
  });

  it('is stored with the snapshot, shown in its evidence, and said in its outlook', () => {
    const { snapshot } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const [id] = notesOf(worldWith(HORMUZ_CRISIS)).get('hormuz-crude-supply')?.move?.evidenceIds ?? [];
    const shown = snapshot.evidence.find((item) => item.id === id);
    expect(shown?.summary).toMatch(
      /^Brent crude: \d+\.\d\d USD per barrel on .*, up 1\d.*% from \d+\.\d\d on .* 2026\.$/,
    );
    const { outlook7d } = snapshot.narrative;
    expect(outlook7d.evidenceIds).toContain(id);
    expect(outlook7d.text).toMatch(/ to move Brent crude up by .* USD per barrel \(range\);/);
    expect(outlook7d.text).toMatch(
      /Brent crude was up 1\d.*% between \d+ \w+ 2026 and .*, counted from before the disruption/,
    );
  });
});
