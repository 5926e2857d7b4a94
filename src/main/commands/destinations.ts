import { MAIL_SCHEDULES } from '../../contract/alert/mail-destination.ts';
import { PRESETS } from '../../contract/alert/template.ts';
import { EVENT_TYPES, type EventType, isEventType } from '../../contract/intelligence/event.ts';
import type { RegionId } from '../../reference/regions.ts';
import { CommandError } from '../command-error.ts';
import { readRegion } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { readCommand, requires } from './read-command.ts';
import {
  createdText,
  deletedText,
  deliveriesText,
  destinationsText,
  destinationText,
  redeliveredText,
  rotatedText,
  testedText,
} from './texts/destination-texts.ts';

/** Destinations belong to the account of a key: a server is asked, and its bytes are printed with --json. */
const OF_AN_ACCOUNT = { needsServer: true, asStored: true } as const;

const id = { parameter: 'destinationId' } as const;
const types = { parameter: 'types' } as const;
const regions = { parameter: 'regionIds' } as const;

const preset = { parameter: 'preset' } as const;
const template = { parameter: 'template' } as const;

type Raw = Readonly<Record<string, string>>;

/** The text of the file of a template in place of its name: what is secret need not be among the words of a command. */
async function withTemplate(raw: Raw): Promise<Raw> {
  const { template: file, ...rest } = raw;
  if (file === undefined) return rest;
  const text = await textOfFile(file);
  const read = parsedJson(text, file);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new CommandError(`${file} must hold a JSON object of url, preset, method, headers or body`);
  return { ...rest, template: text };
}

/** Members of a template, and every name of a list, which may be `all`: an empty list removes a filter. */
function members({ types: named, regionIds, template: text = '{}', ...rest }: Raw) {
  return {
    ...JSON.parse(text),
    ...rest,
    ...(named === undefined ? {} : { types: listOf(named, readType) }),
    ...(regionIds === undefined ? {} : { regionIds: listOf(regionIds, readOneRegion) }),
  };
}

const listOf = <T>(text: string, read: (name: string) => T): readonly T[] =>
  text === 'all' ? [] : text.split(',').map(read);

const readOneRegion = (name: string): RegionId => readRegion('--regions', name);

function readType(name: string): EventType {
  if (isEventType(name)) return name;
  throw new CommandError(
    `Unknown type: ${name}; --types takes ${EVENT_TYPES.join(', ')}${didYouMean(name, EVENT_TYPES)}`,
  );
}

const requiresId = requires('destinationId', 'the id of a destination is required: `destinations list` shows it');

export const destinationsList = readCommand({
  operation: 'listDestinations',
  ...OF_AN_ACCOUNT,
  name: 'destinations list',
  aliases: ['destinations'],
  usage: '[--json]',
  summary: 'Lists where the events of this account are sent, newest first.',
  examples: ['destinations list'],
  options: {},
  text: destinationsText,
});

export const destinationsCreate = readCommand({
  operation: 'createDestination',
  ...OF_AN_ACCOUNT,
  name: 'destinations create',
  usage:
    '[ADDRESS] [--kind webhook|template|email] [--preset P] [--template FILE] [--schedule S] [--types T,…] [--regions R,…] [--json]',
  summary: `Sends events from now on: to a webhook, whose secret is printed once, by a template, or by mail to an address that confirms it. P: ${PRESETS.join(', ')}; FILE (\`-\`: standard input) is JSON of url, preset, method, headers, body. S: ${MAIL_SCHEDULES.join(', ')}. T: ${EVENT_TYPES.join(', ')}.`,
  examples: [
    'destinations create https://hooks.example.org/barograph --types regime.changed --regions mena',
    'destinations create --kind template --preset slack https://hooks.slack.com/services/T/B/X',
    'destinations create --template pager.json --types trigger.activated',
    'destinations create --kind email --address reader@example.org --schedule daily',
  ],
  options: {
    address: { parameter: 'url' },
    kind: { parameter: 'kind' },
    preset,
    template,
    schedule: { parameter: 'schedule' },
    types,
    regions,
  },
  positionals: ['address'],
  rewrite: async (raw) => {
    const { url: address, ...rest } = raw;
    if (raw.kind === 'email') return { ...rest, ...(address === undefined ? {} : { address }) };
    const read = await withTemplate(raw);
    if (read.url === undefined && read.template === undefined)
      throw new CommandError('the address of a webhook is required, such as https://hooks.example.org/barograph');
    const isTemplate = read.preset !== undefined || read.template !== undefined;
    return isTemplate ? { kind: 'template', ...read } : read;
  },
  body: members,
  text: createdText,
});

