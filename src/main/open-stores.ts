import { mkdir } from 'node:fs/promises';
import { openEmbeddedStore } from '../stores/embedded/open-embedded-store.ts';
import { createStores, type Stores } from '../stores/open-stores.ts';
import { openServerStore } from '../stores/server/open-server-store.ts';
import type { Config } from './config.ts';
import type { WorldFolder } from './worlds.ts';

export interface OpenStores extends Stores {
  /** Whether the store answers and its migrations are current. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The world's store: PostgreSQL where it is configured, else the embedded one. The exercise is always embedded. */
export async function openStores(config: Config, folder: WorldFolder): Promise<OpenStores> {
  if (config.databaseUrl !== undefined && folder.name === 'live') {
    const { client, close } = await openServerStore(config.databaseUrl);
    return { ...(await createStores(client)), ready: () => isReady(client), close };
  }
  await mkdir(folder.store, { recursive: true, mode: 0o700 });
  const { client, close } = await openEmbeddedStore({ directory: folder.store });
  return { ...(await createStores(client)), ready: () => isReady(client), close };
}
