#!/usr/bin/env node
/**
 * Prints how the regime announced each listed crisis, as a section of docs/method/replay.md.
 *   node scripts/print-crises.mjs
 * Takes some ten minutes of one core and the history next to the project; exits 2 without it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadReplay } from './print-replay/load-replay.mjs';
import { renderCrises, withCrises } from './print-replay/render-crises.mjs';

const DAY_MS = 86_400_000;
const BEFORE_MS = 25 * DAY_MS;
const AFTER_MS = 63 * DAY_MS;
const WARM_UP_MS = 4 * DAY_MS;
const PAGE = fileURLToPath(new URL('../docs/method/replay.md', import.meta.url));
/** The first day of the only year with news of every country: nothing is known before it. */
const NEWS_FROM = Date.parse('2014-02-01T00:00:00Z');

if (!existsSync(fileURLToPath(new URL('../../shared/history', import.meta.url)))) {
  console.error('print-crises: no ../shared/history next to the project; nothing to replay');
  process.exit(2);
}
const project = await loadReplay();
const byYear = new Map();
for (const crisis of project.CRISES) {
  const year = Number(crisis.day.slice(0, 4));
  byYear.set(year, [...(byYear.get(year) ?? []), crisis]);
}
const verdicts = [];
for (const [year, crises] of byYear) {
  const days = crises.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  const from = year === 2014 ? NEWS_FROM : Math.min(...days) - BEFORE_MS - WARM_UP_MS;
  const rows = await project.realSeries({ from, to: Math.max(...days) + AFTER_MS });
  for (const crisis of crises) {
    const dayAt = Date.parse(`${crisis.day}T00:00:00Z`);
    const span = { from: Math.max(dayAt - BEFORE_MS, from), to: dayAt + AFTER_MS };
    const choice = { regionIds: [crisis.regionId], warmUpMs: WARM_UP_MS, stepMs: DAY_MS };
    verdicts.push(project.judgeCrisis(crisis, [...project.replayRegions(rows, span, choice)]));
    console.error(JSON.stringify(verdicts.at(-1)));
  }
}
writeFileSync(PAGE, withCrises(readFileSync(PAGE, 'utf8'), renderCrises(verdicts, project)));
