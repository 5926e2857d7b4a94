import { simulateRegionalSnapshot } from '../../operations/simulate-regional-snapshot.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, withServices } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { CONTEXT, inputOf, tell } from './read-command.ts';
import { desk, parts } from './reads.ts';

export const snapshotSimulate: Command = {
  name: 'snapshot simulate',
  usage: 'FILE',
  summary: 'Says what the latest snapshot would be, had the observations of a JSON file been made; stores nothing.',
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (file === undefined) throw new CommandError('snapshot simulate takes a file with regionId and observations');
    const input = inputOf('simulateRegionalSnapshot', parsedJson(await textOfFile(file), file));
    return withServices(config, { exercise: values.exercise, about: 'service' }, async (services) => {
      const simulate = simulateRegionalSnapshot({ ...parts(services), desk: desk(services) });
      return tell(await simulate(input, CONTEXT), false);
    });
  },
};
