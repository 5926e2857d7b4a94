import { configLines, configWarnings } from '../configuration/config-lines.ts';
import { type Command, parseArguments, print } from './command.ts';

/** What cannot be used has been named, and has ended the program with 2, before any command runs. */
export const configCheck: Command = {
  name: 'config check',
  usage: '[--json]',
  summary: 'Prints the configuration in force without its secrets; what cannot be used is named, with exit code 2.',
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    const lines = configLines(config);
    const doubts = configWarnings(config);
    if (values.json === true) {
      const entries = lines.map(({ name, value }) => [name, value ?? null]);
      print(JSON.stringify({ configuration: Object.fromEntries(entries), doubts }));
      return 0;
    }
    for (const { name, value } of lines) print(value === undefined ? `#${name}` : `${name}=${value}`);
    for (const doubt of doubts) print(`doubt: ${doubt}`);
    print('The configuration can be used.');
    return 0;
  },
};
