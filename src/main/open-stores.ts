import { setTimeout } from 'node:timers/promises';
import { machineLookup } from '../feeds/http/machine-lookup.ts';
import { createNameResolver } from '../feeds/http/name-resolver.ts';
import type { StorePool } from '../ports/store-pool.ts';
import type { StoreProblem } from '../ports/store-problem.ts';
import type { Tracer } from '../ports/tracer.ts';
import { type BackupFacts, backupStore, type MadeBackup } from '../stores/backup/backup-store.ts';
import { openEmbeddedStore } from '../stores/embedded/open-embedded-store.ts';
import { pendingMigrations } from '../stores/migrate.ts';
import { openStores as openStoresOver, type Stores } from '../stores/open-stores.ts';
import { openServerStore } from '../stores/server/open-server-store.ts';
import type { SqlClient } from '../stores/sql-client.ts';
import { requireWorld } from '../stores/store-world.ts';
import { watchStore } from '../stores/watched-store.ts';
import type { Config } from './config.ts';
import { systemClock } from './system-clock.ts';
import { tracedClient } from './traces/traced-client.ts';
import type { WorldFolder } from './world-folder.ts';

export interface OpenStores extends Stores {
  /** Whether the store answers and its migrations are current. */
  ready(): Promise<boolean>;
  /** Writes a backup to a new folder, like `backupStore`. */
  backUp(directory: string, facts: BackupFacts): Promise<MadeBackup>;
  /** Use of its connections. */
  readonly pool: () => StorePool;
  /** What the failures of its statements revealed. */
  readonly problems: () => readonly StoreProblem[];
  close(): Promise<void>;
}

export interface Tenure {
  /** A long-running process waits until it can own the embedded store, because an IPC client ends with its owner. */
  readonly isLongRunning: boolean;
  /** Called before each wait; throws to give up. */
  readonly onWait?: () => Promise<void>;
}

/** Location of the store of the live world. */
export type StoreConfig = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseConnectionCount'>>;

/** The world's store: PostgreSQL if configured, else the embedded one. The exercise is always embedded. */
export async function openStores(
  config: StoreConfig,
  folder: Pick<WorldFolder, 'name' | 'store'>,
  { tracer, ...tenure }: Tenure & { readonly tracer?: Tracer | undefined } = { isLongRunning: false },
): Promise<OpenStores> {
  const { client: opened, problems } = watchStore(await openClient(config, folder, tenure), systemClock);
  const client = tracer === undefined ? opened : tracedClient(opened, tracer);
  try {
    const stores = await openStoresOver(client, folder.name);
    return {
      ...stores,
      ready: () => isReady(client),
      backUp: (directory, facts) => backupStore(client, directory, facts),
      pool: client.pool,
      problems,
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * The database of the world's store; applies no migration.
 * @throws WorldRefusal when the store belongs to the other world
 */
export async function openClient(
  { databaseUrl, databaseConnectionCount }: StoreConfig,
  folder: Pick<WorldFolder, 'name' | 'store'>,
  tenure: Tenure = { isLongRunning: false },
): Promise<SqlClient> {
  const client =
    databaseUrl !== undefined && folder.name === 'live'
      ? openServer(databaseUrl, databaseConnectionCount)
      : await openEmbedded(folder.store, tenure);
  try {
    await requireWorld(client, folder.name);
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Closing ends lookups of its name, too. */
function openServer(databaseUrl: string, connectionCount: number | undefined): SqlClient {
  const names = createNameResolver();
  const lookup = machineLookup(names);
  const client = openServerStore(databaseUrl, {
    lookup,
    ...(connectionCount === undefined ? {} : { connectionCount }),
  });
  return {
    ...client,
    close() {
      names.close();
      return client.close();
    },
  };
}

/** Interval between attempts to own the store. */
const RETRY_MS = 250;

async function openEmbedded(directory: string, { isLongRunning, onWait }: Tenure): Promise<SqlClient> {
  for (;;) {
    const { client, role, close } = await openEmbeddedStore({ directory });
    if (role === 'owner' || !isLongRunning) return client;
    await close();
    await onWait?.();
    await setTimeout(RETRY_MS);
  }
}

async function isReady(client: Parameters<typeof pendingMigrations>[0]): Promise<boolean> {
  try {
    return (await pendingMigrations(client)).length === 0;
  } catch {
    return false;
  }
}
