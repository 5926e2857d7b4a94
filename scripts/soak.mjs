// The full counts of the suites that CI runs reduced. Ends by itself; leaves its report in docs/soak-report.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const lines = 'docs/soak-lines.tmp';
const SUITES = [
  'test/whole/kill.process.test.ts',
  'test/gateway/fuzz.test.ts',
  'test/gateway/batch-paths.test.ts',
  'test/gateway/fuzz-socket.process.test.ts',
];
const COUNTS = {
  KILL_COUNT: '100',
  FUZZ_REQUESTS: '10000',
  FUZZ_BATCHES: '10000',
  FUZZ_CONNECTIONS: '20000',
};
rmSync(lines, { force: true });
const startedAt = Date.now();
// One suite after the other: each of them measures a machine of its own.
const runs = SUITES.map((suite) =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', suite], {
    stdio: 'inherit',
    env: { ...process.env, ...COUNTS, SOAK_REPORT: lines },
  }),
);
const status = runs.every((run) => run.status === 0) ? 0 : 1;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const found = existsSync(lines) ? readFileSync(lines, 'utf8') : '';
rmSync(lines, { force: true });
const head = `# Soak report\n\nWritten by \`npm run soak\`.\n\n- Date: ${new Date().toISOString().slice(0, 10)}\n- Machine: ${cpus().length} cores, ${platform()} ${release().split('-')[0]}, Node ${process.versions.node}\n- Result: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes} minutes\n\n`;
writeFileSync('docs/soak-report.md', head + found);
process.exit(status);
