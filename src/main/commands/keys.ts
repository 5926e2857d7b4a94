import { randomBytes } from 'node:crypto';
import { shortTime } from '../../assessment/english.ts';
import { issueKey } from '../../identity/issue-key.ts';
import type { StoredKey } from '../../ports/identity-store.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import { systemClock } from '../system-clock.ts';
import { readAccount, readPlan } from './accounts.ts';
import { BY_COMMAND, type Command, parseArguments, print, readInstant, withServices } from './command.ts';

export const keysCreate: Command = {
  name: 'keys create',
  usage: '--account A --plan P [--operator] [--expires D] [--json]',
  summary: 'Creates a key, prints it once, and sets the plan of the account.',
  examples: [
    'keys create --account acme --plan pro_monthly',
    'keys create --account me --plan enterprise --operator --expires 2027-01-31',
  ],
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      account: { type: 'string' },
      plan: { type: 'string' },
      operator: { type: 'boolean' },
      expires: { type: 'string' },
      json: { type: 'boolean' },
    });
    const account = readAccount(values.account);
    const plan = readPlan(values.plan);
    const expiry = values.expires === undefined ? {} : { expiresAt: readExpiry(values.expires) };
    const scopes = values.operator === true ? ['operator'] : [];
    return withServices(config, { named: values, about: 'service' }, async ({ stores, pepper }) => {
      const { key, stored } = await issueKey(
        {
          store: stores.auditedIdentity(BY_COMMAND),
          pepper: await pepper(),
          clock: systemClock,
          randomBytes: (count) => randomBytes(count),
        },
        { accountId: account, planKey: plan, scopes, ...expiry },
      );
      const facts = [`id ${stored.publicId}`, `account ${account}`, `plan ${plan}`, ...scopes].join(', ');
      if (values.json === true) print(JSON.stringify({ key, id: stored.publicId, account, plan, scopes }));
      else print(`${key}\n\n${facts}. Shown only once.`);
      return 0;
    });
  },
};

/** @throws CommandError on an instant that has passed: the key would never be valid */
function readExpiry(text: string): number {
  const expiresAt = readInstant('--expires', text);
  if (expiresAt > systemClock.now()) return expiresAt;
  throw new CommandError(`--expires must be in the future: ${text} has passed`);
}

export const keysList: Command = {
  name: 'keys list',
  usage: '[--account A] [--json]',
  summary: 'Lists keys without their secrets.',
  examples: ['keys list'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { account: { type: 'string' }, json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const keys = await stores.identity.listKeys(values.account);
      const rows = keys.map(rowOf);
      if (values.json === true) print(JSON.stringify(rows));
      else if (rows.length === 0) print(values.account === undefined ? 'No key yet.' : `No key of ${values.account}.`);
      else for (const row of rows) print(line(row));
      return 0;
    });
  },
};

type Row = ReturnType<typeof rowOf>;

function rowOf({ publicId, accountId, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: StoredKey) {
  return {
    id: publicId,
    account: accountId,
    scopes,
    createdAt,
    expiresAt: expiresAt ?? null,
    revokedAt: revokedAt ?? null,
    lastUsedAt: lastUsedAt ?? null,
  };
}

function line({ id, account, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: Row): string {
  const state = revokedAt === null ? 'in force' : `revoked ${shortTime(revokedAt)}`;
  const expiry = expiresAt === null ? '' : `  expires ${shortTime(expiresAt)}`;
  const use = lastUsedAt === null ? 'never used' : `used ${shortTime(lastUsedAt)} or up to an hour later`;
  return `${id}  ${account}  ${scopes.join(',') || '-'}  ${shortTime(createdAt)}  ${use}${expiry}  ${state}`;
}

export const keysRevoke: Command = {
  name: 'keys revoke',
  usage: 'ID [--json]',
  summary: 'Revokes a key by its id; every process rejects it within 5 seconds.',
  examples: ['keys revoke k3f9a1bc'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [id] = positionals;
    // Never echoed: it may be a complete key.
    if (id === undefined || !/^[0-9A-Za-z]{8}$/.test(id))
      throw new CommandError('keys revoke needs one id: the 8 characters after baro_live_, never the complete key');
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const revoked = await stores.auditedIdentity(BY_COMMAND).revokeKey(id, systemClock.now());
      if (!revoked) throw new CommandFailure(`Unknown key id: ${id}`);
      print(values.json === true ? JSON.stringify({ revoked: id }) : `revoked ${id}`);
      return 0;
    });
  },
};
