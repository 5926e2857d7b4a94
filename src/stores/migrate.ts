import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { FIRST_MIN_PROGRAM, type Migration } from './migrations/migration.ts';
import { optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/**
 * Brings the schema forward, all pending steps or none. Several processes may call it concurrently: one works, the others wait.
 * @returns the ids of the steps applied by this call
 * @throws Error when the database holds a step that needs a newer program than this one
 */
export function migrate(client: SqlClient, migrations = ALL_MIGRATIONS): Promise<readonly string[]> {
  return client.transaction(async (session) => {
    await session.query({
      name: 'migrate.lock',
      text: 'SELECT pg_advisory_xact_lock($1)::text',
      values: [MIGRATION_LOCK],
    });
    await session.query({ name: 'migrate.table', text: CREATE_MIGRATION_TABLE, values: [] });
    const pending = pendingOf(migrations, await appliedSteps(session));
    for (const migration of pending) await apply(session, migration);
    return pending.map(({ id }) => id);
  });
}

/**
 * The ids of the steps that `migrate` would apply.
 * @throws Error when the database holds a step that needs a newer program than this one
 */
export async function pendingMigrations(client: SqlSession, migrations = ALL_MIGRATIONS): Promise<readonly string[]> {
  return pendingOf(migrations, await stepsOf(client)).map(({ id }) => id);
}

/** The ids of the steps that a store has, in order; none where the program has never opened it. */
export async function appliedMigrations(session: SqlSession): Promise<readonly string[]> {
  return (await stepsOf(session)).map(({ id }) => id);
}

interface AppliedStep {
  readonly id: string;
  /** Id of the newest step that a program must know; undefined in a step that does not say. */
  readonly minProgram: string | undefined;
}

async function stepsOf(session: SqlSession): Promise<readonly AppliedStep[]> {
  const rows = await session.query({
    name: 'migrate.table_name',
    text: "SELECT coalesce(to_regclass('schema_migration')::text, '') AS name",
    values: [],
  });
  return text(rows[0], 'name') === '' ? [] : appliedSteps(session);
}

/** Any constant that nothing else in the database locks. */
const MIGRATION_LOCK = 7_208_411_901;

const CREATE_MIGRATION_TABLE = `CREATE TABLE IF NOT EXISTS schema_migration (
  id text COLLATE "C" PRIMARY KEY,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

async function appliedSteps(session: SqlSession): Promise<readonly AppliedStep[]> {
  const rows = await session.query({
    name: 'migrate.applied',
    // The column came with a later step.
    text: "SELECT id, to_jsonb(m) ->> 'min_program' AS min_program FROM schema_migration m ORDER BY id",
    values: [],
  });
  return rows.map((row) => ({ id: text(row, 'id'), minProgram: optionalText(row, 'min_program') }));
}

/** A step that this program does not know is accepted where the step says that programs of this age work with it. */
function pendingOf(migrations: readonly Migration[], applied: readonly AppliedStep[]): readonly Migration[] {
  const known = new Set(migrations.map(({ id }) => id));
  const newest = migrations.at(-1)?.id ?? '';
  const unknown = applied.find(
    ({ id, minProgram }) => !known.has(id) && (minProgram === undefined || minProgram > newest),
  );
  if (unknown !== undefined) throw new Error(`the store is newer than this program: it holds migration ${unknown.id}`);
  const there = new Set(applied.map(({ id }) => id));
  return migrations.filter(({ id }) => !there.has(id));
}

async function apply(
  session: SqlSession,
  { id, minProgram = FIRST_MIN_PROGRAM, statements }: Migration,
): Promise<void> {
  for (const [index, statement] of statements.entries())
    await session.query({ name: `migrate.${id}.${index}`, text: statement, values: [] });
  const recorded = id < FIRST_MIN_PROGRAM ? RECORD : { ...RECORD_WITH_PROGRAM, values: [minProgram] };
  await session.query({ ...recorded, values: [id, ...recorded.values] });
}

const RECORD = { name: 'migrate.record', text: 'INSERT INTO schema_migration (id) VALUES ($1)', values: [] };
const RECORD_WITH_PROGRAM = {
  name: 'migrate.record_program',
  text: 'INSERT INTO schema_migration (id, min_program) VALUES ($1, $2)',
};
