import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldWith } from '../../test/kit/known-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import { FEED_IDS, fullPlan, observationsOf, someRegion } from '../../test/kit/world-plans.ts';
import { NOW } from '../../test/kit/worlds.ts';
import { assessWorld } from './assess-world.ts';
import { snapshotConfidence } from './confidence.ts';
import { indexObservations } from './observation-index.ts';
import { DAY_MS } from './time.ts';

const confidenceOf = (
  rows: Parameters<typeof indexObservations>[0],
  regionId: Parameters<typeof snapshotConfidence>[1],
  at = NOW,
) => snapshotConfidence(assessWorld(indexObservations(rows, at)), regionId);

describe('snapshotConfidence', () => {
  it('never rises when inputs are removed, one after the other, down to nothing', WORLDS_PATIENCE, () => {
    fc.assert(
      fc.property(
        fullPlan,
        someRegion,
        fc.shuffledSubarray([...FEED_IDS], { minLength: FEED_IDS.length }),
        (plan, regionId, order) => {
          let rows = observationsOf(plan);
          let before = confidenceOf(rows, regionId);
          for (const feed of order) {
            rows = rows.filter(({ feedId }) => feedId !== feed);
            const after = confidenceOf(rows, regionId);
            expect(after).toBeLessThanOrEqual(before);
            before = after;
          }
          expect(before).toBe(0);
        },
      ),
      { numRuns: worldCount(2_000) },
    );
  });

  it('falls as everything grows older', () => {
    const rows = worldWith();
    const ages = [0, 1, 5, 20, 80, 300].map((days) => confidenceOf(rows, 'mena', NOW + days * DAY_MS));
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(ages.at(-1)).toBe(0);
  });
});
