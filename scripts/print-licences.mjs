#!/usr/bin/env node
/**
 * Writes docs/licences.md from package-lock.json.
 *   node scripts/print-licences.mjs          writes it
 *   node scripts/print-licences.mjs --check  writes nothing; exit 1 when the page differs by a byte
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const path = fileOf('docs/licences.md');
const text = page(JSON.parse(readFileSync(fileOf('package-lock.json'), 'utf8')));

if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error('print-licences: docs/licences.md is not that of the lock file; run node scripts/print-licences.mjs');
  process.exitCode = 1;
}

/** One row for each version of a package; one that the program needs is not also listed as a tool. */
function page({ packages }) {
  const found = new Map();
  for (const [place, { version, license, dev = false }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1);
    if (name === '') continue;
    const key = `${name} ${version}`;
    found.set(key, { name, version, license, isTool: dev && (found.get(key)?.isTool ?? true) });
  }
  const rows = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const program = rows.filter(({ isTool }) => !isTool);
  const tools = rows.filter(({ isTool }) => isTool);
  return `# Licences\n\n## Program\n\n${table(program)}\n\n## Development\n\n${table(tools)}\n`;
}

function table(rows) {
  const lines = rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return ['| package | version | licence |', '|---|---|---|', ...lines].join('\n');
}
