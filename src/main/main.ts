import { helpOf, runCommand } from './cli.ts';
import { CommandError } from './command-error.ts';
import { commandOf } from './commands/registry.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { errorSentence } from './error-sentence.ts';
import { PepperRefusal } from './open-pepper.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';
import { worker } from './worker.ts';

/** Long-running roles, ended by a stop signal; they take no arguments. */
const ROLES: Readonly<Record<string, (config: Config) => Promise<void>>> = { start, serve, worker };

/** Of the configuration, once it is read: an error of its disk is reported with it. */
let dataDir: string | undefined;

/** The program: a role, or else a command. */
async function main(words: readonly string[]): Promise<number> {
  const page = helpOf(words);
  if (page !== undefined) {
    process.stdout.write(page);
    return 0;
  }
  const config = readConfig();
  dataDir = config.dataDir;
  const [name = ''] = words;
  const role = Object.hasOwn(ROLES, name) ? ROLES[name] : undefined;
  if (role !== undefined) {
    if (words.length > 1) throw new CommandError(`${name} takes no arguments: its settings are environment variables`);
    await role(config);
    return 0;
  }
  return runCommand(words, config);
}

// A reader that closes the pipe, such as `head`, is no error.
process.stdout.on('error', (error: Error & { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const words = process.argv.slice(2);
main(words).then(end, (error: unknown) => {
  process.stderr.write(`${errorSentence(error, dataDir)}${hintFor(error)}\n`);
  end([ConfigError, CommandError, PepperRefusal].some((kind) => error instanceof kind) ? 2 : 1);
});

/** Where the arguments of the command are explained. */
function hintFor(error: unknown): string {
  const found = error instanceof CommandError ? commandOf(words) : undefined;
  return found === undefined ? '' : ` (barograph help ${found.command.name})`;
}

/** Exits once stdout and stderr are flushed. */
function end(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
