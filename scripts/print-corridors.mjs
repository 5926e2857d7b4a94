#!/usr/bin/env node
/**
 * Prints what is said of each listed closure of a strait, by the first day of the store, what its triggers did and what rules of
 * news found, as a section of docs/method/replay.md.
 *   node scripts/print-corridors.mjs
 * Needs the history next to the project; exits 2 without it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadReplay } from './print-replay/load-replay.mjs';
import { renderChannels } from './print-replay/render-channels.mjs';
import { renderCorridors, withCorridors } from './print-replay/render-corridors.mjs';

const PAGE = fileURLToPath(new URL('../docs/method/replay.md', import.meta.url));

if (!existsSync(fileURLToPath(new URL('../../shared/history', import.meta.url)))) {
  console.error('print-corridors: no ../shared/history next to the project; nothing to replay');
  process.exit(2);
}
const project = await loadReplay(['test/kit/replay/pair-trials.ts']);
const section = `${renderCorridors(project)}\n${renderChannels(project)}`;
writeFileSync(PAGE, withCorridors(readFileSync(PAGE, 'utf8'), section));
