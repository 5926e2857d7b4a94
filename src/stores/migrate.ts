import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { FIRST_MIN_PROGRAM, type Migration } from './migrations/migration.ts';
import { optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

/** Shorter than other processes wait for a lock (1 s): a step that waits holds up all that come behind it. */
const LOCK_WAIT = "SET LOCAL lock_timeout TO '500ms'";
const PAUSE = { name: 'migrate.pause', text: 'SELECT pg_sleep(1)::text', values: [] };
/** A backup reads every table in one transaction for minutes. */
const MAX_ATTEMPTS = 400;

/**
 * Brings the schema forward, step by step: each is applied completely or not at all, and holds its locks no longer than it
 * takes itself. A store without tables gets all steps or none. Several processes may call it concurrently: one works, the
 * others wait. While another transaction uses a table that a step changes, the step is tried again every second or so for ten
 * minutes.
 * @returns the ids of the steps applied by this call
 * @throws Error when the database holds a step that needs a newer program than this one
 * @throws StoreFailure `timeout` when a table stayed in use, or a step took longer than a statement may
 */
export async function migrate(client: SqlClient, migrations = ALL_MIGRATIONS): Promise<readonly string[]> {
  const done: string[] = [];
  for (;;) {
    const applied = await whenUnused(client, () => applyNext(client, migrations));
    if (applied.length === 0) return done;
    done.push(...applied);
  }
}

/** Tries again while a table is in use. */
async function whenUnused<T>(client: SqlClient, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isInUse = error instanceof StoreFailure && error.sqlState === LOCK_NOT_AVAILABLE;
      if (!isInUse || attempt === MAX_ATTEMPTS) throw error;
      await client.query(PAUSE);
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** The next step, or all of them where there are no tables yet. */
function applyNext(client: SqlClient, migrations: readonly Migration[]): Promise<readonly string[]> {
  return client.transaction(async (session) => {
    await session.query({
      name: 'migrate.lock',
      text: 'SELECT pg_advisory_xact_lock($1)::text',
      values: [MIGRATION_LOCK],
    });
    await session.query({ name: 'migrate.table', text: CREATE_MIGRATION_TABLE, values: [] });
    const applied = await appliedSteps(session);
    const pending = pendingOf(migrations, applied);
    const next = applied.length === 0 ? pending : pending.slice(0, 1);
    if (next.length > 0) await session.query({ name: 'migrate.lock_wait', text: LOCK_WAIT, values: [] });
    for (const migration of next) await apply(session, migration);
    return next.map(({ id }) => id);
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
