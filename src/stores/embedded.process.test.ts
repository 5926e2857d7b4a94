import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStores } from './conformance.ts';
import { openEmbeddedStore } from './embedded/open-embedded-store.ts';
import { openMemoryStore } from './embedded/open-memory-store.ts';
import type { SqlClient } from './sql-client.ts';

describeStores('memory', async () => {
  const client = await openMemoryStore();
  return { client, another: async () => client, close: () => client.close() };
});

describeStores('an embedded directory, as owner and as guests', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'stores-'));
  const owner = await openEmbeddedStore({ directory });
  const guests: SqlClient[] = [];
  return {
    client: owner.client,
    async another() {
      const guest = await openEmbeddedStore({ directory });
      guests.push(guest.client);
      return guest.client;
    },
    async close() {
      await Promise.all(guests.map((guest) => guest.close()));
      await owner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
});
