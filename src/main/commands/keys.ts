import { randomBytes } from 'node:crypto';
import { PLANS } from '../../contract/conventions/plans.ts';
import { issueKey } from '../../identity/issue-key.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, CommandError, print, readWords, withServices } from './command.ts';

export const keysCreate: Command = {
  name: 'keys create',
  usage: '--account A --plan P [--operator] [--json]',
  summary: 'Creates a key and shows it once; the account gets the plan.',
  run: (words, config) => {
    const { values } = readWords(words, {
      account: { type: 'string' },
      plan: { type: 'string' },
      operator: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const { account, plan } = values;
    if (typeof account !== 'string' || !/^[\w.@:-]{1,64}$/.test(account))
      throw new CommandError('--account must be 1 to 64 letters, digits or . @ : _ -');
    if (typeof plan !== 'string' || !PLANS.some(({ planKey }) => planKey === plan)) {
      throw new CommandError(`--plan must be one of ${PLANS.map(({ planKey }) => planKey).join(', ')}`);
    }
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores, pepper }) => {
      const parts = {
        store: stores.identity,
        pepper,
        clock: systemClock,
        randomBytes: (count: number) => randomBytes(count),
      };
      const scopes = values.operator === true ? ['operator'] : [];
      const { key, stored } = await issueKey(parts, { accountId: account, planKey: plan, scopes });
      if (values.json === true) print(JSON.stringify({ key, id: stored.publicId, account, plan, scopes }));
      else
        print(
          `${key}\n\nid ${stored.publicId}, account ${account}, plan ${plan}${scopes.length > 0 ? ', operator' : ''}. Shown this once.`,
        );
      return 0;
    });
  },
};

export const keysList: Command = {
  name: 'keys list',
  usage: '[--account A] [--json]',
  summary: 'Lists keys without their secrets.',
  run: (words, config) => {
    const { values } = readWords(words, { account: { type: 'string' }, json: { type: 'boolean' } });
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores }) => {
      const keys = await stores.identity.listKeys(typeof values.account === 'string' ? values.account : undefined);
      const rows = keys.map(({ publicId, accountId, scopes, createdAt, revokedAt }) => ({
        id: publicId,
        account: accountId,
        scopes,
        createdAt,
        revokedAt: revokedAt ?? null,
      }));
      if (values.json === true) print(JSON.stringify(rows));
      else
        for (const row of rows)
          print(
            `${row.id}  ${row.account}  ${row.scopes.join(',') || '-'}  ${new Date(row.createdAt).toISOString()}  ${row.revokedAt === null ? 'in force' : 'revoked'}`,
          );
      return 0;
    });
  },
};

export const keysRevoke: Command = {
  name: 'keys revoke',
  usage: 'ID',
  summary: 'Revokes a key by its id; every process refuses it within 5 seconds.',
  run: (words, config) => {
    const { values, positionals } = readWords(words, {});
    const [id] = positionals;
    if (id === undefined || positionals.length !== 1)
      throw new CommandError('keys revoke takes one id, the 8 characters after isb_live_');
    return withServices(config, { exercise: values.exercise, about: 'service' }, async ({ stores }) => {
      const revoked = await stores.identity.revokeKey(id, systemClock.now());
      if (revoked) print(`revoked ${id}`);
      else process.stderr.write(`no key has the id ${id}\n`);
      return revoked ? 0 : 1;
    });
  },
};
