// Runs the program from a fresh checkout: installs and builds what is missing, then hands over. `npm start`, `npm run serve`,
// `npm run worker` and `npm run cli` have nothing before them.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';
import { ALLOCATOR } from './malloc-env.mjs';

await ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const [command = 'start', ...rest] = process.argv.slice(2);
const roles = Object.fromEntries(['start', 'serve', 'worker'].map((role) => [role, ['dist/main.mjs', role]]));
const entry = { ...roles, cli: ['dist/main.mjs'] }[command];
if (entry === undefined) {
  process.stderr.write(`unknown: ${command}\n`);
  process.exit(2);
}
const env = { ...ALLOCATOR, ...process.env };
const child = spawn(process.execPath, ['--enable-source-maps', ...entry, ...rest], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm does not always hand a signal on: without it no signal can stop this process.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
