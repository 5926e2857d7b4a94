import type { IdentityStore, StoredKey, Subscription, SubscriptionStatus } from '../ports/identity-store.ts';
import { batchReads } from './batch-reads.ts';
import { integer, optionalInteger, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/**
 * Keys and subscriptions. `listKeys` answers oldest first; adding a public id twice fails. A flood of guessed keys costs a few
 * statements, so that other reads do not wait behind it.
 */
export function createIdentityStore(client: SqlClient): IdentityStore {
  const keyByPublicId = batchReads(async (publicIds) => {
    const values = [JSON.stringify(publicIds)];
    const rows = await client.query({ name: 'api_key.by_public_id', text: KEYS_BY_PUBLIC_ID, values });
    return new Map(rows.map(parseKey).map((key) => [key.publicId, key]));
  });
  return {
    async addKey(key) {
      await client.query({ name: 'api_key.add', text: ADD_KEY, values: keyValues(key) });
    },
    keyByPublicId,
    async listKeys(accountId) {
      const text = `${SELECT_KEY} WHERE $1::text IS NULL OR account_id = $1 ORDER BY created_at, public_id`;
      return (await client.query({ name: 'api_key.list', text, values: [accountId ?? null] })).map(parseKey);
    },
    async revokeKey(publicId, revokedAt) {
      const rows = await client.query({ name: 'api_key.revoke', text: REVOKE_KEY, values: [publicId, revokedAt] });
      return rows.length === 1;
    },
    async noteKeyUse(publicId, usedAt, gapMs) {
      await client.query({ name: 'api_key.use', text: NOTE_KEY_USE, values: [publicId, usedAt, gapMs] });
    },
    async putSubscription({ accountId, planKey, status, paidUntil }) {
      const values = [accountId, planKey, status, paidUntil ?? null];
      await client.query({ name: 'subscription.put', text: PUT_SUBSCRIPTION, values });
    },
    async subscriptionOf(accountId) {
      const rows = await client.query({ name: 'subscription.of', text: SUBSCRIPTION_OF, values: [accountId] });
      return rows.map(parseSubscription)[0];
    },
    async listSubscriptions() {
      return (await client.query({ name: 'subscription.list', text: LIST_SUBSCRIPTIONS, values: [] })).map(
        parseSubscription,
      );
    },
  };
}

const KEY_COLUMNS = 'public_id, account_id, secret_mac, mode, scopes, created_at, expires_at, revoked_at, last_used_at';
const ADD_KEY = `INSERT INTO api_key (${KEY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const SELECT_KEY = `SELECT ${KEY_COLUMNS} FROM api_key`;
const KEYS_BY_PUBLIC_ID = `${SELECT_KEY}
  WHERE public_id = ANY (ARRAY(SELECT json_array_elements_text($1::json)))`;
const REVOKE_KEY = `UPDATE api_key SET revoked_at = coalesce(revoked_at, $2::bigint) WHERE public_id = $1 RETURNING public_id`;
const NOTE_KEY_USE = `UPDATE api_key SET last_used_at = $2::bigint
  WHERE public_id = $1 AND (last_used_at IS NULL OR last_used_at <= $2::bigint - $3::bigint)`;
const SUBSCRIPTION_OF = 'SELECT account_id, plan_key, status, paid_until FROM subscription WHERE account_id = $1';
const LIST_SUBSCRIPTIONS = 'SELECT account_id, plan_key, status, paid_until FROM subscription ORDER BY account_id';
const PUT_SUBSCRIPTION = `INSERT INTO subscription (account_id, plan_key, status, paid_until) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account_id) DO UPDATE
  SET plan_key = excluded.plan_key, status = excluded.status, paid_until = excluded.paid_until`;

function keyValues(key: StoredKey) {
  return [
    key.publicId,
    key.accountId,
    key.secretMac,
    key.mode,
    JSON.stringify(key.scopes),
    key.createdAt,
    key.expiresAt ?? null,
    key.revokedAt ?? null,
    key.lastUsedAt ?? null,
  ];
}

function parseKey(row: unknown): StoredKey {
  const expiresAt = optionalInteger(row, 'expires_at');
  const revokedAt = optionalInteger(row, 'revoked_at');
  const lastUsedAt = optionalInteger(row, 'last_used_at');
  return {
    publicId: text(row, 'public_id'),
    accountId: text(row, 'account_id'),
    secretMac: text(row, 'secret_mac'),
    mode: oneOf(MODES, text(row, 'mode')),
    scopes: parseScopes(text(row, 'scopes')),
    createdAt: integer(row, 'created_at'),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(revokedAt === undefined ? {} : { revokedAt }),
    ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
  };
}

function parseSubscription(row: unknown): Subscription {
  const paidUntil = optionalInteger(row, 'paid_until');
  return {
    accountId: text(row, 'account_id'),
    planKey: text(row, 'plan_key'),
    status: oneOf(STATUSES, text(row, 'status')),
    ...(paidUntil === undefined ? {} : { paidUntil }),
  };
}

const MODES: readonly StoredKey['mode'][] = ['live', 'test'];
const STATUSES: readonly SubscriptionStatus[] = ['active', 'cancelled', 'lapsed', 'expired'];

function oneOf<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new TypeError(`the store holds an unknown word: ${word}`);
  return found;
}

function parseScopes(json: string): readonly string[] {
  const scopes: unknown = JSON.parse(json);
  if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string'))
    throw new TypeError('the store holds scopes that are not a list of words');
  return scopes;
}
