import { simulateRegionalSnapshot } from '../../operations/simulate-regional-snapshot.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, withServices } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { CONTEXT, inputOf, printResult } from './read-command.ts';
import { parts, queue } from './reads.ts';

export const snapshotSimulate: Command = {
  name: 'snapshot simulate',
  usage: 'FILE',
  summary: 'Simulates the latest snapshot with the observations of a JSON file added; stores nothing.',
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (file === undefined) throw new CommandError('snapshot simulate needs a file with regionId and observations');
    const input = inputOf('simulateRegionalSnapshot', parsedJson(await textOfFile(file), file));
    return withServices(config, { named: values, about: 'service' }, async (services) => {
      const simulate = simulateRegionalSnapshot({ ...parts(services), queue: queue(services) });
      return printResult(await simulate(input, CONTEXT), false);
    });
  },
};
