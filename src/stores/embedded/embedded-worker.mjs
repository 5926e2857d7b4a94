/**
 * The thread in which the embedded database runs: it owns the only session and answers one statement after the other.
 * Plain JavaScript, because Node 20 cannot start a thread from TypeScript; the build ships it beside the program.
 *
 * workerData: `{ directory: string, channel: string }`. In: `{ id, statement: { name, text, values } }`, `{ id, close: true }`.
 * Out: `{ notice }` for everything given notice of on the channel, `{ id, rows }` or `{ id, problem: { message, code } }`, first of all with id 0 when the database is open or cannot be.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/** 16 MB instead of 128 MB of shared buffers: measured to save 140 MB; JIT does not exist in WebAssembly. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'jit=off'];

const opened = await open(workerData.directory).catch((error) => {
  parentPort.postMessage({ id: 0, problem: { message: messageOf(error), code: error?.code } });
  return undefined;
});

if (opened !== undefined) {
  const textByName = new Map();
  parentPort.on('message', ({ id, statement, close }) => {
    const answer = close ? shut() : run(statement);
    answer.then(
      (rows) => parentPort.postMessage({ id, rows }),
      (error) => parentPort.postMessage({ id, problem: { message: messageOf(error), code: error?.code } }),
    );
  });
  parentPort.postMessage({ id: 0, rows: [] });

  async function run({ name, text, values }) {
    // Callers of several program versions share this session: a name whose text differs runs unprepared.
    if (name !== undefined && !textByName.has(name)) textByName.set(name, text);
    const prepared = textByName.get(name) === text ? { name } : {};
    return (await opened.client.query({ ...prepared, text, values })).rows;
  }

  async function shut() {
    await opened.client.end();
    await opened.database.close();
    return [];
  }
}

/** A first start is interrupted like every other: the database is made aside and moved into place when whole. */
async function open(directory) {
  const place = join(directory, 'postgres');
  if (!existsSync(place)) {
    const draft = join(directory, 'postgres.draft');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const fresh = await PGlite.create({ dataDir: draft, startParams: START_PARAMETERS });
    await fresh.close();
    renameSync(draft, place);
  }
  // A process killed between making this file and writing it leaves it empty, and an empty one is refused for ever. Our
  // own lock guarantees that no other process runs this database; it was taken before this thread began.
  rmSync(join(place, 'postmaster.pid'), { force: true });
  const database = await PGlite.create({ dataDir: place, startParams: START_PARAMETERS });
  const client = new pg.Client(createPgConfig(database));
  await client.connect();
  client.on('notification', ({ payload }) => parentPort.postMessage({ notice: payload }));
  await client.query(`LISTEN ${workerData.channel}`);
  return { database, client };
}

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
