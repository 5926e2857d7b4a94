#!/usr/bin/env node
/**
 * Writes the figures of the lanes of 24 hours and 7 days, from the histories by day next to the project.
 *   node scripts/fit-dated-lanes.mjs          writes them
 *   node scripts/fit-dated-lanes.mjs --check  writes nothing; exit 1 when the file on disk differs by a byte
 * Same inputs, same bytes: no clock, no chance, no locale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEvaluation } from './hindcast/load-evaluation.mjs';
import { readInputs } from './hindcast/read-inputs.mjs';

/** Last day of each history that is fitted on; the days after it are the hindcast's test. */
const THROUGH = {
  IN: '2021-12-31',
  MX: '2021-12-31',
  MM: '2021-12-31',
  CF: '2021-12-31',
  SY: '2018-12-31',
  SD: '2021-12-31',
};
/** Days between the newest known day and the origin that are fitted for; a forecast uses the nearest. */
const GAPS = [0, 30, 75];
const DIGITS = 6;
const data = fileURLToPath(new URL('../../shared/history', import.meta.url));
const target = fileURLToPath(new URL('../src/assessment/scenarios/dated-lanes/dated-artefact.json', import.meta.url));
if (!existsSync(data)) {
  console.error('fit-dated-lanes: no ../shared/history next to the project; nothing to fit from');
  process.exit(2);
}

const evaluation = await loadEvaluation();
const { histories, files } = readInputs(evaluation, { data, horizon: '7d' });
const kept = histories.map(({ unit, records, span }) => {
  const lastDay = evaluation.dayNumber(THROUGH[unit]);
  return { unit, records: records.filter(({ endDay }) => endDay <= lastDay), span: { ...span, lastDay } };
});
const artefact = {
  schemaVersion: '1.0.0',
  command: 'node scripts/fit-dated-lanes.mjs',
  fittedThrough: THROUGH,
  files,
  horizons: { '24h': evaluation.fitDated(kept, '24h', GAPS), '7d': evaluation.fitDated(kept, '7d', GAPS) },
};
const rounded = (_, own) => (typeof own === 'number' ? Number(own.toFixed(DIGITS)) : own);
const text = `${JSON.stringify(artefact, rounded)}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('fit-dated-lanes: dated-artefact.json is not what the inputs give');
  process.exitCode = 1;
}
