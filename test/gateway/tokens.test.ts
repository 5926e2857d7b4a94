import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeySetFetch } from '../../src/identity/tokens/fetch-key-set.ts';
import { createProviderKeys } from '../../src/identity/tokens/provider-keys.ts';
import { createTokenVerifier } from '../../src/identity/tokens/token-verifier.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import {
  AUDIENCE,
  ISSUER,
  type IssuerKey,
  issuerKey,
  type KeyServer,
  serveKeys,
  sharedSecret,
  writeToken,
} from '../kit/token-issuer.ts';
import { BATCH, bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, SNAPSHOT, type World } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const SECONDS = NOW / 1_000;
const CLAIMS = { iss: ISSUER, aud: AUDIENCE, sub: 'ada', exp: SECONDS + 300 };
const ACCOUNT = `${ISSUER}|ada`;

const rsa = issuerKey('rsa-1', 'RS256');
const ec = issuerKey('ec-1', 'ES256');
const ed = issuerKey('ed-1', 'EdDSA');
const stranger = issuerKey('rsa-1', 'RS256');
const owner = new AbortController();

let published: IssuerKey[];
let provider: KeyServer;
let world: World;

beforeAll(async () => {
  provider = await serveKeys(() => published);
});
afterAll(async () => {
  owner.abort();
  await provider.close();
});
beforeEach(async () => {
  published = [rsa, ec, ed];
  provider.publish();
  provider.asked.length = 0;
  world = tokenWorld();
  await world.identity.putSubscription({ accountId: ACCOUNT, planKey: 'pro_monthly', status: 'active' });
});

function tokenWorld(): World {
  const clock = { now: () => made.clock.now() };
  const fetchKeySet = createKeySetFetch({ url: provider.url, signal: owner.signal, setTimer: neverTimer });
  const keys = createProviderKeys({ fetchKeySet, clock });
  const made: World = createWorld({
    identity: { verifyToken: createTokenVerifier({ issuer: ISSUER, audiences: ['urn:first', AUDIENCE], keys, clock }) },
  });
  return made;
}

/** A good token but for what is changed; `undefined` takes a member away. */
function token(changes: { key?: IssuerKey; header?: object; claims?: object } = {}): string {
  const { key = rsa, header = {}, claims = {} } = changes;
  return writeToken({ alg: key.algorithm, kid: key.keyId, ...header }, { ...CLAIMS, ...claims }, key.signature);
}

const sent = (text: string, scheme = 'Bearer') =>
  world.send({ target: MENA, headers: [['Authorization', `${scheme} ${text}`]] });

const nothing = () => Buffer.alloc(0);
const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' });
const parts = (text: string) => text.split('.');

const ACCEPTED: readonly (readonly [string, () => string])[] = [
  ['signed with RS256', () => token()],
  ['signed with ES256', () => token({ key: ec })],
  ['signed with EdDSA', () => token({ key: ed })],
  ['for several audiences, ours among them', () => token({ claims: { aud: ['urn:other', AUDIENCE] } })],
  ['that expired 59 s ago', () => token({ claims: { exp: SECONDS - 59 } })],
  ['that begins in 60 s', () => token({ claims: { nbf: SECONDS + 60 } })],
  ['of a declared type', () => token({ header: { typ: 'at+jwt' } })],
  ['that names no key where only one can have signed it', () => token({ header: { kid: undefined } })],
  ['with more claims than we read', () => token({ claims: { iat: SECONDS, jti: 'x', scope: 7, roles: ['a'] } })],
];

