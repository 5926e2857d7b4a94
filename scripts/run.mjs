// Runs the program from a fresh checkout: installs and builds what is missing, then hands over. `npm start` and
// `npm run cli` have nothing before them.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const [command = 'start', ...rest] = process.argv.slice(2);
const entry = { start: ['dist/main.mjs', 'start'], cli: ['dist/main.mjs'] }[command];
if (entry === undefined) {
  process.stderr.write(`unknown: ${command}\n`);
  process.exit(2);
}
const child = spawn(process.execPath, ['--enable-source-maps', ...entry, ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
