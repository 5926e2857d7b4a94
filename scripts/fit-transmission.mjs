#!/usr/bin/env node
/**
 * Writes src/assessment/parameters/transmission-bands.ts from the history next to the project and the listed analogues.
 *   node scripts/fit-transmission.mjs          writes it
 *   node scripts/fit-transmission.mjs --check  writes nothing; exit 1 when the file on disk differs by a byte
 * Same inputs, same bytes: no clock, no randomness, no locale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fitBands } from './fit-transmission/fit-bands.mjs';
import { historyIsPresent, readMarkets } from './fit-transmission/outcomes.mjs';
import { renderBands } from './fit-transmission/render-bands.mjs';

if (!historyIsPresent()) {
  console.error('fit-transmission: no ../shared/history next to the project; nothing to fit from');
  process.exit(2);
}

const method = await loadTransmission();
const { files, changes } = readMarkets();
const text = renderBands(fitBands(method, changes), { files, horizonDays: method.JUDGEMENT.horizonDays });
const path = fileURLToPath(new URL('../src/assessment/parameters/transmission-bands.ts', import.meta.url));

if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error('fit-transmission: transmission-bands.ts is not what the inputs give');
  process.exitCode = 1;
}

/** The project's own analogues, formulas and rules, compiled on the fly: one text, for the fit as for the service. */
async function loadTransmission() {
  const modules = ['analogues', 'bands', 'closures', 'closure-hazards', 'effects', 'remaining-days'];
  const contents = modules.map((name) => `export * from './${name}.ts';`).join('\n');
  const resolveDir = fileURLToPath(new URL('../src/assessment/transmission/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' };
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
