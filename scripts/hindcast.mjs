#!/usr/bin/env node
/**
 * Runs the hindcast of METHOD.md §11 and prints its tables.
 *   npm run hindcast -- --data DIR --test-from YYYY-MM --test-to YYYY-MM [--vintages DIR] [--horizon 30d|7d|24h]
 *                       [--lag 0d|30d|annual] [--events FILE]... [--json]
 * With --events, world files of dated events take the place of DIR's histories by day.
 * DIR is laid out like history/ next to the project. Same inputs, same bytes: no clock, no chance, no locale.
 */
import { readFileSync } from 'node:fs';
import { HELP, readArguments } from './hindcast/arguments.mjs';
import { loadEvaluation } from './hindcast/load-evaluation.mjs';
import { readInputs } from './hindcast/read-inputs.mjs';
import { renderReport } from './hindcast/render-report.mjs';

const options = readArguments(process.argv.slice(2));
if (options.help !== undefined) {
  console.log(options.help);
  process.exit(0);
}
if (options.problem !== undefined) {
  console.error(`hindcast: ${options.problem}\n${HELP}`);
  process.exit(2);
}
try {
  const step = (done, what) => process.stderr.write(`hindcast: step ${done} of 3, ${what} …\n`);
  step(1, 'loading the program');
  const evaluation = await loadEvaluation();
  step(2, 'reading the history');
  const inputs = readInputs(evaluation, options);
  for (const note of inputs.notes ?? []) process.stderr.write(`hindcast: note: ${note}\n`);
  step(3, `testing ${options.horizon} forecasts`);
  const report = runHindcast(evaluation, options, inputs);
  console.log(options.json ? JSON.stringify(report, null, 2) : renderReport(report));
} catch (error) {
  console.error(`hindcast: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** One run as a report: the options, the files it read, and the tables. */
function runHindcast(evaluation, { horizon, lag, testFrom, testTo }, inputs) {
  const { files, unresolved } = inputs;
  if (horizon === '30d') {
    const run = { panel: inputs.panel, vintages: inputs.vintages, lag, testFrom, testTo };
    const report = evaluation.monthlyReport(run, inputs.iso3, readArtefact('lane-model/lane-artefact.json'));
    return { files, ...(unresolved === undefined ? {} : { unresolved }), ...report };
  }
  const from = evaluation.dayNumber(`${testFrom}-01`);
  const to = evaluation.dayNumber(`${evaluation.monthText(evaluation.monthNumber(testTo) + 1)}-01`) - 1;
  const days = { histories: inputs.histories, horizon, lag, from, to, regions: evaluation.REGION_MEMBERS };
  const report = evaluation.datedReport(days, readArtefact('dated-lanes/dated-artefact.json'));
  const { notes = [], repeatedIds = 0, rejectedRows = {} } = inputs;
  const read = { unresolved: unresolved ?? {}, repeatedIds, rejectedRows };
  return { files, testFrom, testTo, ...read, ...report, notes: [...notes, ...report.notes] };
}

/** The fitted figures that snapshots use: what is scored is what ships. */
function readArtefact(name) {
  return JSON.parse(readFileSync(new URL(`../src/assessment/scenarios/${name}`, import.meta.url), 'utf8'));
}
