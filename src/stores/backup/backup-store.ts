import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { WorldName } from '../../ports/world.ts';
import { appliedMigrations } from '../migrate.ts';
import { optionalText } from '../row-reader.ts';
import { READ_AT_ONE_INSTANT } from '../shared-reading.ts';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { requireWorld } from '../store-world.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { writeDumpFile } from './dump-file.ts';
import { dumpRows, EXACT_TEXT } from './dump-rows.ts';
import { type DumpedTable, dumpPath, FORM, type Manifest, writeManifest } from './manifest.ts';
import { readTableShapes, type TableShape } from './table-shapes.ts';

export type BackupFacts = Pick<Manifest, 'madeAt' | 'program' | 'pepperSha256'> & {
  readonly world: WorldName;
  /** Ends the backup before its next page. */
  readonly signal?: AbortSignal;
};

export interface MadeBackup {
  readonly manifest: Manifest;
  /** SHA-256 of the manifest, which names the hashes of all files. */
  readonly sha256: string;
}

/**
 * Writes every row of a store, as it is at one instant, to a new folder: a compressed file a table and a manifest with
 * their hashes. The folder appears when it is complete and on the disk. Memory: a page of rows. The schema is not touched, so
 * that a store can be backed up before it is migrated. A server goes on meanwhile; the embedded store has one session, so
 * writes and transactions wait until the backup is made, and single reads do not.
 * @throws the reason of the signal, once it is aborted
 * @throws BackupRefusal when the folder exists or the store was never opened by the program
 * @throws WorldRefusal when the store belongs to another world than the stated one
 */
export async function backupStore(client: SqlClient, directory: string, facts: BackupFacts): Promise<MadeBackup> {
  const place = resolve(directory);
  if (existsSync(place)) throw new BackupRefusal(`${place} exists: a backup is written to a new folder`);
  const draft = draftOf(place);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const made = await client.transaction((session) => dumpInto(draft, endedBy(session, facts.signal), facts));
    await flushFolder(draft);
    await rename(draft, place);
    await flushFolder(dirname(place));
    return made;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Where a folder is that is not complete yet, or no longer. */
export const draftOf = (place: string): string => `${place}.${randomUUID()}.draft`;

/** A session that runs no statement once the signal is aborted. */
const endedBy = (session: SqlSession, signal: AbortSignal | undefined): SqlSession => ({
  query: async (statement) => {
    signal?.throwIfAborted();
    return session.query(statement);
  },
});

async function dumpInto(directory: string, session: SqlSession, facts: BackupFacts): Promise<MadeBackup> {
  for (const text of [READ_AT_ONE_INSTANT, ...EXACT_TEXT]) await session.query({ text, values: [] });
  const migrations = await appliedMigrations(session);
  if (migrations.length === 0) throw new BackupRefusal('there is nothing to back up: the store has no tables yet');
  await requireWorld(session, facts.world);
  const tables: DumpedTable[] = [];
  for (const shape of await readTableShapes(session)) {
    const written = await writeDumpFile(dumpPath(directory, shape.name), dumpRows(session, shape));
    const columns = shape.columns.map(({ name }) => name);
    tables.push({ name: shape.name, columns, ...written, ...(await lastNumberOf(session, shape)) });
  }
  const { madeAt, program, world, pepperSha256 } = facts;
  const pepper = pepperSha256 === undefined ? {} : { pepperSha256 };
  const manifest: Manifest = { form: FORM, madeAt, world, program, migrations, ...pepper, tables };
  return { manifest, sha256: await writeManifest(directory, manifest) };
}

/** Other rows name rows by their number, also of rows that are gone: a number is never given twice. */
async function lastNumberOf(
  session: SqlSession,
  { name, identity }: TableShape,
): Promise<Pick<DumpedTable, 'lastNumber'>> {
  if (identity === undefined) return {};
  const [row] = await session.query({
    text: 'SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text AS last',
    values: [name, identity],
  });
  const lastNumber = optionalText(row, 'last');
  return lastNumber === undefined ? {} : { lastNumber };
}

/** Names in a folder, new and removed ones, are on the disk when it is flushed. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
