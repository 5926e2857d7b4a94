import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followPurges } from '../../src/jobs/follow-purges.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { verifyChain } from '../../src/stores/audit-chain.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../kit/postgres.ts';
import { bodyOf, createWorld, JSON_TYPE, SNAPSHOT } from './world.ts';

describe.skipIf(!(await isPostgresThere()))('services over one PostgreSQL store', () => {
  let database: TestDatabase;
  let clients: readonly SqlClient[];
  let services: Awaited<ReturnType<typeof createService>>[];

  async function createService({ audit }: Stores) {
    const world = createWorld({ handlers: { audit } });
    const key = await world.newKey('ops', 'enterprise', ['operator']);
    const { caches } = world;
    const stop = await followPurges({ audit, forget: (keys) => caches.forget(keys), setTimer: systemTimer });
    return {
      audit,
      stop,
      heldCount: () => caches.count(['snapshot:mena', 'projection:mena']),
      read: () => world.send({ target: `${SNAPSHOT}?region_id=mena&jmespath=snapshot.regionId`, key }),
      purge: () =>
        world.send({
          method: 'POST',
          target: '/api/cache-purge',
          key,
          headers: [JSON_TYPE],
          body: '{"regions":["mena"]}',
        }),
    };
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    clients = [1, 2, 3].map(() => openServerStore(database.url, { connectionCount: 2 }));
    services = await Promise.all(clients.map(async (client) => createService(await openStores(client))));
  });
  afterAll(async () => {
    for (const { stop } of services) stop();
    await Promise.all(clients.map((client) => client.close()));
    await database.drop();
  });

  it('all purge what one of them is asked to purge', async () => {
    for (const { read } of services) await read();
    expect(services.map(({ heldCount }) => heldCount())).toEqual([3, 3, 3]);
    const answer = await services[1]?.purge();
    expect(answer === undefined ? undefined : bodyOf(answer)).toEqual({
      matched: 3,
      purged: 3,
      dryRun: false,
      world: 'live',
    });
    await vi.waitFor(() => expect(services.map(({ heldCount }) => heldCount())).toEqual([0, 0, 0]), {
      timeout: 20_000,
    });
  });

  it('leave one chain when all of them purge concurrently', async () => {
    await Promise.all(services.flatMap(({ purge }) => Array.from({ length: 8 }, purge)));
    const entries = await services[0]?.audit.entries({ afterSeq: 0, limit: 100 });
    expect(await verifyChain(entries ?? [])).toMatchObject({ status: 'intact', count: 25 });
  });
});
