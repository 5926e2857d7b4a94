import { setTimeout } from 'node:timers/promises';
import type { StorePool } from '../ports/store-pool.ts';
import type { Tracer } from '../ports/tracer.ts';
import { openEmbeddedStore } from '../stores/embedded/open-embedded-store.ts';
import { pendingMigrations } from '../stores/migrate.ts';
import { openStores as openStoresOver, type Stores } from '../stores/open-stores.ts';
import { openServerStore } from '../stores/server/open-server-store.ts';
import type { SqlClient } from '../stores/sql-client.ts';
import type { Config } from './config.ts';
import { tracedClient } from './traces/traced-client.ts';
import type { WorldFolder } from './worlds.ts';

export interface OpenStores extends Stores {
  /** Whether the store answers and its migrations are current. */
  ready(): Promise<boolean>;
  /** How its connections are used. */
  readonly pool: () => StorePool;
  close(): Promise<void>;
}

export interface Tenure {
  /** A process that stays has to own the embedded store, because a guest ends with its owner: it waits until it can. */
  readonly stays: boolean;
  /** Called before each wait; throws to give up. */
  readonly onWait?: () => Promise<void>;
}

/** Where the store of the live world is. */
export type StoreConfig = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseConnectionCount'>>;

/** The world's store: PostgreSQL where it is configured, else the embedded one. The exercise is always embedded. */
export async function openStores(
  config: StoreConfig,
  folder: Pick<WorldFolder, 'name' | 'store'>,
  { tracer, ...tenure }: Tenure & { readonly tracer?: Tracer | undefined } = { stays: false },
): Promise<OpenStores> {
  const opened = await openClient(config, folder, tenure);
  const client = tracer === undefined ? opened : tracedClient(opened, tracer);
  try {
    const stores = await openStoresOver(client);
    return { ...stores, ready: () => isReady(client), pool: client.pool, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** The database under the world's store, as it is: nothing is migrated. */
export async function openClient(
  { databaseUrl, databaseConnectionCount: connectionCount }: StoreConfig,
  folder: Pick<WorldFolder, 'name' | 'store'>,
  tenure: Tenure = { stays: false },
): Promise<SqlClient> {
  return databaseUrl !== undefined && folder.name === 'live'
    ? openServerStore(databaseUrl, connectionCount === undefined ? {} : { connectionCount })
    : openEmbedded(folder.store, tenure);
}

/** How often a process that has to own the store looks whether it can. */
const LOOK_MS = 250;

async function openEmbedded(directory: string, { stays, onWait }: Tenure): Promise<SqlClient> {
  for (;;) {
    const { client, role, close } = await openEmbeddedStore({ directory });
    if (role === 'owner' || !stays) return client;
    await close();
    await onWait?.();
    await setTimeout(LOOK_MS);
  }
}

async function isReady(client: Parameters<typeof pendingMigrations>[0]): Promise<boolean> {
  try {
    return (await pendingMigrations(client)).length === 0;
  } catch {
    return false;
  }
}
