import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { headlineOf } from '../../src/assessment/headline/headline.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { transmissionPaths } from '../../src/assessment/transmission/transmission-paths.ts';
import { SEVERITIES } from '../../src/contract/intelligence/vocabulary.ts';
import { navigationalWarnings } from '../kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { brent, coverage, crude, NOW, news, snapshotOfWorld, traffic, transits } from '../kit/worlds.ts';

const STRAIT = 'chokepoint:hormuz_strait';
const SHIPS = 100;

/** Reports and prices of a situation, and the transits of Hormuz after a calm year, the last ones as listed. */
const worldOf = (
  situation: Parameters<typeof worldWith>[0],
  last: readonly number[],
  more: readonly Observation[] = [],
) =>
  assessWorld(
    indexObservations(
      [
        ...worldWith({ ...situation, traffic: {} }).filter(({ subject }) => subject !== STRAIT),
        ...transits('hormuz_strait', [...traffic(SHIPS), ...last]),
        ...more,
      ],
      NOW,
    ),
  );
const stopped = (days: number): readonly number[] => Array<number>(days).fill(3);
const pathOf = (world: World, id = 'hormuz-crude-supply') =>
  transmissionPaths(world).find(({ path }) => path.templateId === id);
/** 0 for critical; more than the last for no path. */
const rankOf = (world: World): number => {
  const severity = pathOf(world)?.path.severity;
  return severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
};
/** The same with a few feeds alone: many of them cost little. */
const smallWorldOf = (last: readonly number[]): World =>
  assessWorld(
    indexObservations(
      [...news(), ...brent(crude()), ...transits('hormuz_strait', [...traffic(SHIPS), ...last]), ...reported],
      NOW,
    ),
  );
const blockade = (lineages: readonly string[]): readonly Observation[] =>
  coverage({ metric: 'blockade_reports', iso2: 'IR', perDay: 4, from: 0, to: 3, lineages });
const reported = blockade(['ap.org', 'bbc.co.uk']);

describe('a strait that force stops', () => {
  it.each([1, 2, 3, 4, 6, 9])(
    'is critical to crude on day %i of its data, and leads the region on its shores and the world',
    (days) => {
      const world = worldOf(HORMUZ_CRISIS, stopped(days));
      expect(pathOf(world)?.path.severity).toBe('critical');
      expect(pathOf(world)?.shock.share).toBeGreaterThan(0.15);
      expect(pathOf(world)?.shock.closure).toMatchObject({ cause: 'force', ageDays: days });
      for (const regionId of ['mena', 'global'] as const)
        expect(headlineOf(world, regionId).headline.text).toMatch(/^Critical .*Strait of Hormuz/);
    },
  );

  it('is reported by the count of the day while its week still says otherwise, and cites what shows force', () => {
    const world = worldOf(HORMUZ_CRISIS, stopped(1));
    expect(world.corridors.get('hormuz_strait')?.state).toBe('open');
    expect(headlineOf(world, 'global').headline.text).toMatch(
      /^Critical \(\d+ of 100\): \d transits through the Strait of Hormuz on 10 Mar 2026, 97% below the seasonal norm of \d+(\.\d)?\.$/,
    );
    const summaries = pathOf(world)?.evidence.map(({ summary }) => summary) ?? [];
    expect(summaries[0]).toMatch(/norm of [\d.]+; \d transits on 10 Mar 2026, 97% below it\. Corridor open\.$/);
    expect(summaries.slice(1).join(' ')).toContain('blockade or movement restricted by force');
    const { snapshot } = snapshotOfWorld(world, 'mena');
    const shown = snapshot.evidence.map(({ id }) => id);
    expect(pathOf(world)?.evidence.every(({ id }) => shown.includes(id))).toBe(true);
  });

  it('is never less severe at a lower count of any day', () => {
    const counts = fc.array(fc.nat(110), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(110), (list, position, fewer) => {
        const worse = list.map((count, i) => (i === position % list.length ? Math.max(0, count - fewer) : count));
        expect(rankOf(smallWorldOf(worse))).toBeLessThanOrEqual(rankOf(smallWorldOf(list)));
      }),
      { numRuns: 100 },
    );
  });

  it('is the larger loss of the newest day and of the week once it is restricted', () => {
    const shareOf = (last: number): number => pathOf(smallWorldOf([...stopped(4), last]))?.shock.share ?? 0;
    expect(shareOf(20)).toBeGreaterThan(shareOf(60));
    expect(shareOf(60)).toBeGreaterThan(0.05);
  });
});

describe('a stop of one day', () => {
  const hasPath = (world: World): boolean => transmissionPaths(world).some(({ path }) => path.corridorId !== '');

  it('starts no path of itself: without force it is weather, a wreck or a gap', () => {
    expect(hasPath(worldOf({}, stopped(1)))).toBe(false);
    expect(hasPath(worldOf({ crudeRise: 0.12 }, stopped(1)))).toBe(false);
    expect(headlineOf(worldOf({}, stopped(1)), 'mena').headline.text).not.toContain('Hormuz');
  });

  it('starts one where two outlets or a warning of attack say so, and not where one outlet does', () => {
    expect(hasPath(worldOf({}, stopped(1), reported))).toBe(true);
    expect(hasPath(worldOf({}, stopped(1), navigationalWarnings('hormuz_strait', { usual: 0, now: 6 })))).toBe(true);
    expect(hasPath(worldOf({}, stopped(1), blockade(['ap.org'])))).toBe(false);
    const fighting = coverage({
      metric: 'force_reports',
      iso2: 'IR',
      perDay: 60,
      from: 0,
      to: 3,
      lineages: ['ap.org'],
    });
    expect(hasPath(worldOf({}, stopped(1), fighting))).toBe(false);
  });

  it('is what starts it: force and a price alone, or force and a lesser loss, start none', () => {
    expect(hasPath(worldOf(HORMUZ_CRISIS, []))).toBe(false);
    expect(hasPath(worldOf(HORMUZ_CRISIS, [40]))).toBe(false);
  });
});
