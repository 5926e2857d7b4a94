import { beforeAll, describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../assessment/assess-world.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { pathsInto, transmissionPaths } from '../assessment/transmission/transmission-paths.ts';
import type { RegionId } from '../reference/regions.ts';
import { ANCHOR, openExerciseReader } from './test-kit/exercise-reader.ts';

const FEED_IDS = ['portwatch-transits', 'fred-brent', 'eurostat-gas', 'nga-warnings'];
let world: World;

beforeAll(async () => {
  const exercise = await openExerciseReader(7);
  const read = await Promise.all(
    FEED_IDS.map(async (feedId) =>
      (await exercise.read(feedId)).map((one) => ({ ...one, feedId, knownAt: one.observedAt })),
    ),
  );
  await exercise.close();
  world = assessWorld(indexObservations(read.flat(), ANCHOR), 'EXERCISE ');
});

const classesOf = (regionId: RegionId): readonly string[] => [
  ...new Set(pathsInto(regionId, transmissionPaths(world)).map(({ path }) => path.impactedAssetClass)),
];

describe('the closed strait of the exercise', () => {
  it('reaches oil, gas, currencies, shares and metals in Asia, and neither containers nor grain anywhere', () => {
    for (const regionId of ['mena', 'east-asia', 'south-asia'] as const)
      expect(classesOf(regionId)).toEqual(['crude', 'lng', 'fx', 'equity', 'metals']);
    const all = transmissionPaths(world).map(({ path }) => path.impactedAssetClass);
    expect(all).not.toContain('container');
    expect(all).not.toContain('agri');
  });

  it('is the one channel, but for the gas that Europe does not get; all of it is labelled', () => {
    for (const { path, evidence } of transmissionPaths(world)) {
      expect(path.corridorId).toBe(path.templateId === 'gas-supply-cut' ? '' : 'hormuz_strait');
      for (const { source } of evidence) expect(source).toMatch(/^EXERCISE /);
    }
    expect(classesOf('latam')).toEqual([]);
  });
});
