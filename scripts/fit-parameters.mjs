#!/usr/bin/env node
/**
 * Writes the fitted data modules of src/assessment/parameters from the history next to the project.
 *   node scripts/fit-parameters.mjs          write them
 *   node scripts/fit-parameters.mjs --check  write nothing; exit 1 when a file on disk differs by a byte
 * Same inputs, same bytes: no clock, no randomness, no locale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fitCountryPriors } from './fit-parameters/fit-country-priors.mjs';
import { fitLaneBaseRates } from './fit-parameters/fit-lane-base-rates.mjs';
import { fitLevelPanels } from './fit-parameters/fit-level-panels.mjs';
import { inputsArePresent } from './fit-parameters/inputs.mjs';
import { renderCountryPriors } from './fit-parameters/render-country-priors.mjs';
import { renderLaneBaseRates } from './fit-parameters/render-lane-base-rates.mjs';
import { renderLevelPanels } from './fit-parameters/render-level-panels.mjs';

if (!inputsArePresent()) {
  console.error('fit-parameters: no ../shared/history next to the project; nothing to fit from');
  process.exit(2);
}

const reference = await loadReference();
const modules = {
  'lane-base-rates.ts': renderLaneBaseRates(fitLaneBaseRates(reference)),
  'country-priors.ts': renderCountryPriors(fitCountryPriors(reference)),
  'level-panels.ts': renderLevelPanels(await fitLevelPanels()),
};

let differing = 0;
for (const [name, text] of Object.entries(modules)) {
  const path = fileURLToPath(new URL(`../src/assessment/parameters/${name}`, import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    differing += 1;
    console.error(`fit-parameters: ${name} is not what the inputs give`);
  }
}
process.exitCode = differing === 0 ? 0 : 1;

/**
 * The project's own tables of countries and regions, compiled on the fly: one registry, for the fit as for the service.
 * @returns the exports of `reference/countries.ts` and `reference/regions.ts`, and what a report of force weighs
 */
async function loadReference() {
  const contents = [
    "export * from './countries.ts'; export * from './regions.ts';",
    "export { forceActors } from '../feeds/families/gdelt/force-actors.ts';",
    "export { forceWeight } from '../assessment/indicators/force-weight.ts';",
  ].join('');
  const resolveDir = fileURLToPath(new URL('../src/reference/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' };
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
