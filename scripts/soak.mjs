// `npm run soak`: the full counts of the suites that CI runs reduced, one after the other, since each measures a machine of its
// own. Every part has a time limit; a part that fails does not stop the others. Leaves its report in docs/soak-report.md and
// exits 1 unless all passed. Counts can be set (`KILL_COUNT=5 npm run soak`), parts chosen by words of their names and the
// report put elsewhere: `npm run soak -- --report /tmp/soak.md kill steady`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { PARTS } from './soak/parts.mjs';
import { commitOf, hasPassed, soakReport } from './soak/report.mjs';
import { runPart } from './soak/run-part.mjs';

const { values, positionals } = parseArgs({
  options: { report: { type: 'string', default: 'docs/soak-report.md' } },
  allowPositionals: true,
});
const parts = PARTS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (parts.length === 0) {
  process.stderr.write(`no part has such a name; the parts are: ${PARTS.map(({ name }) => name).join('; ')}\n`);
  process.exit(2);
}
await ensureInstalled();

const startedAt = Date.now();
const commit = commitOf();
const outcomes = [];
for (const part of parts) {
  process.stdout.write(`\n== ${part.name}\n`);
  outcomes.push(await runPart(part));
  // After each part, so that a run that is broken off has left what it found.
  writeFileSync(values.report, soakReport(outcomes, { startedAt, endedAt: Date.now(), commit }));
  if (outcomes.at(-1).isInterrupted) break;
}
process.stdout.write(`\n${soakReport(outcomes, { startedAt, endedAt: Date.now(), commit })}`);
process.exit(hasPassed(outcomes) ? 0 : 1);
