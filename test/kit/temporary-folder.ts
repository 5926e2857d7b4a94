import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder } from './empty-folder.ts';
import { createTestDatabase, type DatabaseContent } from './postgres.ts';
import { forgetKeys, REDIS_URL } from './redis.ts';
import { copyStoreTemplate } from './store-template.ts';
import { STORE_UNDER_TEST } from './store-under-test.ts';

type Variables = Readonly<Record<string, string>>;

export interface TemporaryFolder {
  readonly path: string;
  /** What a program with this DATA_DIR is configured with, so that its live world is in the store under test. */
  readonly environment: Variables;
  /**
   * Removes the folder and what belongs to it on servers.
   * @throws Error when a live world was opened in the folder although the store under test is on a server
   */
  remove(): Promise<void>;
}

/** The servers of every folder of this process. */
const servers = new Map<string, Variables>();

/**
 * A new folder, a DATA_DIR as a rule. On the store under test it has a database of its own, with the schema as it is now
 * unless it is to hold nothing, and counters of its own; the embedded one lies in the folder, which is otherwise empty.
 */
export async function temporaryFolder(content: DatabaseContent = 'schema'): Promise<TemporaryFolder> {
  const { path, remove } = await emptyFolder();
  if (STORE_UNDER_TEST === 'embedded') {
    if (content === 'schema') await copyStoreTemplate(join(path, 'live', 'store'));
    return { path, environment: { DATA_DIR: path }, remove };
  }
  const database = await createTestDatabase(content);
  const prefix = `barograph-test:${randomUUID()}`;
  const variables = { DATABASE_URL: database.url, REDIS_URL, REDIS_PREFIX: prefix };
  servers.set(path, variables);
  return {
    path,
    environment: { DATA_DIR: path, ...variables },
    remove: async () => {
      servers.delete(path);
      const isEmbedded = existsSync(join(path, 'live', 'store'));
      await Promise.all([remove(), database.drop(), forgetKeys(`${prefix}:`)]);
      if (isEmbedded) throw new Error(`${path} held an embedded live store while the tests run on ${STORE_UNDER_TEST}`);
    },
  };
}

/** A new empty folder whose live world is embedded on every run, for tests about the embedded store itself. */
export async function embeddedFolder(content: DatabaseContent = 'schema'): Promise<TemporaryFolder> {
  const { path, remove } = await emptyFolder();
  if (content === 'schema') await copyStoreTemplate(join(path, 'live', 'store'));
  servers.set(path, {});
  return {
    path,
    environment: { DATA_DIR: path },
    remove: async () => {
      servers.delete(path);
      await remove();
    },
  };
}

/**
 * The variables of the servers that belong to a DATA_DIR: those of the folder of this kit that it is or stands in.
 * @throws Error on a server for a folder that this kit did not make: its live world would silently be embedded
 */
export function serversOf(dataDir: string): Variables {
  const known = servers.get(dataDir) ?? servers.get(dirname(dataDir));
  if (known === undefined && STORE_UNDER_TEST !== 'embedded') throw new Error(`${dataDir} has no store under test`);
  return known ?? {};
}
