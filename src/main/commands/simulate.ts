import { simulateRegionalSnapshot } from '../../operations/simulate-regional-snapshot.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, withServices } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { answerOf, CONTEXT, inputOf, printJson } from './read-command.ts';
import { parts, queue } from './reads.ts';
import { simulationText } from './texts/difference-text.ts';

export const snapshotSimulate: Command = {
  name: 'snapshot simulate',
  usage: 'FILE [--json]',
  summary: 'Simulates the latest snapshot with the observations of a JSON file added; stores nothing.',
  examples: ['snapshot simulate scenario.json'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (file === undefined) throw new CommandError('snapshot simulate needs a file with regionId and observations');
    const input = inputOf('simulateRegionalSnapshot', parsedJson(await textOfFile(file), file));
    return withServices(config, { named: values, about: 'service', reads: true }, async (services) => {
      const simulate = simulateRegionalSnapshot({ ...parts(services), queue: queue(services) });
      const result = await simulate(input, CONTEXT);
      if (values.json === true) return printJson(result);
      print(simulationText(answerOf('simulateRegionalSnapshot', result)));
      return 0;
    });
  },
};
