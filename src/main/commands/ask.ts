import { listed } from '../../assessment/english.ts';
import { BUILTIN_PROVIDER } from '../../contract/intelligence/deduct-situation.ts';
import { deductSituation } from '../../operations/deduct-situation.ts';
import { CommandError } from '../command-error.ts';
import { openAnalysts } from '../open-analysts.ts';
import { type Command, parseArguments, print, withServices } from './command.ts';
import { answerOf, CONTEXT, inputOf, NO_TIMER, printJson } from './read-command.ts';
import { storedSnapshots } from './reads.ts';
import { firstSection, markdownText } from './texts/markdown-text.ts';

const OPERATION = 'deductSituation';

export const ask: Command = {
  name: 'ask',
  usage: '"QUESTION" [--framework F] [--context C] [--all] [--json]',
  summary: 'Answers a question from the stored snapshots and evidence, which it cites.',
  examples: [
    'ask "Is the Strait of Hormuz open?"',
    'ask "What would a closure of Suez change?" --framework scenario-cone',
  ],
  run: async (words, config) => {
    const options = { framework: { type: 'string' }, context: { type: 'string' }, all: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(
      words,
      { ...options, json: { type: 'boolean' } },
      Number.MAX_SAFE_INTEGER,
    );
    if (positionals.length === 0) throw new CommandError('ask needs a question, in quotation marks');
    const { framework, context: geoContext } = values;
    const input = inputOf(OPERATION, {
      // A shell splits a question without quotation marks.
      query: positionals.join(' '),
      ...(framework === undefined ? {} : { framework }),
      ...(geoContext === undefined ? {} : { geoContext }),
    });
    const reach = { named: values, about: 'service', reads: true } as const;
    return withServices(config, reach, async (services) => {
      const { analyst } = openAnalysts(config, services, { snapshots: storedSnapshots(services), setTimer: NO_TIMER });
      const result = await deductSituation({ analyst, setTimer: NO_TIMER })(input, CONTEXT);
      if (values.json === true) return printJson(result);
      const { analysis, model, provider } = answerOf(OPERATION, result);
      const { text, others } = values.all === true ? { text: analysis, others: [] } : firstSection(analysis);
      const more = others.length === 0 ? '' : `\n\nAlso on ${listed(others)}: --all.`;
      print(
        `${markdownText(text)}${more}\n\nWritten by ${provider === BUILTIN_PROVIDER ? 'the built-in analyst' : provider}, ${model}.`,
      );
      return 0;
    });
  },
};
