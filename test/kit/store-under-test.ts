import { openMemoryStore } from '../../src/stores/embedded/open-memory-store.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { createTestDatabase, type DatabaseContent } from './postgres.ts';

/**
 * What tests run on that open a store: the embedded one with counters in the process, or with TEST_STORE=postgresql a
 * PostgreSQL server with counters on Redis. Which tests those are: `scripts/test-servers/store-tests.mjs`.
 */
export const STORE_UNDER_TEST: 'embedded' | 'postgresql' = storeNamed(process.env.TEST_STORE);

/** Opens an empty store of the test's own; closing it leaves nothing behind. */
export async function openStoreUnderTest(content: DatabaseContent = 'schema'): Promise<SqlClient> {
  if (STORE_UNDER_TEST === 'embedded') return openMemoryStore();
  const database = await createTestDatabase(content);
  const client = openServerStore(database.url);
  return {
    ...client,
    close: async () => {
      await client.close();
      await database.drop();
    },
  };
}

function storeNamed(name: string | undefined): 'embedded' | 'postgresql' {
  if (name === undefined || name === 'embedded') return 'embedded';
  if (name === 'postgresql') return 'postgresql';
  throw new Error(`TEST_STORE must be embedded or postgresql, not ${name}`);
}
