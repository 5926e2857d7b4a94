import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { MAX_MS, runThrough } from './run-through.ts';

/** How long a lock is held, ms; `npm run soak` holds it longer than a statement may take. */
const LOCK_MS = Number(process.env.FAULT_LOCK_MS ?? 4_000);

describe.skipIf(!canBreak([program('postgres')]))('a table locked by another client', { timeout: MAX_MS }, () => {
  let postgres: OwnPostgres;
  let world: LiveWorld;
  let served: Served;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'locks') });
    served = await world.serve();
  });
  afterAll(async () => {
    await world.close();
    await postgres.remove();
  });

  const through = (table: string) =>
    runThrough(`${table} locked`, { postgres, database: 'locks', world, served: () => served }, async () => {
      await sleep(300);
      const holder = await postgres.session('locks');
      await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await sleep(LOCK_MS);
      await holder.query('COMMIT');
      const backAt = performance.now();
      await holder.end();
      return backAt;
    });

  it('snapshot: keys are known and snapshots served from memory all the while', async () => {
    const { counts } = await through('snapshot');
    expect(counts['403']).toBeUndefined();
  });

  it.each(['api_key', 'idempotency_slot'])('%s', async (table) => {
    await through(table);
    expect(served.child.exitCode).toBeNull();
  });
});
