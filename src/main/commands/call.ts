import { CATALOGUE } from '../../contract/catalogue.ts';
import type { Operation } from '../../contract/conventions/operation.ts';
import { isObject, toJson } from '../../contract/openapi/json.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { routeOf } from '../../gateway/routes.ts';
import { catalogueHandlers } from '../../operations/catalogue-handlers.ts';
import type { Analyst } from '../../ports/analyst.ts';
import { CommandError } from '../command-error.ts';
import { openBriefer } from '../open-analysts.ts';
import type { Services } from '../open-services.ts';
import { type Command, parseArguments, print, readInstant, withServices } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { answerOf, CONTEXT, NO_TIMER, printJson } from './read-command.ts';
import { parts, queue, storedSnapshots } from './reads.ts';
import { outlineText } from './texts/list-texts.ts';

type Name = keyof typeof CATALOGUE;

/** Operations that only read, by the last part of their path. */
const READS: ReadonlyMap<string, Name> = new Map(
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
    const { values } = parseArguments(words, { ...options, json: { type: 'boolean' } });
    const input = Object.fromEntries(properties.flatMap((property) => sent(property, values)));
    return withServices(
      config,
      { named: { exercise: values.exercise === true, live: values.live === true }, about: 'service', reads: true },
      async (services) => {
        const prepared = routeOf(name, handlersOf(services)).prepare(input);
        if (prepared.ok) {
          const result = await prepared.input(CONTEXT);
          if (values.json === true) return printJson(result);
          print(outlineText(answerOf(name, result)));
          return 0;
        }
        const rules = prepared.violations.map(({ field, description }) => `--${field} ${description}`);
        throw new CommandError(rules.join('; '));
      },
    );
  },
};

function isName(name: string): name is Name {
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

const handlersOf = (services: Services) =>
  catalogueHandlers({
    ...parts(services),
    snapshots: storedSnapshots(services),
    ledger: services.stores.forecasts,
    eventLog: services.stores.events,
    queue: queue(services),
    analyst: NO_ANALYST,
    answering: NO_ANALYST,
    briefer: openBriefer(services, { snapshots: storedSnapshots(services), setTimer: NO_TIMER }),
    conversations: services.stores.conversations,
    leads: services.stores.leads,
    world: services.folder.name,
    cards: FEED_CARDS,
    feeds: FEED_CARDS,
    feedStates: services.stores.feedStates,
  });

/** No GET operation analyses. */
const NO_ANALYST: Analyst = { analyse: async () => ({ status: 'unavailable', retryAfterSeconds: 1 }) };
