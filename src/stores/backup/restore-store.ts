import type { WorldName } from '../../ports/world.ts';
import { renameStore } from '../event-log.ts';
import { appliedMigrations, migrate } from '../migrate.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import { text } from '../row-reader.ts';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { claimWorld, requireWorld, WorldRefusal } from '../store-world.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { backupWorld } from './backup-world.ts';
import { readDumpFile } from './dump-file.ts';
import { type DumpedTable, dumpPath, type Manifest } from './manifest.ts';
import { quoted, readTableShapes, type TableShape } from './table-shapes.ts';
import { verifyBackup } from './verify-backup.ts';

/** A statement carries so many bytes of rows, or one row that is longer. */
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Puts every row of a backup into an empty store, all or nothing, and then brings the schema forward. The backup is read
 * through before the store is touched. Memory: a batch of rows.
 * @param world the world that the store is opened for
 * @throws BackupRefusal when the backup is damaged or of a newer program, or the store holds something
 * @throws WorldRefusal when the backup or the store belongs to the other world
 */
export async function restoreStore(client: SqlClient, directory: string, world: WorldName): Promise<Manifest> {
  const { manifest } = await verifyBackup(directory);
  const made = await backupWorld(directory, manifest);
  if (made !== undefined && made !== world)
    throw new WorldRefusal(`the backup is of the ${made} world and cannot be restored into the ${world} world`);
  await requireWorld(client, world);
  const steps = ALL_MIGRATIONS.filter(({ id }) => manifest.migrations.includes(id));
  const unknown = manifest.migrations.find((id) => !steps.some((step) => step.id === id));
  if (unknown !== undefined)
    throw new BackupRefusal(`the backup is newer than this program: it holds migration ${unknown}`);
  const applied = await appliedMigrations(client);
  if (applied.length === 0) await migrate(client, steps);
  else await refuseOthers(client, manifest, applied);
  await client.transaction((session) => load(session, directory, manifest));
  await migrate(client);
  await claimWorld(client, world);
  return manifest;
}

async function refuseOthers(session: SqlSession, manifest: Manifest, applied: readonly string[]): Promise<void> {
  await refuseRows(session, await readTableShapes(session));
  if (applied.join() !== manifest.migrations.join())
    throw new BackupRefusal(
      `the store is at migration ${applied.at(-1)}, the backup at ${manifest.migrations.at(-1)}: restore into a store without tables`,
    );
}

async function load(session: SqlSession, directory: string, manifest: Manifest): Promise<void> {
  const shapes = await readTableShapes(session);
  refuseOtherTables(shapes, manifest);
  const names = shapes.map(({ name }) => quoted(name)).join(', ');
  await session.query({ text: `LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`, values: [] });
  await refuseRows(session, shapes);
  for (const shape of shapes)
    for (const table of manifest.tables)
      if (table.name === shape.name) await loadTable(session, shape, { directory, table });
  if (shapes.some(({ name }) => name === 'event_head')) await renameStore(session);
}

async function refuseRows(session: SqlSession, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes) {
    const [row] = await session.query({
      text: `SELECT (EXISTS (SELECT 1 FROM ${quoted(name)}))::text AS holds`,
      values: [],
    });
    if (text(row, 'holds') === 'true')
      throw new BackupRefusal(
        `the store is not empty: table ${name} holds rows. A restore changes nothing that is there`,
      );
  }
}

function refuseOtherTables(shapes: readonly TableShape[], { tables }: Manifest): void {
  const described = (name: string, columns: readonly string[]) => `${name}(${columns.join(', ')})`;
  const here = shapes.map(({ name, columns }) =>
    described(
      name,
      columns.map((column) => column.name),
    ),
  );
  const there = tables.map(({ name, columns }) => described(name, columns));
  const odd = [...there.filter((one) => !here.includes(one)), ...here.filter((one) => !there.includes(one))][0];
  if (odd !== undefined) throw new BackupRefusal(`the backup and the store do not have the same tables: ${odd}`);
}

interface Source {
  readonly directory: string;
  readonly table: DumpedTable;
}

async function loadTable(session: SqlSession, shape: TableShape, { directory, table }: Source): Promise<void> {
  const statement = insertText(shape);
  let lines: string[] = [];
  let size = 0;
  const send = async () => {
    if (lines.length > 0) await session.query({ text: statement, values: [`[${lines.join(',')}]`] });
    lines = [];
    size = 0;
  };
  for await (const line of readDumpFile(dumpPath(directory, table.name), table)) {
    if (size + line.length > BATCH_BYTES) await send();
    lines.push(line);
    size += line.length;
  }
  await send();
  if (shape.identity !== undefined && table.lastNumber !== undefined)
    await session.query({
      text: 'SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3::text::bigint)::text',
      values: [shape.name, shape.identity, table.lastNumber],
    });
}

function insertText({ name, columns }: TableShape): string {
  const values = columns.map(({ type }, index) =>
    type === 'bytea' ? `decode(line->>${index}, 'hex')` : `(line->>${index})::${type}`,
  );
  return `INSERT INTO ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')})
    OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')} FROM jsonb_array_elements($1::text::jsonb) AS line`;
}
