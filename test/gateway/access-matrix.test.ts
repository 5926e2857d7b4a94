import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src/contract/conventions/plans.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import { formatApiKey, parseApiKey } from '../../src/identity/api-key.ts';
import { readKeySet } from '../../src/identity/tokens/key-set.ts';
import { createProviderKeys } from '../../src/identity/tokens/provider-keys.ts';
import { createTokenVerifier } from '../../src/identity/tokens/token-verifier.ts';
import type { Subscription } from '../../src/ports/identity-store.ts';
import {
  accessTo,
  CREDENTIAL_STATES,
  type CredentialState,
  type Expected,
  expectedAnswer,
  SCHEMES,
  type Scheme,
  SENTENCE,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '../kit/access-oracle.ts';
import { AUDIENCE, ISSUER, issuerKey, writeToken } from '../kit/token-issuer.ts';
import {
  BATCH,
  bodyOf,
  createWorld,
  DEDUCT,
  exampleQuery,
  FakeIdentityStore,
  headerOf,
  JSON_TYPE,
  NOW,
  type Sent,
  SNAPSHOT,
  type World,
} from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const ALIAS = 'X-Family-Key';
const OTHER = 'another';
const GENEROUS = 1_000_000_000;

/** Nothing in the table is about rates. */
const LIMITS: Limits = {
  anonymousRequestsPerMinute: GENEROUS,
  wrongCredentialsPerMinute: GENEROUS,
  callsPerUtcDay: { RegisterInterest: GENEROUS, SubmitContact: GENEROUS },
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: GENEROUS, requestsPerUtcDay: GENEROUS })),
};

/** What each account has; the others' reads fail or hang. */
const SUBSCRIPTIONS: Readonly<Partial<Record<SubscriptionState, Omit<Subscription, 'accountId'>>>> = {
  active: { planKey: 'pro_monthly', status: 'active' },
  'cancelled, paid': { planKey: 'pro_annual', status: 'cancelled', paidUntil: NOW + 1 },
  'cancelled, over': { planKey: 'api_starter', status: 'cancelled', paidUntil: NOW },
  lapsed: { planKey: 'api_business', status: 'lapsed' },
  expired: { planKey: 'enterprise', status: 'expired' },
  free: { planKey: 'free', status: 'active' },
  'unknown plan': { planKey: 'gold', status: 'active' },
};

/** The failures of the agent protocol are JSON-RPC errors: test/mcp/. */
const PLAIN_ENDPOINTS = ENDPOINT_NAMES.filter((name) => name !== 'mcp');

const accountOf = (subscription: string) => `${ISSUER}|${subscription}`;

/** Fails for the keys named in it and for the accounts of two states. */
class UnevenStore extends FakeIdentityStore {
  readonly unreadable = new Set<string>();

  override async keyByPublicId(publicId: string) {
    if (this.unreadable.has(publicId)) throw new Error('the store is down');
    return super.keyByPublicId(publicId);
  }
  override async subscriptionOf(accountId: string) {
    if (accountId === accountOf('store error')) throw new Error('the store is down');
    if (accountId === accountOf('store time-out')) return new Promise<undefined>(() => undefined);
    return super.subscriptionOf(accountId);
  }
}

const signer = issuerKey('signer', 'EdDSA');
const withdrawn = issuerKey('withdrawn', 'EdDSA');
const stranger = issuerKey('signer', 'EdDSA');
const store = new UnevenStore();
const keys = new Map<string, string>();
let world: World;

