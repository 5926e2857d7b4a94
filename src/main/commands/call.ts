import { CATALOGUE } from '../../contract/catalogue.ts';
import type { Operation } from '../../contract/conventions/operation.ts';
import { isObject, toJson } from '../../contract/openapi/json.ts';
import { CommandError } from '../command-error.ts';
import type { OperationName } from './asked-service.ts';
import { type Command, parseArguments, print, readInstant } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { answerOf, inputOf, printJson } from './read-command.ts';
import { SERVICE_OPTIONS } from './remote-service.ts';
import { outlineText } from './texts/list-texts.ts';
import { withService } from './with-service.ts';

/** Operations that only read, by the last part of their path. */
const READS: ReadonlyMap<string, OperationName> = new Map(
  Object.keys(CATALOGUE)
    .filter(isName)
    .flatMap((name) => (CATALOGUE[name].method === 'GET' ? [[CATALOGUE[name].rpcName, name] as const] : [])),
);

/** Any GET operation of the catalogue as a command: the same input rules and the same handler as over HTTP. */
export const call: Command = {
  name: 'call',
  usage: '<operation> [--<parameter> V]… [--json]',
  summary: 'Runs any GET operation of the catalogue and prints its answer; parameters as in the API.',
  examples: ['call list-regions', 'call get-regional-brief --region_id mena'],
  asksService: true,
  run: async ([wanted = '', ...words], config) => {
    const name = READS.get(wanted);
    if (name === undefined)
      throw new CommandError(
        wanted === ''
          ? `the operation is required: ${[...READS.keys()].join(', ')}`
          : `Unknown operation: ${wanted}${didYouMean(wanted, [...READS.keys()])} (\`call\` alone lists all that read)`,
      );
    const properties = propertiesOf(CATALOGUE[name]);
    const options = Object.fromEntries(properties.map(([parameter]) => [parameter, { type: 'string' }] as const));
    const { values } = parseArguments(words, { ...options, ...SERVICE_OPTIONS });
    const given = Object.fromEntries(properties.flatMap((property) => sent(property, values)));
    const input = inputOf(name, given, Object.fromEntries(properties.map(([parameter]) => [parameter, { parameter }])));
    return withService(values, config, async (ask) => {
      const result = await ask(name, input);
      if (values.json === true) return printJson(result);
      print(outlineText(answerOf(name, result)));
      return 0;
    });
  },
};

function isName(name: string): name is OperationName {
  return Object.hasOwn(CATALOGUE, name);
}

type Property = readonly [parameter: string, isInstant: boolean];

/** The parameters of an operation; instants are its 64-bit integers. */
function propertiesOf({ input }: Operation): readonly Property[] {
  const schema = toJson(input);
  const properties = isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return properties.map(([name, property]) => [name, isObject(property) && property.format === 'int64']);
}

/** A date is accepted for an instant, in place of epoch ms. */
function sent([parameter, isInstant]: Property, values: Readonly<Record<string, unknown>>): [string, string][] {
  const value = values[parameter];
  if (typeof value !== 'string') return [];
  return [[parameter, isInstant && !/^\d+$|^-/.test(value) ? String(readInstant(`--${parameter}`, value)) : value]];
}
