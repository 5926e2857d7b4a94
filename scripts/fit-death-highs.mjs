#!/usr/bin/env node
/**
 * Writes to src/assessment/parameters what a store need not hold of the past: `death-highs.ts`, the highest month of conflict deaths
 * of every year and country, which says whether a month is the worst in ten years, and `last-death-years.ts`, the last year with one.
 *   node scripts/fit-death-highs.mjs          writes them
 *   node scripts/fit-death-highs.mjs --check  writes nothing; exit 1 when a file on disk differs by a byte
 * Needs the history next to the project; exits 2 without it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inputsArePresent, readCountryMonths, readIso3Months } from './fit-parameters/inputs.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PLACE = `${ROOT}src/assessment/parameters/`;
const FIRST_YEAR = 1989;
const LAST_YEAR = 2023;
/** From here on the table by code, whose totals are right. */
const FROM_CODES = '2010-01';
/** Years below which no high is one: the least of the rule that reads the table. */
const LEAST = 25;

if (!inputsArePresent()) {
  console.error('fit-death-highs: no ../shared/history next to the project; nothing to fit to');
  process.exit(2);
}
const { countryByIso3, countryByName } = await reference();
const [named, coded] = [readCountryMonths(), readIso3Months()];
const highs = new Map();
const note = (country, month, deaths) => {
  if (country === undefined) throw new RangeError('a country of the history is not in the registry');
  const year = Number(month.slice(0, 4)) - FIRST_YEAR;
  const own = highs.get(country.iso2) ?? new Array(LAST_YEAR - FIRST_YEAR + 1).fill(0);
  own[year] = Math.max(own[year], Math.round(deaths));
  highs.set(country.iso2, own);
};
for (const { month, name, deaths } of named.rows) if (month < FROM_CODES) note(countryByName(name), month, deaths);
for (const { month, iso3, deaths } of coded.rows) note(countryByIso3(iso3), month, deaths);
const rows = [...highs].filter(([, own]) => Math.max(...own) >= LEAST).sort(([a], [b]) => (a < b ? -1 : 1));
const lastYears = [...highs]
  .filter(([, own]) => Math.max(...own) > 0)
  .map(([iso2, own]) => [iso2, FIRST_YEAR + own.findLastIndex((deaths) => deaths > 0)])
  .sort(([a], [b]) => (a < b ? -1 : 1));
const source = `UCDP, by name up to 2009 (sha256
 * ${named.fingerprint.sha256.slice(0, 16)}…), by code from 2010 on (sha256 ${coded.fingerprint.sha256.slice(0, 16)}…).`;
const files = {
  'death-highs.ts': `/**
 * Deaths by organised violence in the worst month of each year from ${FIRST_YEAR} to ${LAST_YEAR}, by ISO 3166 alpha-2; countries whose worst month
 * stayed below ${LEAST} are left out. Written by scripts/fit-death-highs.mjs; not edited by hand. ${source}
 */
export const DEATH_HIGHS: Readonly<Record<string, string>> = {
${rows.map(([iso2, own]) => `  ${iso2}: '${own.join(' ')}',`).join('\n')}
};

/** Year of the first figure of a row. */
export const DEATH_HIGHS_FROM = ${FIRST_YEAR};
`,
  'last-death-years.ts': `/**
 * Last year with a death by organised violence, of ${FIRST_YEAR} to ${LAST_YEAR}, by ISO 3166 alpha-2; countries without one are left out.
 * Written by scripts/fit-death-highs.mjs; not edited by hand. ${source}
 */
export const LAST_DEATH_YEARS: Readonly<Record<string, number>> = {
${lastYears.map(([iso2, year]) => `  ${iso2}: ${year},`).join('\n')}
};
`,
};
for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(PLACE + name, text);
  else if (!existsSync(PLACE + name) || readFileSync(PLACE + name, 'utf8') !== text) {
    console.error(`fit-death-highs: ${name} is not what the inputs give`);
    process.exitCode = 1;
  }
}

async function reference() {
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' },
    stdin: { contents: "export * from './src/reference/countries.ts';", resolveDir: ROOT, loader: 'ts' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
