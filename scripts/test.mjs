// `npm test`: the fast suite, without tests that start processes, servers or embedded stores in files. `npm run test:all`: the
// rest. Both install what is missing and skip, by name, what this machine cannot run. With paths, the named tests of both suites
// run. Further words go to vitest. Random worlds and requests are few; `npm run soak` tries the full counts.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

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
  const folder = mkdtempSync(join(tmpdir(), 'barograph-tests-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const project = hasPaths ? [] : ['--project', suite];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...project, ...words], {
    stdio: 'inherit',
    env: isFast ? { ...process.env, TEST_SUITE: 'fast' } : process.env,
  });
  child.on('exit', (code) => {
    if (isFast) process.stdout.write('This was the fast suite; `npm run test:all` runs the rest.\n');
    if (existsSync(results)) report(JSON.parse(readFileSync(results, 'utf8')));
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

/** `TEST_TALLY` names a file that sums up several runs. */
function report({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }) {
  const tally = { passed, failed, skipped: numPendingTests + numTodoTests };
  if (process.env.TEST_TALLY) appendFileSync(process.env.TEST_TALLY, `${JSON.stringify(tally)}\n`);
  printTally([tally]);
}

function printTally(tallies) {
  const sum = (name) => tallies.reduce((total, tally) => total + tally[name], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
}
