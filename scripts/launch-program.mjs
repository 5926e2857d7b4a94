import { spawn } from 'node:child_process';
import { ALLOCATOR } from '../src/concurrency/memory-settings.mjs';

/**
 * Runs a built program with the settings of malloc, which a process reads at its start, and ends with its exit code.
 * @param {string} program path of its main.mjs
 * @param {readonly string[]} words
 */
export function launchProgram(program, words) {
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
