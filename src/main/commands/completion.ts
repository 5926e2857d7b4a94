import { REGION_IDS } from '../../reference/regions.ts';
import { CommandError } from '../command-error.ts';
import type { Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';

/** What may follow each beginning of a line, by that beginning: `''`, `snapshot`, `snapshot list`. */
type Followers = ReadonlyMap<string, readonly string[]>;

/** Options that every command takes. */
const COMMON_OPTIONS = ['--exercise', '--live', '--help'];
/** Roles and words of the program that are no commands. */
const OTHERS = ['start', 'serve', 'worker', 'help', 'version'];

function followersOf(commands: readonly Command[]): Followers {
  const found = new Map<string, Set<string>>([['', new Set(OTHERS)]]);
  const add = (beginning: string, ...words: readonly string[]) =>
    found.set(beginning, new Set([...(found.get(beginning) ?? []), ...words]));
  for (const { name, usage } of commands) {
    const words = name.split(' ');
    for (const [i, word] of words.entries()) add(words.slice(0, i).join(' '), word);
    const options = usage.match(/--[a-z][a-z-]*/g) ?? [];
    add(name, ...(/^\[?REGION\b/.test(usage) ? REGION_IDS : []), ...options, ...COMMON_OPTIONS);
  }
  // The longest beginning first: a shell takes the first that fits.
  return new Map([...found].sort(([a], [b]) => b.length - a.length).map(([key, set]) => [key, [...set].sort()]));
}

function bashScript(followers: Followers): string {
  const cases = [...followers].map(([beginning, words]) => {
    const pattern = beginning === '' ? "''" : `'${beginning}' | '${beginning} '*`;
    return `    ${pattern}) words='${words.join(' ')}' ;;`;
  });
  return `_barograph() {
  local line='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do line="\${line:+$line }\${COMP_WORDS[i]}"; done
  case "$line" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _barograph barograph
`;
}

function fishScript(followers: Followers): string {
  const lines = [...followers].map(([beginning, words]) => {
    const begins = beginning === '' ? 'test -z' : `string match -qr '^${beginning}( |\\$)' --`;
    return `complete -c barograph -n "${begins} (__barograph_line)" -a '${words.join(' ')}'`;
  });
  return `function __barograph_line
  set -l words (commandline -opc)
  string join ' ' -- $words[2..-1]
end
complete -c barograph -f
${lines.join('\n')}
`;
}

const SCRIPTS: Readonly<Record<string, (followers: Followers) => string>> = {
  bash: bashScript,
  zsh: (followers) => `autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bashScript(followers)}`,
  fish: fishScript,
};

/** @param commands every command of the program, read when a script is asked for */
export const completion = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  usage: 'bash|zsh|fish',
  summary: 'Prints a script with which a shell completes commands, options and regions.',
  examples: ['completion bash > ~/.local/share/bash-completion/completions/barograph'],
  run: async ([shell = '', ...more]) => {
    const script = Object.hasOwn(SCRIPTS, shell) && more.length === 0 ? SCRIPTS[shell] : undefined;
    if (script === undefined)
      throw new CommandError(
        `the shell must be ${Object.keys(SCRIPTS)
          .join(', ')
          .replace(/, (?=\w+$)/, ' or ')}${didYouMean(shell, Object.keys(SCRIPTS))}`,
      );
    process.stdout.write(script(followersOf(commands())));
    return 0;
  },
});
