import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Where tests find a PostgreSQL server whose databases they may create and drop. */
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** What a database holds at first: nothing, or the schema as it is now where a template of it was made. */
export type DatabaseContent = 'nothing' | 'schema';

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

/** A database of the test's own, without rows. @param settings SQL that follows its name */
export async function createTestDatabase(content: DatabaseContent = 'nothing', settings = ''): Promise<TestDatabase> {
  const template = content === 'schema' ? process.env.TEST_TEMPLATE_DATABASE : undefined;
  const name = `${RUN_PREFIX}${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} ${template === undefined ? settings : `TEMPLATE ${template}`}`);
  return databaseNamed(name);
}

/** Begins the names of the databases of one run, so that its end finds those that a failed test has left. */
const RUN_PREFIX = `barograph_test_${process.env.TEST_RUN ?? process.pid}_`;

/** Drops every database that this run has left on the server. */
export async function dropTestDatabases(): Promise<void> {
  const rows = await onServer(`SELECT datname FROM pg_database WHERE starts_with(datname, '${RUN_PREFIX}')`);
  for (const { datname } of rows) await databaseNamed(String(datname)).drop();
}

function databaseNamed(name: string): TestDatabase {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

async function onServer(statement: string): Promise<readonly { readonly datname?: unknown }[]> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 60_000 });
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
