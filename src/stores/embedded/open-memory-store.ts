import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createNotificationBus, NOTICE_CHANNEL } from '../notification-bus.ts';
import type { RawSession } from '../run-transaction.ts';
import { createSerialClient } from '../serial-client.ts';
import type { SqlClient } from '../sql-client.ts';
import { storeFailureOf } from '../store-failure.ts';

/**
 * A database in the memory of this process, empty, for tests and for replays that store nothing. It runs on the calling
 * thread, so nothing can interrupt a statement. The first one of a process takes 2 to 4 s, the others 0.3 s.
 */
export async function openMemoryStore(): Promise<SqlClient> {
  const database = await PGlite.create({ loadDataDir: await emptyDatabase(), startParams: START_PARAMETERS });
  const client = new pg.Client(createPgConfig(database));
  await client.connect();
  const raw: RawSession = {
    async run(statement) {
      try {
        return (await client.query({ ...statement, values: [...statement.values] })).rows;
      } catch (error) {
        throw storeFailureOf(error);
      }
    },
    abandon: () => undefined,
  };
  const board = createNotificationBus();
  client.on('notification', ({ payload }) => board.publish(payload));
  await client.query(`LISTEN ${NOTICE_CHANNEL}`);
  return createSerialClient(raw, {
    listen: board.listen,
    close: async () => {
      await client.end();
      await database.close();
    },
  });
}

const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'jit=off'];

let template: Promise<Blob> | undefined;

function emptyDatabase(): Promise<Blob> {
  template ??= makeEmptyDatabase();
  return template;
}

async function makeEmptyDatabase(): Promise<Blob> {
  const database = await PGlite.create({ startParams: START_PARAMETERS });
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump;
}
