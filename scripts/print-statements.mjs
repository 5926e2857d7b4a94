#!/usr/bin/env node
/**
 * Writes down every statement that this program sends to its store, with the answers, as test/releases/<version>.json. Run
 * once when a version is released: from then on a test sends all of them to the schema as it is by then.
 *   node scripts/print-statements.mjs          writes the file of the version in package.json
 *   node scripts/print-statements.mjs 0.2.0    under another version
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOwn } from '../bench/own-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const release = process.argv[2] ?? JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
const folder = await bundleOwn(
  'print-statements',
  `export { openMemoryStore } from './src/stores/embedded/open-memory-store.ts';
  export { recordStatements } from './src/stores/test-kit/release-statements.ts';`,
);
try {
  const own = await import(pathToFileURL(join(folder, 'main.mjs')).href);
  const client = await own.openMemoryStore();
  const recorded = await own.recordStatements(client, release);
  await client.close();
  mkdirSync(join(root, 'test/releases'), { recursive: true });
  writeFileSync(join(root, `test/releases/${release}.json`), `${JSON.stringify(recorded, null, 1)}\n`);
  console.log(`test/releases/${release}.json: ${recorded.statements.length} statements, SHA-256 ${recorded.sha256}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
