import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedStore } from '../../src/stores/embedded/open-embedded-store.ts';
import { ALL_MIGRATIONS } from '../../src/stores/migrations/all-migrations.ts';
import { openStores } from '../../src/stores/open-stores.ts';

const FROM_ROOT = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CACHE = FROM_ROOT('node_modules/.cache');

/**
 * Puts a database with the schema as it is now, without rows, into the directory of an embedded store. Making one takes
 * seconds, so one is made by the program itself, kept for all tests and runs, and copied.
 */
export async function copyStoreTemplate(directory: string): Promise<void> {
  const template = await storeTemplate();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await cp(template, join(directory, 'postgres'), { recursive: true });
}

let known: Promise<string> | undefined;

function storeTemplate(): Promise<string> {
  known ??= makeStoreTemplate();
  return known;
}

async function makeStoreTemplate(): Promise<string> {
  const template = join(CACHE, `store-${await contentKey()}`);
  if (existsSync(template)) return template;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'store-draft-'));
  try {
    const { client, close } = await openEmbeddedStore({ directory: draft });
    await openStores(client);
    await close();
    // Another worker may have been first: then its template serves this one, too.
    await rename(join(draft, 'postgres'), template).catch((error) => {
      if (!existsSync(template)) throw error;
    });
    return template;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Of everything that a new database is made from. */
async function contentKey(): Promise<string> {
  const sources = ['src/stores/embedded/embedded-worker.mjs', 'node_modules/@electric-sql/pglite/package.json'];
  const texts = await Promise.all(sources.map((path) => readFile(FROM_ROOT(path), 'utf8')));
  const key = createHash('sha256').update(JSON.stringify([texts, ALL_MIGRATIONS]));
  return key.digest('hex').slice(0, 16);
}
