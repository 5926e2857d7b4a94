// `npm run soak`: the full counts of the suites that CI runs reduced, one after the other, since each measures a machine of its
// own. Every part has a time limit; a part that fails does not stop the others. Leaves its report in docs/soak-report.md and
// exits 1 unless all passed. Counts can be set (`KILL_COUNT=5 npm run soak`), parts chosen by words of their names and the
// report put elsewhere: `npm run soak -- --report /tmp/soak.md kill steady`. What other parts last came to stays in the report,
// each with the commit that it ran at; the JSON beside the report keeps it. `--render` only writes the report of that JSON again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { readWords } from './read-words.mjs';
import { PARTS } from './soak/parts.mjs';
import { commitOf, hasPassed, soakReport } from './soak/report.mjs';
import { runPart } from './soak/run-part.mjs';

const { values, positionals } = readWords('npm run soak -- [--report FILE] [--render] [WORD OF A PART]…', {
  options: { report: { type: 'string', default: 'docs/soak-report.md' }, render: { type: 'boolean' } },
  allowPositionals: true,
});
const parts = PARTS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (parts.length === 0) {
  process.stderr.write(`no part has such a name; the parts are: ${PARTS.map(({ name }) => name).join('; ')}\n`);
  process.exit(2);
}
const book = `${values.report.replace(/\.md$/, '')}.json`;
const outcomes = new Map(
  existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')).map((outcome) => [outcome.name, outcome]) : [],
);
if (values.render === true) {
  writeFileSync(values.report, report());
  process.exit(0);
}
await ensureInstalled();
const commit = commitOf();
for (const part of parts) {
  process.stdout.write(`\n== ${part.name}\n`);
  const startedAt = Date.now();
  const { isInterrupted, ...outcome } = await runPart(part);
  outcomes.set(part.name, { ...outcome, commit, startedAt });
  // After each part, so that a run that is broken off has left what it found.
  writeFileSync(book, `${JSON.stringify(inOrder(), null, 2)}\n`);
  writeFileSync(values.report, report());
  if (isInterrupted) break;
}
process.stdout.write(`\n${report()}`);
process.exit(hasPassed(inOrder()) ? 0 : 1);

function report() {
  return soakReport(
    inOrder(),
    PARTS.map(({ name }) => name),
  );
}

/** Parts that are no more are left out. */
function inOrder() {
  return PARTS.flatMap(({ name }) => outcomes.get(name) ?? []);
}
