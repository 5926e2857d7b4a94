import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { DAY_MS, MINUTE_MS } from '../../src/assessment/time.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { snapshotOfWorld } from '../kit/worlds.ts';

const ANCHOR = Date.UTC(2026, 10, 20, 12, 50);
const QUIET = ANCHOR - 60 * DAY_MS;

describe('two months before the crisis of the exercise, read by every feed', async () => {
  const rows = await exerciseObservations({ anchorAt: ANCHOR, seed: 7, at: QUIET });
  const world = assessWorld(indexObservations(rows, QUIET + MINUTE_MS));

  it.each(REGION_IDS)('%s shows little stress of capital and is not fragile', (regionId) => {
    const { balance, meta } = snapshotOfWorld(world, regionId).snapshot;
    expect(meta.missingInputs.filter((name) => !name.startsWith('trigger:'))).toEqual([]);
    expect(balance.capitalStress).toBeLessThan(0.3);
    expect(balance.domesticFragility).toBeLessThan(0.45);
  });
});