const REFUSED: readonly (readonly [string, () => string])[] = [
  ['without a signature, alg none', () => writeToken({ alg: 'none' }, CLAIMS, nothing)],
  ['of alg none with a signature', () => token({ header: { alg: 'none' } })],
  ['of alg None', () => token({ header: { alg: 'None' } })],
  ['of alg rs256', () => token({ header: { alg: 'rs256' } })],
  ['of no alg', () => token({ header: { alg: undefined } })],
  ['of an alg that is a list', () => token({ header: { alg: ['RS256'] } })],
  [
    'signed with HS256 and the public key as its secret',
    () => writeToken({ alg: 'HS256', kid: 'rsa-1' }, CLAIMS, sharedSecret(pem)),
  ],
  [
    'said to be RS256, signed with the public key as a secret',
    () => writeToken({ alg: 'RS256', kid: 'rsa-1' }, CLAIMS, sharedSecret(pem)),
  ],
  ['signed with HS256 and an empty secret', () => writeToken({ alg: 'HS256' }, CLAIMS, sharedSecret(''))],
  ...['RS384', 'RS512', 'PS256', 'ES384', 'ES256K', 'Ed25519', 'ML-DSA-44', 'RSA1_5'].map(
    (alg) => [`of alg ${alg}`, () => token({ header: { alg } })] as const,
  ),
  ['said to be ES256 under the id of an RSA key', () => token({ header: { alg: 'ES256' } })],
  ['said to be RS256 under the id of an EC key', () => token({ key: ec, header: { alg: 'RS256' } })],
  ['said to be EdDSA under the id of an EC key', () => token({ key: ec, header: { alg: 'EdDSA' } })],
  ['signed by a stranger under a known id', () => token({ key: stranger })],
  [
    'signed by one of the keys under the id of another',
    () => writeToken({ alg: 'RS256', kid: 'rsa-1' }, CLAIMS, ec.signature),
  ],
  ['of an unknown key id', () => token({ header: { kid: 'rsa-2' } })],
  ['of a key id that is an object member elsewhere', () => token({ header: { kid: '__proto__' } })],
  ['of an empty key id', () => token({ header: { kid: '' } })],
  ['of a key id that is a number', () => token({ header: { kid: 1 } })],
  ['of a key id that is null', () => token({ header: { kid: null } })],
  ['with jku', () => token({ header: { jku: provider.url.replace('keys', 'jku') } })],
  ['with x5u', () => token({ header: { x5u: provider.url.replace('keys', 'x5u') } })],
  ['with jwk', () => token({ header: { jwk: rsa.jwk } })],
  ['with the jwk of a stranger who signed it', () => token({ key: stranger, header: { jwk: stranger.jwk } })],
  ['with crit', () => token({ header: { crit: ['exp'], exp: 1 } })],
  ['with an empty crit', () => token({ header: { crit: [] } })],
  ['with crit b64', () => token({ header: { crit: ['b64'], b64: true } })],
  ['without iss', () => token({ claims: { iss: undefined } })],
  ['of another issuer', () => token({ claims: { iss: 'https://idp.example' } })],
  ['of a list of issuers', () => token({ claims: { iss: [ISSUER] } })],
  ['without aud', () => token({ claims: { aud: undefined } })],
  ['for another audience', () => token({ claims: { aud: 'urn:other' } })],
  ['for no audience', () => token({ claims: { aud: [] } })],
  ['without exp', () => token({ claims: { exp: undefined } })],
  ['with an exp that is text', () => token({ claims: { exp: String(CLAIMS.exp) } })],
  ['that expired 60 s ago', () => token({ claims: { exp: SECONDS - 60 } })],
  ['that begins in 61 s', () => token({ claims: { nbf: SECONDS + 61 } })],
  ['with an nbf that is text', () => token({ claims: { nbf: '0' } })],
  ['without sub', () => token({ claims: { sub: undefined } })],
  ['with an empty sub', () => token({ claims: { sub: '' } })],
  ['with a sub that is a number', () => token({ claims: { sub: 7 } })],
  ['with a sub that is a list', () => token({ claims: { sub: ['ada'] } })],
  ['with a line break in its sub', () => token({ claims: { sub: 'a\nb' } })],
  ['with a null character in its sub', () => token({ claims: { sub: 'ada\u0000' } })],
  ['with a sub of 256 characters', () => token({ claims: { sub: 'a'.repeat(256) } })],
  ['of 8,193 characters or more', () => token({ claims: { more: 'a'.repeat(8_192) } })],
  [
    'whose claims were changed',
    () => {
      const [head, , signature] = parts(token());
      return [head, parts(token({ claims: { sub: 'bob' } }))[1], signature].join('.');
    },
  ],
  [
    'whose header was changed',
    () => [parts(token({ header: { typ: 'JWT' } }))[0], ...parts(token()).slice(1)].join('.'),
  ],
  ['whose signature was taken away', () => `${parts(token()).slice(0, 2).join('.')}.`],
  [
    'whose signature is another token’s',
    () => [...parts(token()).slice(0, 2), parts(token({ claims: { sub: 'b' } }))[2]].join('.'),
  ],
  ['of two parts', () => parts(token()).slice(0, 2).join('.')],
  ['of four parts', () => `${token()}.e30`],
  ['of five parts, as an encrypted one has', () => `${token()}.e30.e30`],
  ['of no base64url', () => token().replace('.', '.*')],
  ['with padding', () => `${token()}==`],
  ['whose header is no JSON', () => writeToken('{', CLAIMS, rsa.signature)],
  ['whose header is null', () => writeToken('null', CLAIMS, rsa.signature)],
  ['whose claims are no JSON', () => writeToken({ alg: 'RS256', kid: 'rsa-1' }, 'ada', rsa.signature)],
  ['whose claims are a list', () => writeToken({ alg: 'RS256', kid: 'rsa-1' }, [CLAIMS], rsa.signature)],
  ['whose claims are null', () => writeToken({ alg: 'RS256', kid: 'rsa-1' }, 'null', rsa.signature)],
  ['that is one of our keys', () => `baro_live_${'0'.repeat(8)}_${'0'.repeat(43)}_000000`],
];

