#!/usr/bin/env node
/**
 * Writes what the clients of clients/ have of the contract: types, and one method for each operation.
 *   node scripts/generate-clients.mjs          writes it
 *   node scripts/generate-clients.mjs --check  writes nothing; exit 1 and a line for each file that differs
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const files = Object.entries(await generated());
const different = files.filter(
  ([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [path] of different) console.error(`generate-clients: ${path} is not that of the contract`);
  if (different.length > 0) process.exitCode = 1;
  else console.log(`generate-clients: no difference in ${files.length} files`);
} else for (const [path, text] of different) writeFileSync(join(ROOT, path), text);

/** The texts by path, from the contract compiled on the fly. */
async function generated() {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'generate-clients-'));
  try {
    const outfile = join(folder, 'client-files.mjs');
    const entry = join(ROOT, 'src/contract/clients/client-files.ts');
    const form = { bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' };
    await build({ entryPoints: [entry], outfile, ...form });
    const { clientFiles } = await import(pathToFileURL(outfile).href);
    return clientFiles();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
