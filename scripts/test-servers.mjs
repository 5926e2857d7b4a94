// `npm run test:servers`: every test that opens a store, once more, on PostgreSQL with counters on Redis. Which tests those are
// is computed (test-servers/store-tests.mjs). Counts are small here, because `npm test` runs them on the embedded store;
// EVERY_STORE_TEST=1 runs the full set with the counts of `npm test` (`npm run soak`). Words of a test's path choose some of them. Servers:
// TEST_DATABASE_URL and TEST_REDIS_URL, by default those of this machine; without them this fails.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { readWords } from './read-words.mjs';
import { storeTests } from './test-servers/store-tests.mjs';

const REDUCED = { KILL_COUNT: 3, FUZZ_REQUESTS: 30, FUZZ_BATCHES: 30, FUZZ_CONNECTIONS: 1_000, RACE_ORDERS: 30 };

await ensureInstalled();
const isWhole = process.env.EVERY_STORE_TEST === '1';
const { values, positionals } = readWords('npm run test:servers -- [--list] [WORD OF A FILE]…', {
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const tests = (await storeTests({ withSoaked: isWhole })).filter(
  (path) => positionals.length === 0 || positionals.some((word) => path.includes(word)),
);
if (values.list || tests.length === 0) {
  process.stdout.write(`${tests.join('\n')}\n`);
  process.exit(tests.length === 0 ? 2 : 0);
}
const counts = isWhole ? {} : Object.fromEntries(Object.entries(REDUCED).map(([name, n]) => [name, String(n)]));
const env = { ...counts, ...process.env, TEST_STORE: 'postgresql', REQUIRE_SERVICES: '1' };
const reporter = isWhole ? ['--reporter=dot'] : [];
await build();
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporter, ...tests], {
  stdio: 'inherit',
  env,
});
child.on('exit', (code) => process.exit(code ?? 1));
