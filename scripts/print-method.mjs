#!/usr/bin/env node
/**
 * Prints docs/method/parameters.md and transmission.md from the code.
 *   node scripts/print-method.mjs          writes them
 *   node scripts/print-method.mjs --check  writes nothing; exit 1 when a file on disk differs by a byte
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMethod } from './print-method/load-method.mjs';
import { renderParameters } from './print-method/render-parameters.mjs';
import { renderTransmission } from './print-method/render-transmission.mjs';

const method = await loadMethod();
const pages = {
  'parameters.md': renderParameters(method),
  'transmission.md': renderTransmission(method),
};

for (const [name, text] of Object.entries(pages)) {
  const path = fileURLToPath(new URL(`../docs/method/${name}`, import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`print-method: docs/method/${name} is not what the code gives; run node scripts/print-method.mjs`);
    process.exitCode = 1;
  }
}
