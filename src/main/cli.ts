import { backfill } from './commands/backfill.ts';
import { collect } from './commands/collect.ts';
import { type Command, CommandError } from './commands/command.ts';
import { doctor } from './commands/doctor.ts';
import { keysCreate, keysList, keysRevoke } from './commands/keys.ts';
import { refresh } from './commands/refresh.ts';
import { replay } from './commands/replay.ts';
import { snapshotShow } from './commands/snapshot.ts';
import type { Config } from './config.ts';

/** Every command, in the order of the help page. */
const COMMANDS: readonly Command[] = [
  keysCreate,
  keysList,
  keysRevoke,
  collect,
  backfill,
  refresh,
  replay,
  snapshotShow,
  doctor,
];

/** Runs one command line. @returns the exit code: 0 done, 1 not done, 2 not understood */
export async function runCommand(words: readonly string[], config: Config): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    process.stdout.write(help());
    return 0;
  }
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, i) => words[i] === word));
  if (command === undefined) throw new CommandError(`no such command: ${words.slice(0, 2).join(' ')}\n\n${help()}`);
  return command.run(words.slice(command.name.split(' ').length), config);
}

function help(): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`);
  return `npm run cli -- <command>\n\n${rows.join('\n')}\n\nEvery command also takes --exercise: work in the exercise world. Without it a command works where the running\nserver of this DATA_DIR works, and in the live world when none runs. collect, backfill, refresh and replay work in\nthe live world whenever FEEDS_PROXY is set.\n`;
}
