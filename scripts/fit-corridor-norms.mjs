#!/usr/bin/env node
/**
 * Writes `src/assessment/parameters/corridor-norms.ts`: how many ships pass each chokepoint per day while it is open.
 *   node scripts/fit-corridor-norms.mjs            writes the file
 *   node scripts/fit-corridor-norms.mjs --check    exits 1 when the file differs
 * Needs the history next to the project; exits 2 without it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared/', import.meta.url));
const FIRST_YEAR = 2019;
/** The last month before ships began to leave the Red Sea (19 November 2023). */
const LAST_MONTH = '2023-10';
/** Ships per day below which a yearly figure without seasons is no norm: seven days of fewer vary by a third by chance. */
const MIN_LEVEL = 10;
const DAYS_IN_YEAR = 365.25;
const COLUMNS = { 'portwatch_4_chokepoints_by_class.csv': 'total', 'portwatch_4_chokepoints.csv': 'n_total' };
/** Names of the histories that differ from the registry's ids. */
const IDS = { hormuz: 'hormuz_strait', malacca: 'malacca_strait' };

if (!existsSync(`${SHARED}history`)) {
  console.error('fit-corridor-norms: no ../shared/history next to the project; nothing to fit to');
  process.exit(2);
}
const fingerprints = [];
const { chokepointByPortwatchId, CHOKEPOINTS } = await reference();
const months = dailyHistories();
const seasonal = CHOKEPOINTS.flatMap(({ id }) => (months.has(id) ? [[id, monthlyMedians(months.get(id))]] : []));
const level = yearlyLevels().filter(([id, ships]) => !months.has(id) && ships >= MIN_LEVEL);
const FILE = `${ROOT}src/assessment/parameters/corridor-norms.ts`;
const text = `/**
 * Ships per day through an open chokepoint: medians by month, January ${FIRST_YEAR} to ${LAST_MONTH}, before the Red Sea crisis.
 * Written by scripts/fit-corridor-norms.mjs; not edited by hand. IMF PortWatch (sha256 ${fingerprints.join(', ')}).
 */
export const MONTHLY_NORMS: Readonly<Record<string, readonly string[]>> = {
${seasonal.map(([id, medians]) => `  ${id}: [\n${byYear(medians)}\n  ],`).join('\n')}
};

/** The first year; a year is a row that begins in January. */
export const MONTHLY_NORMS_FROM = ${FIRST_YEAR};

/**
 * Ships per day of PortWatch's average year, for chokepoints without a daily history: no season is known of them. Those below
 * ${MIN_LEVEL} are left out, because a week of so few ships varies by a third by chance.
 */
export const LEVEL_NORMS: Readonly<Record<string, number>> = {
${level.map(([id, ships]) => `  ${id}: ${ships},`).join('\n')}
};
`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`fit-corridor-norms: ${FILE} differs from what ../shared gives; run the script without --check`);
  process.exit(1);
}

/** Counts by chokepoint and month. */
function dailyHistories() {
  const found = new Map();
  for (const [file, column] of Object.entries(COLUMNS))
    for (const row of table(`history/maritime/${file}`)) {
      const id = IDS[row.chokepoint] ?? row.chokepoint;
      const month = row.date.slice(0, 7);
      if (month > LAST_MONTH) continue;
      const own = found.get(id) ?? new Map();
      found.set(id, own.set(month, (own.get(month) ?? new Map()).set(row.date, Number(row[column]))));
    }
  return found;
}

function monthlyMedians(own) {
  return [...own].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => median([...counts.values()]));
}

function byYear(medians) {
  const years = Array.from({ length: Math.ceil(medians.length / 12) }, (_, i) => medians.slice(12 * i, 12 * i + 12));
  return years.map((year) => `    '${year.join(' ')}',`).join('\n');
}

function median(values) {
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function yearlyLevels() {
  return table('recordings/portwatch/chokepoints.csv').map((row) => [
    chokepointByPortwatchId(row.portid).id,
    Math.round((Number(row.vessel_count_total) / DAYS_IN_YEAR) * 10) / 10,
  ]);
}

/** Rows of a table without quoted commas in the columns that are read. */
function table(path) {
  const text = readFileSync(`${SHARED}${path}`, 'utf8').replace(/^\uFEFF/, '');
  fingerprints.push(`${createHash('sha256').update(text).digest('hex').slice(0, 16)}…`);
  const [head, ...rows] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [names[i], cell])));
}

async function reference() {
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' },
    stdin: { contents: "export * from './src/reference/chokepoints.ts';", resolveDir: ROOT, loader: 'ts' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
