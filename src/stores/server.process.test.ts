import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cuttableProxy } from '../../test/kit/cuttable-proxy.ts';
import { createTestDatabase, isPostgresThere } from '../../test/kit/postgres.ts';
import { describeStores } from './conformance.ts';
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

  it('tells how its connections are used, and how often one could not be had', async () => {
    const database = await createTestDatabase();
    const client = openServerStore(database.url, { connectionCount: 2 });
    const one = () => client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] });
    expect(client.pool?.()).toEqual({ open: 0, idle: 0, waiting: 0, refused: 0 });
    await one();
    expect(client.pool?.()).toEqual({ open: 1, idle: 1, waiting: 0, refused: 0 });
    await client.transaction((session) =>
      client.transaction(async () => {
        const [third, fourth] = [one(), one()];
        await session.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] });
        expect(client.pool?.()).toEqual({ open: 2, idle: 0, waiting: 2, refused: 0 });
        return { waited: Promise.all([third, fourth]) };
      }),
    );
    await expect.poll(() => client.pool?.()).toEqual({ open: 2, idle: 2, waiting: 0, refused: 0 });
    await client.close();
    const nowhere = openServerStore('postgres://postgres@127.0.0.1:1/none');
    await nowhere.query({ name: 'test.one', text: 'SELECT 1', values: [] }).catch(() => undefined);
    expect(nowhere.pool?.().refused).toBe(1);
    await nowhere.close();
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
    await expect.poll(() => client.pool?.().idle).toBe(0);
    await expect.poll(() => client.pool?.().open).toBe(2);
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
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
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
