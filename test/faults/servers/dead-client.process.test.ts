import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServerStore } from '../../../src/stores/server/open-server-store.ts';
import type { SqlClient, SqlSession } from '../../../src/stores/sql-client.ts';
import { type OwnNetwork, openOwnNetwork } from './own-network.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS } from './run-through.ts';

/** What PostgreSQL logs when a client acknowledges nothing; ended for its idle transaction, it logs another reason. */
const CUT_OFF = /could not (receive data from|send data to) client: Connection timed out/g;
const IDLE = 'idle-in-transaction timeout';
const LOCK = { text: 'SELECT pg_advisory_xact_lock(42)::text', values: [] };
const NAP = { text: 'SELECT pg_sleep(2)::text', values: [] };

describe.skipIf(!canBreak([program('postgres'), 'ip'], { asRoot: true }))(
  'a lock whose holder is cut off is free while packets are still lost',
  { timeout: MAX_MS },
  () => {
    let network: OwnNetwork;
    let postgres: OwnPostgres;
    let store: SqlClient;

    beforeAll(async () => {
      network = openOwnNetwork();
      const { within, address } = network;
      postgres = await startOwnPostgres({ within, address, trusting: ['host all all 0.0.0.0/0 trust'] });
      store = openServerStore(await newDatabase(postgres, 'vanished'));
    });
    afterAll(async () => {
      await store.close();
      await postgres.remove();
      network.remove();
    });

    const cutOffCount = () => postgres.log().match(CUT_OFF)?.length ?? 0;
    const isHeld = async () =>
      (await postgres.sql("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = 42")).length > 0;

    it.each([
      ['that says nothing', async (_: SqlSession, left: Promise<void>) => left],
      ['that is about to be answered', async (session: SqlSession) => void (await session.query(NAP))],
    ])('by a transaction %s', async (_, stay) => {
      let leave = (): void => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      const ended = store
        .transaction(async (session) => {
          await session.query(LOCK);
          await stay(session, left);
        })
        .catch(() => undefined);
      try {
        await momentOf(isHeld, 'the lock is held');
        const cutOffBefore = cutOffCount();
        network.cut();
        await momentOf(async () => !(await isHeld()), 'the lock is free');
        expect(cutOffCount()).toBeGreaterThan(cutOffBefore);
        expect(postgres.log()).not.toContain(IDLE);
      } finally {
        network.mend();
        leave();
        await ended;
      }
    });
  },
);
