#!/usr/bin/env node
/**
 * Prints how far reports by region and kind spread beyond chance in 2014: `PARAMETERS.reportTriggers.dispersion`.
 *   node scripts/fit-report-dispersion.mjs
 * Takes half a minute of one core and the history next to the project; exits 2 without it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadReplay } from './print-replay/load-replay.mjs';

const { NEWS_YEAR, realSeries, reportSpread } = await loadReplay();
if (!existsSync(fileURLToPath(new URL('../../shared/history', import.meta.url)))) {
  console.error('fit-report-spread: no ../shared/history next to the project; nothing to fit to');
  process.exit(2);
}
for (const [kind, size] of reportSpread(await realSeries(NEWS_YEAR))) console.log(`${kind} ${size}`);
