import { CommandError } from './command-error.ts';
import { didYouMean } from './commands/did-you-mean.ts';
import { commandHelp, fullHelp, ROLE_SUMMARIES, roleHelp, shortHelp } from './commands/help.ts';
import { COMMANDS, commandOf } from './commands/registry.ts';
import type { Config } from './config.ts';
import { COMMIT, VERSION } from './version.ts';

/** Runs one command line. @returns the exit code: 0 success, 1 failure, 2 usage error */
export async function runCommand(typed: readonly string[], config: Config): Promise<number> {
  const words = withOptionsLast(typed);
  const page = helpOf(words);
  if (page !== undefined) {
    process.stdout.write(page);
    return 0;
  }
  const found = commandOf(words);
  if (found === undefined) throw unknownCommand(words);
  return found.command.run(words.slice(found.name.split(' ').length), config);
}

/** Options of every command, which may stand before it. */
const COMMON_OPTIONS: readonly string[] = ['--json', '--exercise', '--live'];

function withOptionsLast(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !COMMON_OPTIONS.includes(word));
  return at <= 0 ? words : [...words.slice(at), ...words.slice(0, at)];
}

/** Help or version, where a line asks for it: both work with any configuration. @throws CommandError on an unknown command */
export function helpOf(words: readonly string[]): string | undefined {
  const [first] = words;
  if (first === '--version' || first === '-v' || first === '-V' || first === 'version') return versionText(words);
  if (first === undefined) return shortHelp();
  const asks = words.some((word) => word === '--help' || word === '-h');
  if (first !== 'help' && !asks) return undefined;
  const about = words.filter((word) => word !== 'help' && word !== '--help' && word !== '-h');
  if (about.length === 0) return shortHelp();
  if (about[0] === 'all') return fullHelp();
  const found = commandOf(about);
  if (found !== undefined) return commandHelp(found.command);
  const role = roleHelp(about[0] ?? '');
  if (role !== undefined) return role;
  throw unknownCommand(about);
}

const versionText = (words: readonly string[]): string =>
  words.includes('--json')
    ? `${JSON.stringify({ version: VERSION, commit: COMMIT })}\n`
    : `barograph ${VERSION} (commit ${COMMIT})\n`;

function unknownCommand(words: readonly string[]): CommandError {
  const typed = words.filter((word) => !word.startsWith('-')).slice(0, 2);
  const names = [...COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases]), ...Object.keys(ROLE_SUMMARIES)];
  const [first = ''] = typed;
  const both = typed.join(' ');
  // The second word is an argument, unless a command has two words.
  const isOfTwoWords = didYouMean(both, names) !== '' || names.some((name) => name.startsWith(`${first} `));
  const advice = [both, first].map((text) => didYouMean(text, names)).find((text) => text !== '');
  return new CommandError(`Unknown command: ${isOfTwoWords ? both : first}${advice ?? '; `barograph help` lists all'}`);
}