beforeAll(async () => {
  const clock = { now: () => NOW };
  const verifier = (found: readonly (typeof signer)[]) =>
    createTokenVerifier({
      issuer: ISSUER,
      audiences: [AUDIENCE],
      clock,
      keys: createProviderKeys({
        clock,
        fetchKeySet: async () => {
          const set = await readKeySet(JSON.stringify({ keys: found.map(({ jwk }) => jwk) }));
          return set === undefined ? { status: 'failed', reason: 'unreachable' } : { status: 'fetched', keys: set };
        },
      }),
    });
  const [usual, unreachable] = [verifier([signer]), verifier([])];
  world = createWorld({
    gateway: { limits: LIMITS, keyHeaderAliases: [ALIAS] },
    identity: {
      store,
      timeoutMs: 1,
      verifyToken: (token) => (UNVERIFIABLE_TOKENS.has(token) ? unreachable(token) : usual(token)),
    },
  });
  for (const subscription of SUBSCRIPTION_STATES) await addKeys(subscription);
  await addKeys(OTHER);
  for (const [name, subscription] of Object.entries(SUBSCRIPTIONS))
    await store.putSubscription({ accountId: accountOf(name), ...subscription });
  store.subscriptions.delete(accountOf('none'));
});

async function addKeys(subscription: string): Promise<void> {
  for (const state of CREDENTIAL_STATES)
    keys.set(`${subscription}/${state}`, await keyIn(state, accountOf(subscription)));
}

/** A key of the account in a state. */
async function keyIn(state: CredentialState, accountId: string): Promise<string> {
  const key = await world.newKey(accountId, 'free');
  const parsed = parseApiKey(key);
  const record = store.keys.get(parsed?.publicId ?? '');
  if (parsed === undefined || record === undefined) throw new Error('no key was made');
  switch (state) {
    case 'valid':
      return key;
    case 'malformed':
      return key.replace('baro_', 'baro-');
    case 'bad checksum':
      return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    case 'unknown':
      store.keys.delete(record.publicId);
      return key;
    case 'wrong secret':
      return formatApiKey({ ...parsed, secret: [...parsed.secret].toReversed().join('') });
    case 'revoked':
      await store.revokeKey(record.publicId, NOW - 1);
      return key;
    case 'expired':
      store.keys.set(record.publicId, { ...record, expiresAt: NOW });
      return key;
    case 'unverifiable':
      store.unreadable.add(record.publicId);
      return key;
  }
}

/** A token of the account in what comes nearest to the state of a key. */
function tokenIn(state: CredentialState, subject: string): string {
  const write = (key = signer, header = {}, claims = {}) =>
    writeToken(
      { alg: 'EdDSA', kid: key.keyId, ...header },
      { iss: ISSUER, aud: AUDIENCE, sub: subject, exp: NOW / 1_000 + 60, ...claims },
      key.signature,
    );
  switch (state) {
    case 'valid':
      return write();
    case 'malformed':
      return write().replace('.', '');
    case 'bad checksum':
      return `${write().slice(0, -8)}AAAAAAAA`;
    case 'unknown':
      return write(signer, { kid: 'unknown' });
    case 'wrong secret':
      return write(stranger);
    case 'revoked':
      return write(withdrawn);
    case 'expired':
      return write(signer, {}, { exp: NOW / 1_000 - 60 });
    case 'unverifiable':
      return write(signer, {}, { jti: 'unverifiable' });
  }
}

const UNVERIFIABLE_TOKENS = new Set(SUBSCRIPTION_STATES.map((state) => tokenIn('unverifiable', state)));

function headersOf(scheme: Scheme, state: CredentialState, subscription: SubscriptionState): [string, string][] {
  const keyOf = (account: string, of: CredentialState) => keys.get(`${account}/${of}`) ?? '';
  const key = keyOf(subscription, state);
  const bearer = (subject: string, of: CredentialState): [string, string] => [
    'Authorization',
    `Bearer ${tokenIn(of, subject)}`,
  ];
  switch (scheme) {
    case 'X-Service-Key':
    case 'X-Api-Key':
      return [[scheme, key]];
    case 'an alias':
      return [[ALIAS, key]];
    case 'a bearer':
      return [bearer(subscription, state)];
    case 'a key and a bearer of its account':
      return [['X-Service-Key', key], bearer(subscription, 'valid')];
    case 'a key and a bearer of another account':
      return [['X-Service-Key', key], bearer(OTHER, 'valid')];
    case 'two keys of one account': {
      const second = keyOf(subscription, state === 'valid' ? 'revoked' : 'valid');
      return [
        ['X-Service-Key', key],
        ['X-Api-Key', second],
      ];
    }
    case 'one key under two names':
      return [
        ['X-Api-Key', key],
        [ALIAS, key],
      ];
    case 'a repeated line':
      return [
        ['X-Service-Key', key],
        ['X-Service-Key', key],
      ];
    case 'an empty header':
      return [['X-Service-Key', '']];
    case 'nothing':
      return [];
  }
}

