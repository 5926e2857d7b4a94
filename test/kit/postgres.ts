import pg from 'pg';

/** Where tests find a PostgreSQL server whose databases they may create and drop. */
const SERVER = 'postgres://postgres@127.0.0.1:5432';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Whether a PostgreSQL server is there for tests. Use as `describe.skipIf(!(await isPostgresThere()))`.
 * @throws when it is absent although REQUIRE_SERVICES=1
 */
export async function isPostgresThere(): Promise<boolean> {
  try {
    await onServer('SELECT 1');
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    process.stderr.write('No PostgreSQL at 127.0.0.1:5432: tests against a server are skipped.\n');
    return false;
  }
}

/** How a database sorts text by itself when nothing says how: unlike the embedded one. */
export const ENGLISH_ORDER = "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'";

/** An empty database of the test's own. @param settings SQL that follows its name */
export async function createTestDatabase(settings = ''): Promise<TestDatabase> {
  const name = `barograph_test_${process.pid}_${Date.now().toString(36)}`;
  await onServer(`CREATE DATABASE ${name} ${settings}`);
  return { url: `${SERVER}/${name}`, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${SERVER}/postgres`, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
