#!/usr/bin/env node
/**
 * Replays real history part by part, every six hours for every region, and writes docs/method/replay.md.
 *   node scripts/print-replay.mjs                 replays what node_modules/.cache/replay does not hold yet, then writes the page
 *   node scripts/print-replay.mjs --part 2022     replays one part and writes nothing
 *   node scripts/print-replay.mjs --held          writes the page from the parts that are held
 *   node scripts/print-replay.mjs --count         counts the false changes of the page as it is; a few seconds
 * A part costs some five minutes of one core. Same inputs, same page but for the time it took. Axes that were replayed with other constants are replayed again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderFalseChanges, rowsOfPage, withFalseChanges } from './print-replay/false-changes.mjs';
import { loadReplay } from './print-replay/load-replay.mjs';
import { costOfPart, heldPart, PARTS, replayPart } from './print-replay/parts.mjs';
import { printedApart } from './print-replay/render-corridors.mjs';
import { renderReplay } from './print-replay/render-replay.mjs';

const PAGE = fileURLToPath(new URL('../docs/method/replay.md', import.meta.url));
const project = await loadReplay();
if (process.argv.includes('--count')) {
  const page = readFileSync(PAGE, 'utf8');
  const rows = rowsOfPage(page, project.crisesOf, project.NEAR_MS);
  writeFileSync(PAGE, withFalseChanges(page, renderFalseChanges(rows)));
  process.exit(0);
}
if (!existsSync(fileURLToPath(new URL('../../shared/history', import.meta.url)))) {
  console.error('print-replay: no ../shared/history next to the project; nothing to replay');
  process.exit(2);
}

const chosen = process.argv[process.argv.indexOf('--part') + 1];
if (process.argv.includes('--part')) {
  const part = PARTS.find(({ id }) => id === chosen);
  if (part === undefined) throw new Error(`no part ${chosen}: ${PARTS.map(({ id }) => id).join(', ')}`);
  await replayPart(part, project);
} else {
  const parts = [];
  for (const part of PARTS) {
    if (!process.argv.includes('--held') && heldPart(part, project) === undefined) await replayPart(part, project);
    const said = heldPart(part, project);
    if (said !== undefined)
      parts.push({ ...part, cost: costOfPart(part, project), replays: project.judgeReplay(said) });
  }
  writeFileSync(PAGE, `${renderReplay(parts, project).trimEnd()}\n\n${printedApart(readFileSync(PAGE, 'utf8'))}`);
}