const BATCHED = JSON.stringify({ operations: [{ path: MENA }] });

function requestFor(name: (typeof ENDPOINT_NAMES)[number]): Sent {
  const { path, method, exampleInput }: Endpoint = ENDPOINTS[name];
  if (method === 'GET') return { target: `${path}${exampleQuery(ENDPOINTS[name])}` };
  const bodies = new Map<string, string>([
    [DEDUCT, '{"query":"why"}'],
    [ENDPOINTS.answerQuestion.path, '{"query":"Is Iran calm?"}'],
    [BATCH, BATCHED],
  ]);
  return { method, target: path, headers: [JSON_TYPE], body: bodies.get(path) ?? JSON.stringify(exampleInput ?? {}) };
}

/** What of an answer the oracle speaks about. */
function seen(answer: Answer): Expected & { readonly broken?: string } {
  const { status } = answer;
  const retryAfter = headerOf(answer, 'Retry-After');
  if (status === 200 || status === 201 || status === 202) return { status: 200 };
  // Let in, but the item of the example is of no account here.
  if (headerOf(answer, 'X-Error-Code') === 'item_unknown') return { status: 200 };
  if (status !== 401 && status !== 403 && status !== 503) return { status: 503, broken: `status ${status}` };
  const hasChallenge = headerOf(answer, 'WWW-Authenticate') !== undefined;
  if (hasChallenge !== (status === 401)) return { status, broken: 'WWW-Authenticate' };
  if (headerOf(answer, 'Cache-Control') !== 'no-store') return { status, broken: 'Cache-Control' };
  return {
    status,
    code: headerOf(answer, 'X-Error-Code') ?? 'none',
    body: withoutWords(bodyOf(answer)),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

const withoutWords = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([name, value]) => [name, /^(error|message)$/.test(name) ? SENTENCE : value]),
  );

describe('every scheme × credential × subscription × endpoint', () => {
  it.each(SCHEMES)('is answered as the contract says: %s', async (scheme) => {
    const wrong: unknown[] = [];
    let rows = 0;
    for (const state of CREDENTIAL_STATES)
      for (const subscription of SUBSCRIPTION_STATES)
        for (const name of PLAIN_ENDPOINTS) {
          const planKey = SUBSCRIPTIONS[subscription]?.planKey ?? 'free';
          const row = { scheme, state, subscription, planKey, isOperator: false };
          const request = requestFor(name);
          const headers = [...(request.headers ?? []), ...headersOf(scheme, state, subscription)];
          const answer = await world.send({ ...request, headers });
          const expected = expectedAnswer({ ...row, access: accessTo(name) });
          const found = seen(answer);
          if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ ...row, name, expected, found });
          rows += 1;
          if (name !== 'executeBatch' || answer.status !== 200) continue;
          const inside = expectedAnswer({ ...row, access: 'pro' });
          const [result] = Object(bodyOf(answer)).results;
          const alike =
            inside.status === 200 || JSON.stringify(withoutWords(result.body)) === JSON.stringify(inside.body);
          if (result.status !== inside.status || !alike) wrong.push({ ...row, name: 'batched', inside, result });
          rows += 1;
        }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThanOrEqual(CREDENTIAL_STATES.length * SUBSCRIPTION_STATES.length * PLAIN_ENDPOINTS.length);
    expect(world.errors).toEqual([]);
  });
});
