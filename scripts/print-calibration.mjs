#!/usr/bin/env node
/**
 * Prints the tables of docs/method/calibration.md, the reliability plots beside it and the scores that the service serves, all
 * from the hindcast's reports.
 *   node scripts/print-calibration.mjs          writes them
 *   node scripts/print-calibration.mjs --check  writes nothing; exit 1 when a file on disk differs by a byte
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readReports } from './hindcast/read-reports.mjs';
import { renderReliability } from './print-calibration/render-reliability.mjs';
import { renderScores } from './print-calibration/render-scores.mjs';
import { renderTables } from './print-calibration/render-tables.mjs';

const [BEGIN, END] = ['<!-- printed by scripts/print-calibration.mjs -->', '<!-- end of what is printed -->'];
const page = new URL('../docs/method/calibration.md', import.meta.url);
const reports = readReports();
const text = readFileSync(page, 'utf8');
const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
if (before < 0 || after < before) throw new Error('calibration.md has no place for what is printed');

const plots = [
  ['reliability-30d-countries.svg', 'Countries, active, 30 days', reports['30d']?.strata.active],
  ['reliability-30d-regions.svg', 'Regions, 30 days', reports['30d']?.regions],
  ['reliability-7d-countries.svg', 'Countries with daily data, active, 7 days', reports['7d']?.strata.active],
  ['reliability-7d-regions.svg', 'Regions of countries with daily data, 7 days', reports['7d']?.regions],
  ['reliability-24h-countries.svg', 'Countries with daily data, active, 24 hours', reports['24h']?.strata.active],
  ['reliability-24h-regions.svg', 'Regions of countries with daily data, 24 hours', reports['24h']?.regions],
].filter(([, , table]) => table !== undefined);
const files = [
  [new URL('../src/assessment/parameters/hindcast-scores.json', import.meta.url), renderScores(reports)],
  [page, `${text.slice(0, before)}${BEGIN}\n\n${renderTables(reports)}\n${text.slice(after)}`],
  ...plots.map(([name, title, table]) => [
    new URL(`../docs/method/calibration/${name}`, import.meta.url),
    renderReliability(title, table),
  ]),
];
for (const [url, content] of files) {
  const path = fileURLToPath(url);
  if (!process.argv.includes('--check')) writeFileSync(path, content);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    console.error(`print-calibration: ${path} is not what the reports give; run node scripts/print-calibration.mjs`);
    process.exitCode = 1;
  }
}
