import { parseArgs } from 'node:util';

/**
 * Reads a script's words by `parseArgs`. `--help` prints the usage and ends the process with 0; a word that it does not take, with
 * a sentence and 2.
 * @param {string} usage one line
 * @param {import('node:util').ParseArgsConfig} config
 */
export function readWords(usage, { options, ...config }) {
  try {
    const read = parseArgs({ ...config, options: { ...options, help: { type: 'boolean' } } });
    if (read.values.help !== true) return read;
  } catch (error) {
    const [sentence] = String(error?.message).split(/\. |\n/);
    process.stderr.write(`${sentence}\nusage: ${usage}\n`);
    process.exit(2);
  }
  process.stdout.write(`usage: ${usage}\n`);
  process.exit(0);
}
