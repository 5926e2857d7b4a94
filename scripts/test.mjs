// `npm test`: the fast suite, without tests that start processes, servers or embedded stores in files. `npm run test:all`: the
// rest. Both install what is missing and skip, by name, what this machine cannot run. With paths, the named tests of both suites
// run. Further words go to vitest. Random worlds and requests are few; `npm run soak` tries the full counts.
import { spawn } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { TEST_NURSERY } from '../src/concurrency/memory-settings.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/** Files named at the end of a run. */
const LONGEST = 40;
const IN_MEMORY = '/dev/shm';
/** What must be free there: more than the stores of the tests take. */
const ROOM_BYTES = 12e9;

const [suite, ...words] = process.argv.slice(2);
if (suite === 'total')
  printTally(
    readFileSync(words[0], 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
else await runSuite();

async function runSuite() {
  await ensureInstalled();
  if (!existsSync('../shared'))
    process.stderr.write('../shared is absent: tests on recordings and history are skipped.\n');
  const hasPaths = words.some((word) => !word.startsWith('-'));
  const isFast = suite === 'fast' && !hasPaths;
  const folder = mkdtempSync(join(temporaryRoot(), 'barograph-tests-'));
  // Servers of the tests run as other users.
  chmodSync(folder, 0o1777);
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const project = hasPaths ? [] : ['--project', suite];
  const run = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...project, ...words];
  const child = spawn(process.execPath, [TEST_NURSERY, ...run], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder, ...(isFast ? { TEST_SUITE: 'fast' } : {}) },
  });
  // An interrupted run leaves no folder in memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    if (isFast) process.stdout.write('This was the fast suite; `npm run test:all` runs the rest.\n');
    if (existsSync(results)) report(JSON.parse(readFileSync(results, 'utf8')));
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

/** In memory where there is plenty: most slow tests open a store, which flushes what it writes. */
function temporaryRoot() {
  if (process.env.TMPDIR !== undefined || !existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) < ROOM_BYTES ? tmpdir() : IN_MEMORY;
}

/** `TEST_TALLY` names a file that sums up several runs. */
function report({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests, testResults }) {
  if (testResults.length > LONGEST) printLongest(testResults);
  const tally = { passed, failed, skipped: numPendingTests + numTodoTests };
  if (process.env.TEST_TALLY) appendFileSync(process.env.TEST_TALLY, `${JSON.stringify(tally)}\n`);
  printTally([tally]);
}

/** The files that took longest, by the clock: where to look when a suite takes too long. */
function printLongest(files) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const longest = files.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, LONGEST);
  const lines = longest.map((file) => `${seconds(file).toFixed(0).padStart(5)} s  ${relative('.', file.name)}`);
  process.stdout.write(`longest files:\n${lines.join('\n')}\n`);
}

function printTally(tallies) {
  const sum = (name) => tallies.reduce((total, tally) => total + tally[name], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
}
