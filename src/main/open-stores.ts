import { openEmbeddedStore } from '../stores/embedded/open-embedded-store.ts';
import { pendingMigrations } from '../stores/migrate.ts';
import { openStores as openStoresOver, type Stores } from '../stores/open-stores.ts';
import { openServerStore } from '../stores/server/open-server-store.ts';
import type { Config } from './config.ts';
import type { WorldFolder } from './worlds.ts';

export interface OpenStores extends Stores {
  /** Whether the store answers and its migrations are current. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The world's store: PostgreSQL where it is configured, else the embedded one. The exercise is always embedded. */
export async function openStores({ databaseUrl }: Config, folder: WorldFolder): Promise<OpenStores> {
  const client =
    databaseUrl !== undefined && folder.name === 'live'
      ? openServerStore(databaseUrl)
      : (await openEmbeddedStore({ directory: folder.store })).client;
  try {
    return { ...(await openStoresOver(client)), ready: () => isReady(client), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function isReady(client: Parameters<typeof pendingMigrations>[0]): Promise<boolean> {
  try {
    return (await pendingMigrations(client)).length === 0;
  } catch {
    return false;
  }
}