export const destinationsUpdate = readCommand({
  operation: 'updateDestination',
  ...OF_AN_ACCOUNT,
  name: 'destinations update',
  usage:
    'ID [--address A] [--preset P] [--template FILE] [--types T,…|all] [--regions R,…|all] [--state active|paused] [--json]',
  summary: 'Changes a destination, pauses it, or enables it again; what is not named stays.',
  examples: ['destinations update dst_0123456789ABCDEFGHIJKL --state paused'],
  options: { id, address: { parameter: 'url' }, preset, template, types, regions, state: { parameter: 'isEnabled' } },
  positionals: ['id'],
  rewrite: (raw) => withTemplate(requiresId(raw)),
  body: ({ isEnabled: state, ...raw }) => ({
    ...members(raw),
    ...(state === undefined ? {} : { isEnabled: readState(state) }),
  }),
  text: ({ destination }) => destinationText(destination),
});

function readState(state: string): boolean {
  if (state !== 'active' && state !== 'paused') throw new CommandError('--state must be active or paused');
  return state === 'active';
}

export const destinationsDelete = readCommand({
  operation: 'deleteDestination',
  ...OF_AN_ACCOUNT,
  name: 'destinations delete',
  usage: 'ID [--json]',
  summary: 'Removes a destination with its secrets and deliveries.',
  examples: ['destinations delete dst_0123456789ABCDEFGHIJKL'],
  options: { id },
  positionals: ['id'],
  rewrite: requiresId,
  text: deletedText,
});

export const destinationsTest = readCommand({
  operation: 'testDestination',
  ...OF_AN_ACCOUNT,
  name: 'destinations test',
  usage: 'ID [--json]',
  summary: 'Sends a `destination.test` event to a destination; `destinations deliveries` shows the result.',
  examples: ['destinations test dst_0123456789ABCDEFGHIJKL'],
  options: { id },
  positionals: ['id'],
  rewrite: requiresId,
  text: testedText,
});

export const destinationsRotateSecret = readCommand({
  operation: 'rotateDestinationSecret',
  ...OF_AN_ACCOUNT,
  name: 'destinations rotate-secret',
  usage: 'ID [--overlap HOURS] [--json]',
  summary: 'Gives a destination another secret, printed once; both sign for --overlap hours (24).',
  examples: ['destinations rotate-secret dst_0123456789ABCDEFGHIJKL --overlap 1'],
  options: { id, overlap: { parameter: 'overlapHours' } },
  positionals: ['id'],
  rewrite: requiresId,
  body: (raw) => withNumber(raw, 'overlapHours'),
  text: rotatedText,
});

/** A text of digits as a number; what is none is left to the rules of the operation. */
const withNumber = (raw: Raw, name: string): unknown => {
  const text = raw[name];
  return text !== undefined && /^\d{1,15}$/.test(text) ? { ...raw, [name]: Number(text) } : raw;
};

export const destinationsDeliveries = readCommand({
  operation: 'listDeliveries',
  ...OF_AN_ACCOUNT,
  name: 'destinations deliveries',
  usage: '[ID] [--state waiting|delivered|dead] [--limit N] [--cursor C] [--json]',
  summary: 'Lists what was sent in the last 30 days with the result of its newest try, newest first.',
  examples: ['destinations deliveries --state dead'],
  options: {
    id: { parameter: 'destination_id' },
    state: { parameter: 'state' },
    limit: { parameter: 'limit' },
    cursor: { parameter: 'cursor' },
  },
  positionals: ['id'],
  text: deliveriesText,
});

export const destinationsRedeliver = readCommand({
  operation: 'redeliver',
  ...OF_AN_ACCOUNT,
  name: 'destinations redeliver',
  usage: 'DELIVERY [--json] | --destination ID --from SEQUENCE [--json]',
  summary: 'Sends one delivery again, or to a destination what the log has for it from a sequence on.',
  examples: [
    'destinations redeliver dlv_0123456789abcdef01234567',
    'destinations redeliver --destination dst_0123456789ABCDEFGHIJKL --from 1200',
  ],
  options: {
    delivery: { parameter: 'deliveryId' },
    destination: { parameter: 'destinationId' },
    from: { parameter: 'fromSequence' },
  },
  positionals: ['delivery'],
  rewrite: (raw) => {
    if (Object.keys(raw).length === 0)
      throw new CommandError(
        'a delivery is required, or --destination with --from: `destinations deliveries` lists all',
      );
    return raw;
  },
  body: (raw) => withNumber(raw, 'fromSequence'),
  text: redeliveredText,
});
