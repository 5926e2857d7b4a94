#!/usr/bin/env node
/**
 * Checks that a change of sentences or of structure changes no number of a snapshot. `dump` writes one JSON line a snapshot, with
 * the state it leaves to the next and some explanations: of the exercise world (fixed seed and opening, every feed polled
 * over loopback, through the whole crisis) and of spans of recorded history (../shared/history through the feeds' parsers);
 * all regions, no clock, so that two dumps of one program are equal byte for byte. `compare` removes from both what
 * `compare-replay/comparable.mjs` lists (sentences, `modelVersion`, `scoringVersion`, `narrativeModel`, and the ids and hashes made
 * of them) and nothing else, and prints where the rest differs. An older program is dumped by this same script:
 * `git worktree add ../before COMMIT`, link node_modules into it, and give `--root ../before`.
 *   node scripts/compare-replay.mjs dump OUT [--part exercise|history|1990|2014|…] [--root CHECKOUT]
 *   node scripts/compare-replay.mjs compare BEFORE AFTER
 * Exit codes: 0 equal or written, 1 different, 2 usage error or no history.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareDumps } from './compare-replay/compare-dumps.mjs';
import { printComparison } from './compare-replay/print-comparison.mjs';

const HISTORY = fileURLToPath(new URL('../../shared/history', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' }, root: { type: 'string' } },
});
const [command, ...paths] = positionals;
if (command === 'dump' && paths.length === 1) await dump(paths[0]);
else if (command === 'compare' && paths.length === 2) {
  const found = await compareDumps(paths);
  printComparison(found);
  process.exitCode = found.differentCount === 0 ? 0 : 1;
} else {
  console.error('usage: compare-replay.mjs dump OUT [--part PART] [--root CHECKOUT] | compare BEFORE AFTER');
  process.exitCode = 2;
}

async function dump(out) {
  const { loadProgram } = await import('./compare-replay/load-program.mjs');
  const { PARTS, writeDump } = await import('./compare-replay/write-dump.mjs');
  const { part } = values;
  const parts = PARTS.filter((one) => part === undefined || one === part || (part === 'history' && one !== 'exercise'));
  const missing = parts.some((one) => one !== 'exercise') && !existsSync(HISTORY);
  if (parts.length === 0 || missing) {
    console.error(missing ? 'no ../shared/history next to the project' : `unknown part ${part}: ${PARTS.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  for (const { part: one, snapshotCount, cpuSeconds } of await writeDump(out, parts, await loadProgram(values.root)))
    console.log(`${one}: ${snapshotCount} snapshots, ${cpuSeconds} s of processor time`);
}
