import { runCommand } from './cli.ts';
import { CommandError } from './commands/command.ts';
import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';

/** The program: `start` serves, anything else is a command. */
async function main(words: readonly string[]): Promise<number> {
  const config = readConfig();
  if (words[0] === 'start') {
    await start(config);
    return 0;
  }
  return runCommand(words, config);
}

// A reader that has seen enough, such as `head`, is no error of ours.
process.stdout.on('error', (error: Error & { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof CommandError;
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(expected ? 2 : 1);
  },
);
