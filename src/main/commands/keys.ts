import { randomBytes } from 'node:crypto';
import { PLANS } from '../../contract/conventions/plans.ts';
import { issueKey } from '../../identity/issue-key.ts';
import { CommandError } from '../command-error.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, print, readWords, withServices } from './command.ts';

export const keysCreate: Command = {
  name: 'keys create',
  usage: '--account A --plan P [--operator] [--json]',
  summary: 'Creates a key and shows it once; the account gets the plan.',
  run: async (words, config) => {
    const { values } = readWords(words, {
      account: { type: 'string' },
      plan: { type: 'string' },
      operator: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const { account, plan } = values;
    if (account === undefined || !/^[\w.@:-]{1,64}$/.test(account))
      throw new CommandError('--account must be 1 to 64 letters, digits or . @ : _ -');
    if (plan === undefined || !PLANS.some(({ planKey }) => planKey === plan))
      throw new CommandError(`--plan must be one of ${PLANS.map(({ planKey }) => planKey).join(', ')}`);
    const scopes = values.operator === true ? ['operator'] : [];
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores, pepper }) => {
      const { key, stored } = await issueKey(
        { store: stores.identity, pepper, clock: systemClock, randomBytes: (count) => randomBytes(count) },
        { accountId: account, planKey: plan, scopes },
      );
      const facts = [`id ${stored.publicId}`, `account ${account}`, `plan ${plan}`, ...scopes].join(', ');
      if (values.json === true) print(JSON.stringify({ key, id: stored.publicId, account, plan, scopes }));
      else print(`${key}\n\n${facts}. Shown this once.`);
      return 0;
    });
  },
};

export const keysList: Command = {
  name: 'keys list',
  usage: '[--account A] [--json]',
  summary: 'Lists keys without their secrets.',
  run: async (words, config) => {
    const { values } = readWords(words, { account: { type: 'string' }, json: { type: 'boolean' } });
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores }) => {
      const keys = await stores.identity.listKeys(values.account);
      const rows = keys.map(({ publicId, accountId, scopes, createdAt, revokedAt }) => ({
        id: publicId,
        account: accountId,
        scopes,
        createdAt,
        revokedAt: revokedAt ?? null,
      }));
      if (values.json === true) print(JSON.stringify(rows));
      else for (const row of rows) print(line(row));
      return 0;
    });
  },
};

interface Row {
  readonly id: string;
  readonly account: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

function line({ id, account, scopes, createdAt, revokedAt }: Row): string {
  const state = revokedAt === null ? 'in force' : `revoked ${new Date(revokedAt).toISOString()}`;
  return `${id}  ${account}  ${scopes.join(',') || '-'}  ${new Date(createdAt).toISOString()}  ${state}`;
}

export const keysRevoke: Command = {
  name: 'keys revoke',
  usage: 'ID',
  summary: 'Revokes a key by its id; every process refuses it within 5 seconds.',
  run: async (words, config) => {
    const { values, positionals } = readWords(words, {}, 1);
    const [id] = positionals;
    // Never echoed: it may be a whole key.
    if (id === undefined || !/^[0-9A-Za-z]{8}$/.test(id))
      throw new CommandError('keys revoke takes one id: the 8 characters after isb_live_, never the whole key');
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores }) => {
      const revoked = await stores.identity.revokeKey(id, systemClock.now());
      if (revoked) print(`revoked ${id}`);
      else process.stderr.write(`no key has the id ${id}\n`);
      return revoked ? 0 : 1;
    });
  },
};
