#!/usr/bin/env node
/**
 * Runs the hindcast of METHOD.md §11 and prints its tables.
 *   npm run hindcast -- --data DIR --test-from YYYY-MM --test-to YYYY-MM [--vintages DIR] [--horizon 30d|7d|24h]
 *                       [--lag 0d|30d|annual] [--json]
 * DIR is laid out like history/ beside the project. Same inputs, same bytes: no clock, no chance, no locale.
 */
import { HELP, readArguments } from './hindcast/arguments.mjs';
import { loadEvaluation } from './hindcast/load-evaluation.mjs';
import { readInputs } from './hindcast/read-inputs.mjs';
import { renderReport } from './hindcast/render-report.mjs';
import { runHindcast } from './hindcast/run-hindcast.mjs';

const options = readArguments(process.argv.slice(2));
if (options.problem !== undefined) {
  console.error(`hindcast: ${options.problem}\n${HELP}`);
  process.exit(2);
}
try {
  const evaluation = await loadEvaluation();
  const report = runHindcast(evaluation, options, readInputs(evaluation, options));
  console.log(options.json ? JSON.stringify(report, null, 2) : renderReport(report));
} catch (error) {
  console.error(`hindcast: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
