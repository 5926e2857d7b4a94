#!/usr/bin/env node
/**
 * Prints docs/method/parameters.md from the code.
 *   node scripts/print-method.mjs          writes it
 *   node scripts/print-method.mjs --check  writes nothing; exit 1 when the file on disk differs by a byte
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMethod } from './print-method/load-method.mjs';
import { renderParameters } from './print-method/render-parameters.mjs';

const path = fileURLToPath(new URL('../docs/method/parameters.md', import.meta.url));
const text = renderParameters(await loadMethod());

if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error(
    'print-method: docs/method/parameters.md is not what the code gives; run node scripts/print-method.mjs',
  );
  process.exitCode = 1;
}
