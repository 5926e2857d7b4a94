import { migrate } from '../../src/stores/migrate.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';

/**
 * Once for a run of tests on servers: migrates one database, of which every test gets a copy, which takes a fifth of
 * migrating its own. At the end all databases of the run are dropped.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_STORE !== 'postgresql' || process.env.TEST_TEMPLATE_DATABASE !== undefined) return undefined;
  process.env.TEST_RUN = `${process.pid}_${Date.now().toString(36)}`;
  // Read after the run has its name.
  const { createTestDatabase, dropTestDatabases } = await import('./postgres.ts');
  const { url } = await createTestDatabase('nothing');
  const client = openServerStore(url, { connectionCount: 1 });
  await migrate(client).finally(() => client.close());
  process.env.TEST_TEMPLATE_DATABASE = new URL(url).pathname.slice(1);
  return dropTestDatabases;
}
