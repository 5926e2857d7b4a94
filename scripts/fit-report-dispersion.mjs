#!/usr/bin/env node
/**
 * Prints how far reports by region and kind spread beyond chance in 2014: `PARAMETERS.reportTriggers.dispersion`.
 *   node scripts/fit-report-dispersion.mjs          prints them
 *   node scripts/fit-report-dispersion.mjs --check  prints nothing; exit 1 when a published one differs
 * Takes 20 seconds of one core and the history next to the project; exits 2 without it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { loadReplay } from './print-replay/load-replay.mjs';

const { NEWS_YEAR, PARAMETERS, codedNews, reportSpread } = await loadReplay(['test/kit/replay/coded-news.ts']);
if (!existsSync(fileURLToPath(new URL('../../shared/history', import.meta.url)))) {
  console.error('fit-report-dispersion: no ../shared/history next to the project; nothing to fit to');
  process.exit(2);
}
const fitted = reportSpread(codedNews(NEWS_YEAR));
if (!process.argv.includes('--check')) for (const [kind, size] of fitted) console.log(`${kind} ${size}`);
else if (!isDeepStrictEqual(Object.fromEntries(fitted), { ...PARAMETERS.reportTriggers.dispersion })) {
  console.error('fit-report-dispersion: the published dispersion is not what the inputs give');
  process.exitCode = 1;
}
