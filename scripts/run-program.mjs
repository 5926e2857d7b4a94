import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { launchProgram } from './launch-program.mjs';

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
  launchProgram(fileURLToPath(new URL('../dist/main.mjs', import.meta.url)), words);
}
