import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, SNAPSHOT, type World } from '../../test/gateway/world.ts';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import { openStoreUnderTest } from '../../test/kit/store-under-test.ts';
import { affectedRegions } from '../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions } from '../assessment/event-driven/dirty-regions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import { createFetcher } from '../feeds/create-fetcher.ts';
import type { Fetcher } from '../feeds/fetch-bytes.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds } from '../feeds/registry.ts';
import { collectFeed } from '../jobs/collect-feed.ts';
import { type EventDeps, runEvents } from '../jobs/run-events.ts';
import { runSlot } from '../jobs/run-slot.ts';
import { narrate } from '../jobs/test-kit/gulf-world.ts';
import { settableClock } from '../jobs/test-kit/scripted-feed.ts';
import { createSnapshotCache, type SnapshotCache } from '../operations/snapshot-cache.ts';
import { openStores, type Stores } from '../stores/open-stores.ts';
import type { SqlClient } from '../stores/sql-client.ts';
import { startExerciseSimulator } from './simulator.ts';
import { BLOCKADE_OFFSET } from './storyline.ts';
import type { UpstreamServer } from './upstream-server.ts';

/** The exercise opens at 13:00; the strait closes 12 days before, and its days are published four days late. */
const ANCHOR = Date.UTC(2026, 10, 20, 13);
const CLOSES_AT = Date.UTC(2026, 10, 20) + BLOCKADE_OFFSET * DAY_MS;

let simulator: UpstreamServer;
let fetcher: Fetcher;
let client: SqlClient;
let stores: Stores;
let deps: EventDeps;
let service: World;
let served: SnapshotCache;
const clock = settableClock(CLOSES_AT);

beforeAll(async () => {
  simulator = await startExerciseSimulator({ clock, seed: 7, anchorAt: ANCHOR, host: '127.0.0.1', port: 0 });
  const userAgent = 'exercise-test';
  fetcher = createFetcher({ feedsProxy: simulator.url, userAgent, clock, random: () => 0, hostRules: UNPACED });
  client = await openStoreUnderTest();
  stores = await openStores(client, 'exercise');
  const { observations, snapshots, jobClaims: claims } = stores;
  deps = {
    observations,
    snapshots,
    claims,
    clock,
    narrate,
    label: 'EXERCISE ',
    owner: 'one',
    dirty: createDirtyRegions(),
  };
  served = createSnapshotCache({ store: snapshots, clock, setTimer: neverTimer });
  service = createWorld({ handlers: { snapshots: served } });
});
afterAll(async () => {
  served.close();
  await fetcher.close();
  await simulator.close();
  await client.close();
});

async function collect(at: number): Promise<void> {
  clock.at = at;
  const feed = createFeeds(fetcher.fetchBytes).find(({ card }) => card.id === 'portwatch-transits');
  if (feed === undefined) throw new Error('no such feed');
  const report = await collectFeed(
    feed,
    { ...stores, clock, onNew: (rows, knownAt) => deps.dirty.mark(affectedRegions(rows), knownAt) },
    AbortSignal.timeout(60_000),
  );
  expect(report.status).toBe('read');
}

/** What a caller is served of mena. */
async function reported(key: string) {
  const answer = await service.send({ target: `${SNAPSHOT}?region_id=mena`, key });
  const { snapshot } = JSON.parse(Buffer.concat(answer.pieces).toString('utf8'));
  return {
    generatedAt: snapshot.generatedAt,
    triggerReason: snapshot.meta.triggerReason,
    active: snapshot.triggers.active,
  };
}

describe('a strait that breaks between two slots of the exercise', () => {
  it('changes the served snapshot within minutes, once for each cause, and says why', async () => {
    const key = await service.newKey('acme', 'pro_monthly');
    const reasons: string[] = [];
    for (let day = 0; day <= 8; day += 1) {
      const slotAt = CLOSES_AT + day * DAY_MS;
      clock.at = slotAt;
      await runSlot(['mena'], deps);
      const before = await reported(key);
      expect(before.generatedAt).toBe(slotAt);
      const collectedAt = slotAt + 2 * HOUR_MS;
      await collect(collectedAt);
      clock.at = collectedAt + 2 * MINUTE_MS;
      const reports = await runEvents(deps);
      const after = await reported(key);
      const mena = reports.find(({ regionId }) => regionId === 'mena');
      if (mena?.status !== 'stored') {
        expect(after).toEqual(before);
        continue;
      }
      reasons.push(after.triggerReason);
      expect(after.generatedAt).toBe(collectedAt + MINUTE_MS);
      expect(after.generatedAt).toBeLessThan(slotAt + 6 * HOUR_MS);
      if (after.triggerReason === 'trigger_activation')
        expect(after.active.map(({ id }: { id: string }) => id)).toContain('mena.hormuz_strait_transits');
    }
    // The class worsens first; days later enough of the last readings are past the threshold of the trigger.
    expect(reasons).toEqual(['corridor_break', 'trigger_activation']);
  });
});
