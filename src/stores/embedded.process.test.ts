import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStoreTemplate } from '../../test/kit/store-template.ts';
import { describeStores } from './conformance.ts';
import { openEmbeddedStore } from './embedded/open-embedded-store.ts';
import { openMemoryStore } from './embedded/open-memory-store.ts';
import type { SqlClient } from './sql-client.ts';

describeStores('memory', async () => {
  const client = await openMemoryStore();
  return { client, another: async () => client, close: () => client.close() };
});

describeStores('an embedded directory, as owner and as clients', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'stores-'));
  await copyStoreTemplate(directory);
  const owner = await openEmbeddedStore({ directory });
  const clients: SqlClient[] = [];
  return {
    client: owner.client,
    async another() {
      const asClient = await openEmbeddedStore({ directory });
      clients.push(asClient.client);
      return asClient.client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await owner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
});
