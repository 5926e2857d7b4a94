#!/usr/bin/env node
/**
 * Writes the lane model that snapshots use, from the history next to the project and the hindcast's reports in docs/method/calibration.
 *   node scripts/fit-lanes.mjs          writes it
 *   node scripts/fit-lanes.mjs --check  writes nothing; exit 1 when the file on disk differs by a byte
 * Same inputs, same bytes: no clock, no chance, no locale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEvaluation } from './hindcast/load-evaluation.mjs';
import { readInputs } from './hindcast/read-inputs.mjs';
import { readReports } from './hindcast/read-reports.mjs';

/** Last month that the newest release read holds as the annual table does: later ones are candidates, revised a year on. */
const THROUGH = '2023-12';
/** Releases after this day, and the final figures of the months that they hold, are the hindcast's test of vintages. */
const RELEASED_BY = '2024-06-30';
const data = fileURLToPath(new URL('../../shared/history', import.meta.url));
const target = fileURLToPath(new URL('../src/assessment/scenarios/lane-model/lane-artefact.json', import.meta.url));
if (!existsSync(data)) {
  console.error('fit-lanes: no ../shared/history next to the project; nothing to fit from');
  process.exit(2);
}

const evaluation = await loadEvaluation();
const vintages = join(data, 'conflict', 'vintages');
const { panel, files, vintages: all } = readInputs(evaluation, { data, horizon: '30d', vintages });
const releases = all.filter(({ asOfDate }) => asOfDate <= RELEASED_BY);
const artefact = {
  schemaVersion: '1.0.0',
  command: 'node scripts/fit-lanes.mjs',
  ...evaluation.fitArtefact(panel, THROUGH, releases),
  files: files.filter(({ path }) => isFittedOn(path)),
  verdicts: evaluation.selectLaneModels(readReports()),
};
const text = `${JSON.stringify(artefact)}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('fit-lanes: lane-artefact.json is not what the inputs give');
  process.exitCode = 1;
}

function isFittedOn(path) {
  const released = evaluation.vintageDate(path);
  return released === undefined ? /ucdp_country_month(_\d{4})?\.csv$/.test(path) : released <= RELEASED_BY;
}
