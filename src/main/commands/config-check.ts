import { configLines, configWarnings } from '../configuration/config-lines.ts';
import { type Command, parseArguments, print } from './command.ts';

/** An invalid configuration has ended the program with exit code 2 before any command runs. */
export const configCheck: Command = {
  name: 'config check',
  usage: '[--json]',
  summary: 'Prints the configuration in force without secrets; an invalid variable is named, with exit code 2.',
  examples: ['config check'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    const lines = configLines(config);
    const warnings = configWarnings(config);
    if (values.json === true) {
      const entries = lines.map(({ name, value }) => [name, value ?? null]);
      print(JSON.stringify({ configuration: Object.fromEntries(entries), warnings }));
      return 0;
    }
    for (const { name, value } of lines) print(value === undefined ? `#${name}` : `${name}=${value}`);
    for (const warning of warnings) print(`warning: ${warning}`);
    print('Configuration is valid.');
    return 0;
  },
};
