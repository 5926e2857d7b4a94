import type { Outputs } from '../../contract/endpoints.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, readInstant } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { answerOf, inputOf, printJson } from './read-command.ts';
import { SERVICE_OPTIONS } from './remote-service.ts';
import { dryRunText, rulesText } from './texts/rule-texts.ts';
import { withServer, withService } from './with-service.ts';

const ruleIn = async (file: string | undefined): Promise<unknown> => {
  if (file === undefined) throw new CommandError('the file of the rule is required');
  return parsedJson(await textOfFile(file), file);
};

export const rulesDryRun: Command = {
  name: 'rules dry-run',
  usage: 'FILE --from D [--to D] [--json]',
  summary: 'Says when the rule of a JSON file would have fired over the stored snapshots; `-` reads standard input.',
  examples: ['rules dry-run rule.json --from 2025-01-01 --to 2026-01-01'],
  asksService: true,
  run: async (words, config) => {
    const options = { ...SERVICE_OPTIONS, from: { type: 'string' }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArguments(words, options, 1);
    const from = String(readInstant('--from', values.from));
    const to = values.to === undefined ? {} : { to: String(readInstant('--to', values.to)) };
    const rule = await ruleIn(positionals[0]);
    inputOf('dryRunRule', { rule, from, ...to });
    return withService(values, config, async (ask) => {
      const answers: Outputs['dryRunRule'][] = [];
      let next: string | undefined;
      do {
        const input = inputOf('dryRunRule', { rule, from, ...to, ...(next === undefined ? {} : { next }) });
        const result = await ask('dryRunRule', input);
        const answer = answerOf('dryRunRule', result);
        if (values.json === true) printJson(result);
        answers.push(answer);
        next = answer.next;
        const read = answers.reduce((total, { snapshotsRead }) => total + snapshotsRead, 0);
        if (next !== undefined) process.stderr.write(`Evaluated ${read} snapshots so far …\n`);
      } while (next !== undefined);
      if (values.json !== true) print(dryRunText(answers));
      return 0;
    });
  },
};

export const rulesList: Command = {
  name: 'rules list',
  usage: '[--json]',
  summary: 'Lists the alert rules of this account, newest first.',
  examples: ['rules list'],
  asksService: true,
  run: async (words, config) => {
    const { values } = parseArguments(words, SERVICE_OPTIONS);
    return withServer(values, config, async (ask) => {
      const result = await ask('listRules', {});
      if (values.json === true) return printJson(result);
      print(rulesText(answerOf('listRules', result)));
      return 0;
    });
  },
};

export const rulesCreate: Command = {
  name: 'rules create',
  usage: 'FILE [--json]',
  summary: 'Creates an alert rule from a JSON file, evaluated over every snapshot from now on; prints its id.',
  examples: ['rules create rule.json'],
  asksService: true,
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, SERVICE_OPTIONS, 1);
    const input = inputOf('createRule', await ruleIn(positionals[0]));
    return withServer(values, config, async (ask) => {
      const result = await ask('createRule', input);
      if (values.json === true) return printJson(result);
      print(`created ${answerOf('createRule', result).ruleId}`);
      return 0;
    });
  },
};

export const rulesDelete: Command = {
  name: 'rules delete',
  usage: 'ID [--json]',
  summary: 'Removes an alert rule.',
  examples: ['rules delete rul_0123456789ABCDEFGHIJKL'],
  asksService: true,
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, SERVICE_OPTIONS, 1);
    const [ruleId] = positionals;
    if (ruleId === undefined) throw new CommandError('the id of the rule is required');
    const input = inputOf('deleteRule', { ruleId });
    return withServer(values, config, async (ask) => {
      const result = await ask('deleteRule', input);
      if (values.json === true) return printJson(result);
      print(`removed ${answerOf('deleteRule', result).ruleId}`);
      return 0;
    });
  },
};
