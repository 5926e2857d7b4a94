#!/usr/bin/env node
/**
 * Writes the tables of docs/capacity.md from docs/capacity-measurements.json and the assumptions, between its markers; the rest
 * of the page is hand-written.
 *   node scripts/print-capacity.mjs          writes them
 *   node scripts/print-capacity.mjs --check  writes nothing; exit 1 when the page differs by a byte
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderCapacity } from './print-capacity/render.mjs';

const fileOf = (name) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
const path = fileOf('capacity.md');
const page = readFileSync(path, 'utf8');
const BEGIN = '<!-- from the measurements: node scripts/print-capacity.mjs -->\n';
const END = '<!-- end of what the measurements give -->\n';
const [before, rest] = page.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error('docs/capacity.md has lost its markers');
const measured = JSON.parse(readFileSync(fileOf('capacity-measurements.json'), 'utf8'));
const text = `${before}${BEGIN}\n${renderCapacity(measured)}\n\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (page !== text) {
  console.error(
    'print-capacity: docs/capacity.md is not what the measurements give; run node scripts/print-capacity.mjs',
  );
  process.exitCode = 1;
}
