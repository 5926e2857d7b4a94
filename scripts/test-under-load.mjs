// `npm run test:load -- --times 10`: runs the fast and the slow suite so many times (once) while two processes keep two cores
// busy, and notes each run in docs/test-runs.md: no test may fail because a machine has other work. Exits 1 when a run had a
// failure; stops by itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readWords } from './read-words.mjs';
import { commitOf } from './soak/report.mjs';

const PAGE = 'docs/test-runs.md';
const BUSY_LOOPS = 2;
const SUITES = ['test', 'test:all'];
const HEAD = `# Whole test suites on a busy machine

Written by \`npm run test:load\`: each row is \`npm test\` and \`npm run test:all\` beside ${BUSY_LOOPS} busy loops.

| began | commit | passed | failed | skipped | minutes |
|---|---|---:|---:|---:|---:|
`;

const { values } = readWords('npm run test:load -- [--times 1]', {
  options: { times: { type: 'string', default: '1' } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1 || times > 20) {
  process.stderr.write('--times must be a whole number from 1 to 20\n');
  process.exit(2);
}
await ensureInstalled();
const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
process.once('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
let hasFailed = false;
for (let run = 0; run < times; run += 1) hasFailed = (await runOnce()) > 0 || hasFailed;
process.exit(hasFailed ? 1 : 0);

/** @returns how many tests failed, or 1 when a suite ended without a count */
async function runOnce() {
  const commit = commitOf();
  const began = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'barograph-load-'));
  const tally = join(folder, 'tally');
  try {
    const codes = [];
    for (const suite of SUITES) codes.push(await suiteCode(suite, tally));
    const tallies = existsSync(tally)
      ? readFileSync(tally, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
    const sum = (name) => tallies.reduce((total, one) => total + one[name], 0);
    const isWhole = tallies.length === SUITES.length && codes.every((code) => code === 0);
    const failed = isWhole ? 0 : Math.max(1, sum('failed'));
    const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(0);
    if (!existsSync(PAGE)) writeFileSync(PAGE, HEAD);
    const cells = [began.toISOString().slice(0, 16), commit, sum('passed'), failed, sum('skipped'), minutes];
    appendFileSync(PAGE, `| ${cells.join(' | ')} |\n`);
    return failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function suiteCode(suite, tally) {
  const child = spawn('npm', ['run', '--silent', suite], {
    stdio: 'inherit',
    env: { ...process.env, TEST_TALLY: tally },
  });
  const [code] = await once(child, 'exit');
  return code;
}
