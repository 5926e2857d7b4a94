import { counted, shortTime } from '../../assessment/english.ts';
import type { Lead } from '../../ports/lead-store.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, printEach, withServices } from './command.ts';
import { harmless, item } from './texts/layout.ts';

const DEFAULT_COUNT = 100;
const MAX_COUNT = 10_000;

export const leadsList: Command = {
  name: 'leads list',
  usage: '[--limit N] [--json]',
  summary:
    'Lists who registered interest or left a message, newest first, and whether a mail confirmed it; each is removed after 365 days.',
  examples: ['leads list --limit 20'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { limit: { type: 'string' }, json: { type: 'boolean' } });
    const limit = readLimit(values.limit);
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const leads = await stores.leads.newest(limit);
      printEach(leads, values.json, leadText);
      if (leads.length === 0 && values.json !== true) print('No lead yet.');
      return 0;
    });
  },
};

export const leadsDelete: Command = {
  name: 'leads delete',
  usage: 'EMAIL [--json]',
  summary: 'Removes all that is kept of an address, for a person who asks for it; backups age out by themselves.',
  examples: ['leads delete reader@example.org'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [email] = positionals;
    if (email === undefined) throw new CommandError('the address is required');
    return withServices(config, { named: values, about: 'service' }, async ({ stores }) => {
      const removedCount = await stores.leads.remove(email);
      print(values.json === true ? JSON.stringify({ removedCount }) : `removed ${counted(removedCount, 'lead')}`);
      return 0;
    });
  },
};

function leadText({ kind, email, name, message, origin, sentAt, ...states }: Lead): string {
  const written = [email, name, origin].filter((part) => part !== undefined).map(harmless);
  const head = `${shortTime(sentAt)}  ${kind}${stateOf(states)}  ${written.join('  ')}`;
  return message === undefined ? head : `${head}\n${item(harmless(message))}`;
}

/** Nothing where no mail asked for a confirmation. */
function stateOf({ confirmedAt, confirmUntil }: Pick<Lead, 'confirmedAt' | 'confirmUntil'>): string {
  if (confirmedAt !== undefined) return ', confirmed';
  return confirmUntil === undefined ? '' : ', unconfirmed';
}

function readLimit(text: string | undefined): number {
  const limit = Number(text ?? DEFAULT_COUNT);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_COUNT) return limit;
  throw new CommandError(`--limit must be a number from 1 to ${MAX_COUNT}`);
}
