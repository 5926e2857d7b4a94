#!/usr/bin/env node
/**
 * Writes .env.example and docs/configuration.md from the schema of the configuration; a test keeps all three equal.
 *   node scripts/print-configuration.mjs
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// Packages are found from a folder inside the project only.
const cache = join(ROOT, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'print-configuration-'));
const outfile = join(folder, 'documents.mjs');
try {
  await build({
    entryPoints: [join(ROOT, 'src/main/configuration/configuration-documents.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const { configurationPage, envExample } = await import(pathToFileURL(outfile).href);
  writeFileSync(join(ROOT, '.env.example'), envExample());
  writeFileSync(join(ROOT, 'docs/configuration.md'), configurationPage());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
