import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from '../src/concurrency/memory-settings.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Installs and builds what is missing, then runs the program in the folder of the caller and ends with its exit code.
 * @param {readonly string[]} words
 */
export async function runProgram(words) {
  const folder = process.cwd();
  process.chdir(ROOT);
  await ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
  process.chdir(folder);

  const program = fileURLToPath(new URL('../dist/main.mjs', import.meta.url));
  const env = { ...ALLOCATOR, ...process.env };
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...words], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm does not always hand a signal on: without it no signal can stop this process.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
