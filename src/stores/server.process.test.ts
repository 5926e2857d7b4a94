import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import { cuttableProxy } from '../../test/kit/fault-proxy.ts';
import { createTestDatabase, isPostgresThere } from '../../test/kit/postgres.ts';
import { CONTEXT } from '../main/commands/no-caller.ts';
import { listRegionalSnapshots } from '../operations/list-regional-snapshots.ts';
import { describeStores } from './conformance.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openStores } from './open-stores.ts';
import { openServerStore } from './server/open-server-store.ts';
import type { SqlClient } from './sql-client.ts';

describe.skipIf(!(await isPostgresThere()))('a PostgreSQL server', () => {
  describeStores('PostgreSQL', async () => {
    const database = await createTestDatabase();
    const clients: SqlClient[] = [];
    const another = async () => {
      const client = openServerStore(database.url, { connectionCount: 4 });
      clients.push(client);
      return client;
    };
    return {
      client: await another(),
      another,
      async close() {
        await Promise.all(clients.map((client) => client.close()));
        await database.drop();
      },
    };
  });

  it('rejects a call without waiting when too many wait, counts it, and serves those that waited', async () => {
    const database = await createTestDatabase();
    const client = openServerStore(database.url, { connectionCount: 2, waitingCount: 3 });
    const another = openServerStore(database.url);
    const one = () => client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] });
    expect(client.pool()).toEqual({ open: 0, idle: 0, waiting: 0, refused: 0 });
    await Promise.all([one(), one()]);
    expect(client.pool()).toMatchObject({ open: 2, idle: 2 });
    const lock = (text: string) => ({ text: `SELECT ${text}(7)::text`, values: [] });
    const held = another.transaction(async (session) => {
      await session.query(lock('pg_advisory_xact_lock'));
      const stuck = [1, 2].map(() => client.transaction((inside) => inside.query(lock('pg_advisory_xact_lock'))));
      await expect.poll(() => client.pool()).toEqual({ open: 2, idle: 0, waiting: 0, refused: 0 });
      const waiting = [one(), one(), one()];
      await expect(one()).rejects.toMatchObject({
        kind: 'unavailable',
        message: '3 calls wait for a connection already',
      });
      expect(client.pool()).toEqual({ open: 2, idle: 0, waiting: 3, refused: 1 });
      return { stuck, waiting };
    });
    const { stuck, waiting } = await held;
    await Promise.all(stuck);
    expect(await Promise.all(waiting)).toHaveLength(3);
    expect(client.pool()).toEqual({ open: 2, idle: 2, waiting: 0, refused: 1 });
    await Promise.all([client.close(), another.close()]);
    await database.drop();
  });

  it('makes a read of history a 503 that says when to come back while too many wait', async () => {
    const database = await createTestDatabase();
    const client = openServerStore(database.url, { connectionCount: 1, waitingCount: 0 });
    const { snapshots } = await openStores(client);
    const list = listRegionalSnapshots({ history: snapshots, setTimer: neverTimer, clock: { now: Date.now } });
    await client.transaction(async () => {
      expect(await list({ region_id: 'mena' }, CONTEXT)).toMatchObject({
        ok: false,
        failure: { code: 'store_unavailable', retryAfterSeconds: 5 },
      });
    });
    expect(await list({ region_id: 'mena' }, CONTEXT)).toMatchObject({ ok: true });
    await client.close();
    await database.drop();
  });

  it('is migrated once when many start concurrently on an empty database', async () => {
    const database = await createTestDatabase();
    const clients = Array.from({ length: 8 }, () => openServerStore(database.url, { connectionCount: 1 }));
    const applied = await Promise.all(clients.map((client) => migrate(client)));
    const everyStep = ALL_MIGRATIONS.map(({ id }) => id);
    expect(applied.filter((steps) => steps.length > 0)).toEqual([everyStep]);
    await Promise.all(clients.map((client) => client.close()));
    await database.drop();
  });

  it('takes a burst while every connection is free', async () => {
    const database = await createTestDatabase();
    const client = openServerStore(database.url, { connectionCount: 2, waitingCount: 0 });
    const one = () => client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] });
    await Promise.all([one(), one()]);
    await Promise.all([one(), one()]);
    expect(client.pool()).toEqual({ open: 2, idle: 2, waiting: 0, refused: 0 });
    await client.close();
    await database.drop();
  });

  it('fails what a broken connection was used for, in a statement and between two of them, and serves on', async () => {
    const database = await createTestDatabase();
    const proxy = await cuttableProxy(5432);
    const client = openServerStore(database.url.replace(':5432', `:${proxy.port}`));
    const one = { name: 'test.one', text: 'SELECT 1 AS one', values: [] };
    const events = new EventEmitter();
    const [began, isCut] = [once(events, 'began'), once(events, 'cut')];
    const between = client.transaction(async (session) => {
      await session.query(one);
      events.emit('began');
      await isCut;
      return session.query(one);
    });
    await began;
    const within = client.query({ name: 'test.sleep', text: 'SELECT pg_sleep(60)::text', values: [] });
    const outcomes = Promise.allSettled([between, within]);
    await expect.poll(() => client.pool().idle).toBe(0);
    await expect.poll(() => client.pool().open).toBe(2);
    proxy.cut();
    await expect(within).rejects.toMatchObject({ kind: 'unavailable' });
    events.emit('cut');
    expect(await outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    proxy.restore();
    expect(await client.query(one)).toEqual([{ one: 1 }]);
    await client.close();
    await proxy.close();
    await database.drop();
  });

  it('ends a statement that takes too long, and serves on', async () => {
    const database = await createTestDatabase();
    const client = openServerStore(database.url, { statementTimeoutMs: 100 });
    const slow = client.query({ name: 'test.sleep', text: 'SELECT pg_sleep(60)::text', values: [] });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout', sqlState: '57014' });
    expect(await client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] })).toEqual([{ one: 1 }]);
    await client.close();
    await expect(client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] })).rejects.toMatchObject({
      kind: 'closed',
    });
    await database.drop();
  });
});

it('a server that is not there makes calls fail as unavailable', async () => {
  const client = openServerStore('postgres://postgres@127.0.0.1:1/none');
  await expect(client.query({ name: 'test.one', text: 'SELECT 1', values: [] })).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await client.close();
});