describe('a token', () => {
  it.each(ACCEPTED)('%s is taken', async (_, make) => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER  ']) expect((await sent(make(), scheme)).status).toBe(200);
  });

  it.each(REFUSED)('%s is 401, and nothing but the key set is ever fetched', async (_, make) => {
    const answer = await sent(make());
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([401, 'unauthenticated']);
    expect(bodyOf(answer)).toEqual({ error: expect.any(String) });
    expect(headerOf(answer, 'WWW-Authenticate')).toMatch(/^Bearer realm="barograph", error="invalid_token", ApiKey /);
    expect(world.errors).toEqual([]);
    expect(new Set(provider.asked)).toEqual(new Set(provider.asked.length === 0 ? [] : ['/keys']));
  });

  it('that names no key is refused where several can have signed it', async () => {
    published = [rsa, issuerKey('rsa-0', 'RS256')];
    expect((await sent(token({ header: { kid: undefined } }))).status).toBe(401);
    expect((await sent(token())).status).toBe(200);
  });

  it('is refused where no identity provider is configured', async () => {
    world = createWorld();
    expect((await sent(token())).status).toBe(401);
  });

  it('counts for the account of its issuer and subject, with or without a key of that account', async () => {
    const key = await world.newKey(ACCOUNT, 'pro_monthly');
    const other = await world.newKey('ada', 'enterprise');
    const remaining = async (headers: [string, string][]) =>
      headerOf(await world.send({ target: '/api/bootstrap', headers }), 'X-RateLimit-Remaining');
    const bearer: [string, string] = ['Authorization', `Bearer ${token()}`];
    expect(await remaining([bearer])).toBe('119');
    expect(await remaining([['X-Service-Key', key]])).toBe('118');
    expect(await remaining([['X-Service-Key', key], bearer])).toBe('117');
    const answer = await world.send({ target: '/api/bootstrap', headers: [['X-Service-Key', other], bearer] });
    expect(answer.status).toBe(401);
    expect(bodyOf(answer)).toEqual({ error: 'More than one credential in the request' });
  });

  it('entitles by the subscription of its account alone, also in a batch', async () => {
    const free = token({ claims: { sub: 'bob', scope: 'operator pro', tier: 3 } });
    const headers: [string, string][] = [['Authorization', `Bearer ${free}`], [...JSON_TYPE]];
    const denied = await world.send({ method: 'POST', target: DEDUCT, headers, body: '{"query":"x"}' });
    expect(bodyOf(denied)).toMatchObject({ requiredTier: 1, currentTier: 0, planKey: 'free' });
    const body = JSON.stringify({ operations: [{ path: MENA }] });
    const batched = await world.send({ method: 'POST', target: BATCH, headers, body });
    expect(bodyOf(batched)).toMatchObject({ results: [{ status: 403 }] });
  });

  it('never opens what is for operators, whatever scopes it has', async () => {
    const headers: [string, string][] = [['Authorization', `Bearer ${token({ claims: { scope: 'operator' } })}`]];
    expect(bodyOf(await world.send({ target: '/api/health', headers }))).not.toHaveProperty('checks');
    const key = await world.newKey(ACCOUNT, 'pro_monthly', ['operator']);
    expect(bodyOf(await world.send({ target: '/api/health', key }))).toHaveProperty('checks');
  });

  it('holds until it expires, though it is remembered', async () => {
    const short = token({ claims: { exp: SECONDS + 10 } });
    const at = async (second: number) => {
      world.clock.time = NOW + second * 1_000;
      return (await sent(short)).status;
    };
    const seconds = [0, 5, 11, 69, 70, 5];
    const seen = [];
    for (const second of seconds) seen.push(await at(second));
    expect(seen).toEqual([200, 200, 200, 200, 401, 200]);
  });
});

