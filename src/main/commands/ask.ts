import { listed } from '../../assessment/english.ts';
import type { HandlerResult } from '../../contract/conventions/handler.ts';
import { BUILTIN_PROVIDER } from '../../contract/intelligence/deduct-situation.ts';
import { deductSituation } from '../../operations/deduct-situation.ts';
import type { Analyst } from '../../ports/analyst.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import { openAnalysts } from '../open-analysts.ts';
import type { Services } from '../open-services.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, parseArguments, print, withServices } from './command.ts';
import { keepQuestion, lastQuestion } from './last-question.ts';
import { storedSnapshots } from './local-service.ts';
import { CONTEXT, NO_TIMER } from './no-caller.ts';
import { answerOf, inputOf, printJson } from './read-command.ts';
import { remoteOf, remoteService, SERVICE_OPTIONS } from './remote-service.ts';
import { firstSection, markdownText } from './texts/markdown-text.ts';

const OPERATION = 'deductSituation';

export const ask: Command = {
  name: 'ask',
  usage: '"QUESTION" [--follow-up] [--framework F] [--context C] [--all] [--json]',
  summary: 'Answers a question from the stored snapshots and evidence, which it cites.',
  examples: [
    'ask "Is the Strait of Hormuz open?"',
    'ask --follow-up "And the Suez Canal?"',
    'ask "What would a closure of Suez change?" --framework scenario-cone',
  ],
  asksService: true,
  run: async (words, config) => {
    const options = { framework: { type: 'string' }, context: { type: 'string' }, all: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(
      words,
      { ...options, ...SERVICE_OPTIONS, 'follow-up': { type: 'boolean' } },
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
    const remote = await remoteOf(values, config);
    if (remote !== undefined && values['follow-up'] === true)
      throw new CommandError('--follow-up goes with the store of this machine, which remembers the question before');
    if (remote !== undefined) return printed(await remoteService(remote)(OPERATION, input));
    const reach = { named: values, about: 'service', reads: true } as const;
    return withServices(config, reach, async (services) => {
      const { analyst } = openAnalysts(config, services, { snapshots: storedSnapshots(services), setTimer: NO_TIMER });
      const inTurn = await conversing(analyst, services, values['follow-up'] === true);
      return printed(await deductSituation({ analyst: inTurn, setTimer: NO_TIMER })(input, CONTEXT));
    });

    function printed(result: HandlerResult<unknown>): number {
      if (values.json === true) return printJson(result);
      const { analysis, model, provider } = answerOf(OPERATION, result);
      const { text, others } = values.all === true ? { text: analysis, others: [] } : firstSection(analysis);
      const more = others.length === 0 ? '' : `\n\nAlso on ${listed(others)}: --all.`;
      print(
        `${markdownText(text)}${more}\n\nWritten by ${provider === BUILTIN_PROVIDER ? 'the built-in analyst' : provider}, ${model}.`,
      );
      return 0;
    }
  },
};

/**
 * The analyst with the question before this one, for a follow-up; what is understood of each is kept for the next one.
 * @throws CommandFailure where there is no question to follow up on
 */
async function conversing(analyst: Analyst, { folder }: Services, isFollowUp: boolean): Promise<Analyst> {
  const earlier = isFollowUp ? await lastQuestion(folder, systemClock.now()) : undefined;
  if (isFollowUp && earlier === undefined)
    throw new CommandFailure('there is no question of the last 24 hours to follow up on: ask one without --follow-up');
  return {
    analyse: async (question, signal, onProgress) => {
      const asked = earlier === undefined ? question : { ...question, earlier };
      const answer = await analyst.analyse(asked, signal, onProgress);
      if (answer.status === 'answered' && answer.parts !== undefined)
        await keepQuestion(folder, answer.parts.understood, systemClock.now());
      return answer;
    },
  };
}
