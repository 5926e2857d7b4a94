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
import { DurableFiles, flushTree } from './durable-files.mjs';
import { DURABLE_PARAMETERS, UNFLUSHED_PARAMETERS } from './start-parameters.mjs';

/** The database has no process that would make checkpoints: without ours its log grows until it is closed. */
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024;

/**
 * Nor one that vacuums: without us, replaced and removed rows and their index entries stay for good. Files are not shortened,
 * their pages are used again.
 */
const MAX_DEAD_ROWS = `SELECT quote_ident(relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 10000 ORDER BY n_dead_tup DESC LIMIT 1`;

const opened = await open(workerData.directory).catch((error) => {
  parentPort.postMessage({ id: 0, problem: { message: messageOf(error), code: error?.code } });
  return undefined;
});

if (opened !== undefined) {
  const textByName = new Map();
  let isVacuumDue = false;
  let before = Promise.resolve();
  parentPort.on('message', ({ id, statement, close }) => {
    const answer = before.then(() => (close ? shut() : run(statement)));
    answer.then(
      (rows) => parentPort.postMessage({ id, rows }),
      (error) => parentPort.postMessage({ id, problem: { message: messageOf(error), code: error?.code } }),
    );
    if (!close) before = answer.then(tidy, tidy);
  });
  parentPort.postMessage({ id: 0, rows: [] });

  async function run({ name, text, values }) {
    // Callers of several program versions share this session: a name whose text differs runs unprepared.
    if (name !== undefined && !textByName.has(name)) textByName.set(name, text);
    const prepared = textByName.get(name) === text ? { name } : {};
    return (await opened.client.query({ ...prepared, text, values })).rows;
  }

  /** Runs between two statements. A checkpoint in a transaction that has failed is refused, and due again after the next one. */
  async function tidy() {
    if (opened.files.walBytes >= CHECKPOINT_AFTER_BYTES) {
      const written = opened.files.walBytes;
      opened.files.walBytes = 0;
      isVacuumDue = true;
      await opened.client.query('CHECKPOINT').catch(() => {
        opened.files.walBytes += written;
      });
    }
    // In a transaction it would be refused, and make the transaction fail.
    if (!isVacuumDue || opened.client.getTransactionStatus() !== 'I') return;
    isVacuumDue = false;
    // One that fails is due again at the next checkpoint.
    await vacuum().catch(() => undefined);
  }

  async function vacuum() {
    // A session reports its counts once a second at most: without this, rows removed just now are not counted yet.
    await opened.client.query('SELECT pg_stat_force_next_flush()');
    const [table] = (await opened.client.query(MAX_DEAD_ROWS)).rows;
    if (table !== undefined) await opened.client.query(`VACUUM (TRUNCATE false) ${table.name}`);
  }

  async function shut() {
    await opened.client.end();
    await opened.database.close();
    return [];
  }
}

/** A first start is interrupted like every other: the database is made aside, flushed, and moved into place when whole. */
async function open(directory) {
  const place = join(directory, 'postgres');
  if (!existsSync(place)) {
    const draft = join(directory, 'postgres.draft');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const fresh = await PGlite.create({ dataDir: draft, startParams: UNFLUSHED_PARAMETERS });
    await fresh.close();
    flushTree(draft);
    renameSync(draft, place);
  }
  // Also of a folder that was copied here, or written by a program that did not flush.
  flushTree(place);
  // A process killed between making this file and writing it leaves it empty, and an empty one is refused for ever. Our
  // own lock guarantees that no other process runs this database; it was taken before this thread began.
  rmSync(join(place, 'postmaster.pid'), { force: true });
  const files = new DurableFiles(place);
  const database = await PGlite.create({ fs: files, startParams: DURABLE_PARAMETERS });
  const client = new pg.Client(createPgConfig(database));
  await client.connect();
  client.on('notification', ({ payload }) => parentPort.postMessage({ notice: payload }));
  await client.query(`LISTEN ${workerData.channel}`);
  return { database, client, files };
}

function messageOf(error) {
  // The file system of the database throws objects that are no errors.
  return typeof error?.message === 'string' ? error.message : (JSON.stringify(error) ?? String(error));
}