describe('the keys of the identity provider', () => {
  it('are fetched once for a thundering herd, and once more for a herd of unknown keys', async () => {
    const subjects = Array.from({ length: 100 }, (_, index) => `user-${index}`);
    const herd = (header: object) =>
      Promise.all(subjects.map((sub) => sent(token({ key: ed, header, claims: { sub } }))));
    const codes = async (header: object) => (await herd(header)).map((answer) => headerOf(answer, 'X-Error-Code'));
    expect(new Set(await codes({}))).toEqual(new Set(['not_entitled']));
    expect(provider.asked).toEqual(['/keys']);
    world.clock.time += 30_000;
    expect(new Set(await codes({ kid: 'unknown' }))).toEqual(new Set(['unauthenticated', 'rate_limited']));
    expect(provider.asked).toEqual(['/keys', '/keys']);
  });

  it('rotate: a new key is found within 30 s, an old one is let go within 10 min and the minute of the memory', async () => {
    const next = issuerKey('ed-2', 'EdDSA');
    const long = { exp: SECONDS + 86_400 };
    const [old, fresh] = [token({ key: ed, claims: long }), token({ key: next, claims: long })];
    expect((await sent(old)).status).toBe(200);
    published = [next];
    expect((await sent(fresh)).status).toBe(401);
    world.clock.time += 30_000;
    expect((await sent(fresh)).status).toBe(200);
    expect((await sent(old)).status).toBe(200);
    world.clock.time += 60_000;
    expect((await sent(old)).status).toBe(401);
    expect((await sent(fresh)).status).toBe(200);
    published = [];
    world.clock.time += 570_000;
    expect((await sent(fresh)).status).toBe(200);
  });

  it('stay in use through an outage, an unknown one is 401, and everything is right again after it', async () => {
    const later = token({ claims: { exp: SECONDS + 86_400 } });
    expect((await sent(later)).status).toBe(200);
    provider.answer = (_, response) => response.writeHead(503).end();
    for (const minutes of [10, 60, 600]) {
      world.clock.time = NOW + minutes * 60_000;
      expect((await sent(later)).status).toBe(200);
      expect((await sent(token({ header: { kid: 'unknown' }, claims: { exp: SECONDS + 86_400 } }))).status).toBe(401);
    }
    provider.publish();
    world.clock.time += 60_000;
    const fetches = provider.asked.length;
    for (let count = 0; count < 5; count += 1) expect((await sent(later)).status).toBe(200);
    expect(provider.asked.length).toBe(fetches + 1);
    expect(world.errors).toEqual([]);
  });

  it('that were never there make a bearer unverifiable: 403 on a Pro operation, 503 elsewhere, and never 401', async () => {
    provider.answer = (_, response) => response.writeHead(500).end();
    const refused = await sent(token());
    expect([refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([403, 'entitlement_unverifiable']);
    expect(headerOf(refused, 'Retry-After')).toBe('5');
    const headers: [string, string][] = [['Authorization', `Bearer ${token()}`]];
    expect((await world.send({ target: '/api/bootstrap', headers })).status).toBe(503);
    expect((await world.send({ target: '/api/version', headers })).status).toBe(200);
    expect(provider.asked).toHaveLength(1);
    provider.publish();
    world.clock.time += 5_000;
    expect((await sent(token())).status).toBe(200);
  });
});
