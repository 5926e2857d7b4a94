import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../../test/kit/postgres.ts';
import { affectedRegions } from '../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions } from '../assessment/event-driven/dirty-regions.ts';
import { EVENT_RULES } from '../assessment/event-driven/event-rules.ts';
import { HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { openStores, type Stores } from '../stores/open-stores.ts';
import { openServerStore } from '../stores/server/open-server-store.ts';
import { type EventDeps, runEvents } from './run-events.ts';
import { runSlot } from './run-slot.ts';
import { counted, type Ingest, ordinaryWorld, STREAM_START } from './test-kit/event-streams.ts';
import { narrate } from './test-kit/gulf-world.ts';
import { settableClock } from './test-kit/scripted-feed.ts';

const BROKEN_AT = STREAM_START + 2 * HOUR_MS;
const LOOK_AT = BROKEN_AT + EVENT_RULES.debounceMs;
const LEASE_MS = 60_000;

/** A worker with a connection, a memory and a name of its own. */
interface Worker extends EventDeps {
  readonly clock: ReturnType<typeof settableClock>;
  close(): Promise<void>;
}

describe.skipIf(!(await isPostgresThere()))('workers on one PostgreSQL store', () => {
  let database: TestDatabase;
  const workers: Worker[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const worker of workers) await worker.close();
    await database.drop();
  });

  async function newWorker(): Promise<Worker> {
    const client = openServerStore(database.url);
    const stores: Stores = await openStores(client);
    const { observations, snapshots, jobClaims: claims } = stores;
    const clock = settableClock(STREAM_START);
    const owner = `worker ${workers.length}`;
    const worker = {
      observations,
      snapshots,
      claims,
      clock,
      narrate,
      label: '',
      owner,
      dirty: createDirtyRegions(),
    } as const;
    workers.push({ ...worker, close: () => client.close() });
    return { ...worker, close: () => client.close() };
  }

  async function ingest(worker: Worker, { at, rows }: Ingest): Promise<void> {
    worker.clock.at = at;
    await worker.observations.append(rows);
    worker.dirty.mark(affectedRegions(rows), at);
  }

  /** The chain of snapshots that ends with the newest one. */
  async function chainOf({ snapshots }: Worker): Promise<readonly StoredSnapshot[]> {
    const chain: StoredSnapshot[] = [];
    for (let last = await snapshots.latest('mena'); last !== undefined; ) {
      chain.unshift(last);
      last = last.priorSnapshotId === undefined ? undefined : await snapshots.byId(last.priorSnapshotId);
    }
    return chain;
  }

  it('store one snapshot for one cause, whichever comes first', async () => {
    const [one, two, three] = [await newWorker(), await newWorker(), await newWorker()];
    await one.observations.append(ordinaryWorld());
    await runSlot(['mena'], one);
    const broken = counted(BROKEN_AT, { ratio: 0.03, days: 9 });
    await ingest(one, broken);
    for (const [i, other] of [two, three].entries()) {
      other.clock.at = BROKEN_AT;
      // Marks of their own, a little later: their looks are as of other instants.
      other.dirty.mark(['mena'], BROKEN_AT + (i + 1) * 1_000);
    }
    for (const { clock } of [one, two, three]) clock.at = LOOK_AT + 5_000;
    const reports = (await Promise.all([one, two, three].map(runEvents))).flat();
    expect(reports.filter(({ regionId, status }) => regionId === 'mena' && status === 'stored')).toHaveLength(1);
    expect((await chainOf(one)).map(({ slotAt }) => slotAt)).toEqual([STREAM_START, undefined]);
    // A process that was turned away checks again, and finds it done.
    for (const { clock } of [one, two, three]) clock.at = LOOK_AT + 2 * LEASE_MS + MINUTE_MS;
    const again = (await Promise.all([one, two, three].map(runEvents))).flat();
    expect(again.filter(({ status }) => status === 'stored')).toEqual([]);
    expect(await chainOf(one)).toHaveLength(2);
  });
});
