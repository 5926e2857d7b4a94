#!/usr/bin/env node
/**
 * Writes trigger-thresholds.ts and trigger-likelihoods.ts of src/assessment/parameters from the history next to the project.
 *   node scripts/fit-triggers.mjs          write them
 *   node scripts/fit-triggers.mjs --check  write nothing; exit 1 when a file on disk differs by a byte
 * Same inputs, same bytes: no clock, no randomness, no locale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inputsArePresent } from './fit-parameters/inputs.mjs';
import { fitThresholds } from './fit-triggers/fit-thresholds.mjs';
import { loadProject } from './fit-triggers/load-project.mjs';
import { renderLikelihoods, renderThresholds } from './fit-triggers/render.mjs';

if (!inputsArePresent()) {
  console.error('fit-triggers: no ../shared/history next to the project; nothing to fit from');
  process.exit(2);
}

const fitted = fitThresholds(await loadProject());
const modules = {
  'trigger-thresholds.ts': renderThresholds(fitted),
  'trigger-likelihoods.ts': renderLikelihoods(fitted),
};

let differing = 0;
for (const [name, text] of Object.entries(modules)) {
  const path = fileURLToPath(new URL(`../src/assessment/parameters/${name}`, import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    differing += 1;
    console.error(`fit-triggers: ${name} is not what the inputs give`);
  }
}
process.exitCode = differing === 0 ? 0 : 1;
