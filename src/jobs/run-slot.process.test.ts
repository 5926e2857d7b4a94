import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoreUnderTest } from '../../test/kit/store-under-test.ts';
import { NOW } from '../../test/kit/worlds.ts';
import { SLOT_MS } from '../assessment/validity.ts';
import type { RegionId } from '../reference/regions.ts';
import { openStores, type Stores } from '../stores/open-stores.ts';
import type { SqlClient } from '../stores/sql-client.ts';
import { replayRegion } from './replay-region.ts';
import { runSlot } from './run-slot.ts';
import { gulfWorld, narrate } from './test-kit/gulf-world.ts';
import { settableClock } from './test-kit/scripted-feed.ts';

const REGIONS: readonly RegionId[] = ['mena', 'east-asia'];

describe('the run of a slot on a real store', () => {
  let client: SqlClient;
  let stores: Stores;

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    await stores.observations.append(gulfWorld());
  });
  afterAll(() => client.close());

  it.each([1, 2, 8])('stores exactly one snapshot a region with %i concurrent runners', async (count) => {
    const clock = settableClock(NOW + count * SLOT_MS);
    const { observations, snapshots, jobClaims: claims } = stores;
    const runs = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        runSlot(REGIONS, { observations, snapshots, claims, clock, narrate, label: '', owner: `runner ${i}` }),
      ),
    );
    expect(runs.flat().filter(({ status }) => status === 'stored')).toHaveLength(REGIONS.length);
    for (const regionId of REGIONS) {
      const latest = await snapshots.latest(regionId);
      expect(latest?.generatedAt).toBe(clock.at);
      expect(await claims.lastDone(`refresh/${regionId}`)).toBe(new Date(clock.at).toISOString());
    }
  });

  it('leaves nothing behind of a replay', async () => {
    const before = await stores.snapshots.latest('mena');
    const { observations } = stores;
    const span = { regionId: 'mena', from: NOW, to: NOW, stepMs: SLOT_MS, warmUpMs: 8 * SLOT_MS } as const;
    const lines: string[] = [];
    for await (const line of replayRegion(span, { observations, narrate, label: '' })) lines.push(line);
    expect(lines).toHaveLength(1);
    expect(await stores.snapshots.latest('mena')).toEqual(before);
  });
});
