import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStoreUnderTest } from '../../test/kit/store-under-test.ts';
import type { ForecastKind } from '../ports/forecast-ledger.ts';
import { verifyForecasts } from './forecast-chain.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openStores } from './open-stores.ts';
import type { SqlClient } from './sql-client.ts';
import { WorldRefusal, worldOfStore } from './store-world.ts';

let client: SqlClient;
beforeEach(async () => {
  client = await openStoreUnderTest('nothing');
});
afterEach(() => client.close());

const snapshot = (snapshotId: string, kind: ForecastKind) => ({
  regionId: 'mena',
  snapshotId,
  generatedAt: 1_000,
  validUntil: 2_000,
  body: new TextEncoder().encode('{}'),
  state: {},
  forecasts: [
    {
      snapshotId,
      regionId: 'mena',
      horizon: '24h',
      kind,
      issuedAt: 1_000,
      sealedAt: 1_500,
      modelVersion: 'm',
      fromDay: 1,
      lastDay: 1,
      lanes: [4096, 0, 0, 0],
      references: {},
    } as const,
  ],
});

const countOf = async (table: string) =>
  (await client.query({ text: `SELECT count(*)::integer AS count FROM ${table}`, values: [] }))[0];

describe('a store', () => {
  it.each([
    ['live', 'exercise'],
    ['exercise', 'live'],
  ] as const)('of the %s world does not open as the %s world, also after a restart', async (own, other) => {
    await openStores(client, own);
    await expect(openStores(client, other)).rejects.toThrow(
      `this store belongs to the ${own} world and cannot be opened as the ${other} world`,
    );
    await expect(openStores(client, other)).rejects.toBeInstanceOf(WorldRefusal);
    await openStores(client, own);
    expect(await worldOfStore(client)).toBe(own);
  });

  it('that concurrent processes open first for two worlds belongs to one of them', async () => {
    await migrate(client);
    const opened = await Promise.allSettled(
      (['live', 'exercise', 'live', 'exercise'] as const).map((world) => openStores(client, world)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('of an earlier program belongs to the exercise once it holds forecasts of it', async () => {
    await migrate(
      client,
      ALL_MIGRATIONS.filter(({ id }) => id < '0018'),
    );
    const columns =
      'seq, snapshot_id, region_id, horizon, kind, issued_at, sealed_at, model_version, from_day, last_day, base, escalation, containment, fragmentation, reference_lanes, prev_hash, hash';
    const row = `1, 's', 'mena', '24h', 'exercise', 1, 1, 'm', 1, 1, 4096, 0, 0, 0, '{}', '${'0'.repeat(64)}', '${'a'.repeat(64)}'`;
    await client.query({ text: 'ALTER TABLE forecast DISABLE TRIGGER ALL', values: [] });
    await client.query({ text: `INSERT INTO forecast (${columns}) VALUES (${row})`, values: [] });
    await expect(openStores(client, 'live')).rejects.toThrow('belongs to the exercise world');
    await openStores(client, 'exercise');
  });

  it.each([
    ['live', 'live', 'exercise'],
    ['live', 'replayed', 'exercise'],
    ['exercise', 'exercise', 'live'],
  ] as const)('of the %s world seals %s forecasts and stores nothing with %s ones', async (world, own, other) => {
    const { snapshots, forecasts } = await openStores(client, world);
    await snapshots.append(snapshot('own', own));
    await expect(snapshots.append(snapshot('other', other))).rejects.toThrow(
      /^the ledger of the \w+ world does not seal forecasts of the \w+ world$/,
    );
    expect([await countOf('snapshot'), await countOf('forecast')]).toEqual([{ count: 1 }, { count: 1 }]);
    const sealed = await forecasts.forecasts({ afterSeq: 0, limit: 10 });
    expect(await verifyForecasts(sealed, undefined, world)).toMatchObject({ status: 'intact', count: 1 });
    expect(await verifyForecasts(sealed, undefined, world === 'live' ? 'exercise' : 'live')).toMatchObject({
      status: 'broken',
      seq: 1,
    });
  });
});
