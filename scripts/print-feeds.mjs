#!/usr/bin/env node
/**
 * Writes the tables of docs/feeds.md that the feeds' cards give, between its markers; the rest of the page is hand-written.
 *   node scripts/print-feeds.mjs          writes them
 *   node scripts/print-feeds.mjs --check  writes nothing; exit 1 when the page differs by a byte
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCards } from './print-feeds/load-cards.mjs';
import { renderTables } from './print-feeds/render-tables.mjs';

const path = fileURLToPath(new URL('../docs/feeds.md', import.meta.url));
const page = readFileSync(path, 'utf8');
const BEGIN = '<!-- from the cards: node scripts/print-feeds.mjs -->\n';
const END = '<!-- end of what the cards give -->\n';
const [before, rest] = page.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error('docs/feeds.md has lost its markers');
const text = `${before}${BEGIN}\n${renderTables(await loadCards())}\n\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (page !== text) {
  console.error('print-feeds: docs/feeds.md is not what the cards give; run node scripts/print-feeds.mjs');
  process.exitCode = 1;
}
