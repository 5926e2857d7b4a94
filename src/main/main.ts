import { StoreFailure } from '../stores/store-failure.ts';
import { WorldRefusal } from '../stores/store-world.ts';
import { runCommand } from './cli.ts';
import { CommandError } from './command-error.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';
import { worker } from './worker.ts';

/** Long-running roles, ended by a stop signal; they take no arguments. */
const ROLES: Readonly<Record<string, (config: Config) => Promise<void>>> = { start, serve, worker };

/** The program: a role, or else a command. */
async function main(words: readonly string[]): Promise<number> {
  const config = readConfig();
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

main(process.argv.slice(2)).then(end, (error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  end(error instanceof ConfigError || error instanceof CommandError ? 2 : 1);
});

/** One sentence for an error that the operator can correct, the stack for a fault of the program. */
function messageOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  if (error instanceof WorldRefusal) return error.message;
  if (error instanceof StoreFailure) return `store error: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Exits once stdout and stderr are flushed. */
function end(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
