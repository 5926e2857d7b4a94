import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import type { Migration } from './migrations/migration.ts';
import { text } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/**
 * Brings the schema forward, all pending steps or none. Several processes may call it concurrently: one works, the others wait.
 * @returns the ids of the steps applied by this call
 * @throws Error when the database holds a step that this program does not know: it is older than its store
 */
export function migrate(client: SqlClient, migrations = ALL_MIGRATIONS): Promise<readonly string[]> {
  return client.transaction(async (session) => {
    await session.query({
      name: 'migrate.lock',
      text: 'SELECT pg_advisory_xact_lock($1)::text',
      values: [MIGRATION_LOCK],
    });
    await session.query({ name: 'migrate.table', text: CREATE_MIGRATION_TABLE, values: [] });
    const pending = pendingOf(migrations, await appliedIds(session));
    for (const migration of pending) await apply(session, migration);
    return pending.map(({ id }) => id);
  });
}

/** The ids of the steps that `migrate` would apply. */
export async function pendingMigrations(client: SqlSession, migrations = ALL_MIGRATIONS): Promise<readonly string[]> {
  return pendingOf(migrations, await appliedMigrations(client)).map(({ id }) => id);
}

/** The ids of the steps that a store has, in order; none where the program has never opened it. */
export async function appliedMigrations(session: SqlSession): Promise<readonly string[]> {
  const rows = await session.query({
    name: 'migrate.table_name',
    text: "SELECT coalesce(to_regclass('schema_migration')::text, '') AS name",
    values: [],
  });
  return text(rows[0], 'name') === '' ? [] : appliedIds(session);
}

/** Any constant that nothing else in the database locks. */
const MIGRATION_LOCK = 7_208_411_901;

const CREATE_MIGRATION_TABLE = `CREATE TABLE IF NOT EXISTS schema_migration (
  id text COLLATE "C" PRIMARY KEY,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

async function appliedIds(session: SqlSession): Promise<readonly string[]> {
  const rows = await session.query({
    name: 'migrate.applied',
    text: 'SELECT id FROM schema_migration ORDER BY id',
    values: [],
  });
  return rows.map((row) => text(row, 'id'));
}

function pendingOf(migrations: readonly Migration[], applied: readonly string[]): readonly Migration[] {
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = applied.find((id) => !known.has(id));
  if (unknown !== undefined) throw new Error(`the store is newer than this program: it holds migration ${unknown}`);
  return migrations.filter(({ id }) => !applied.includes(id));
}

async function apply(session: SqlSession, { id, statements }: Migration): Promise<void> {
  for (const [index, statement] of statements.entries())
    await session.query({ name: `migrate.${id}.${index}`, text: statement, values: [] });
  await session.query({
    name: 'migrate.record',
    text: 'INSERT INTO schema_migration (id) VALUES ($1)',
    values: [id],
  });
}
