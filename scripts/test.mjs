// `npm test` from a fresh checkout: installs what is missing and runs every test that this machine can run. What it
// cannot run (no servers, no recordings) it skips by name.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
if (!existsSync('../shared'))
  process.stderr.write('../shared is absent: tests on genuine recordings and history are skipped.\n');
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
