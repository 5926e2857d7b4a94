import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { createOwnSite } from '../../src/gateway/own-site.ts';
import { isAccountId } from '../../src/identity/account-id.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const KEYS = '/api/keys';
const REVOKE = '/api/keys/revoke';
const SESSIONS = '/api/sessions';
const END = '/api/sessions/end';
const HOST: [string, string] = ['Host', '127.0.0.1:8080'];
const ORIGIN: [string, string] = ['Origin', 'http://127.0.0.1:8080'];

let world: World;
let operator: string;
let pro: string;

beforeEach(async () => {
  world = createWorld({ gateway: { ownSite: createOwnSite(() => 8080) } });
  operator = await world.newKey('ops', 'enterprise', ['operator']);
  pro = await world.newKey('acme', 'pro_monthly');
});

const get = (target: string, key: string) => world.send({ target, key });
const post = (target: string, key: string, body: unknown, more: readonly [string, string][] = []) =>
  world.send({ method: 'POST', target, key, body: JSON.stringify(body), headers: [JSON_TYPE, ...more] });
const codeOf = (answer: Parameters<typeof bodyOf>[0]) => [answer.status, headerOf(answer, 'X-Error-Code')];
const idOf = (key: string): string => key.split('_')[2] ?? '';
const idsOf = (answer: Parameters<typeof bodyOf>[0]): string[] =>
  Object(bodyOf(answer)).keys.map(({ publicId }: { publicId: string }) => publicId);

describe('GET /api/keys', () => {
  it('lists the keys of the own account without a secret, and those of others to operators alone', async () => {
    const answer = await get(KEYS, pro);
    expect(bodyOf(answer)).toEqual({
      keys: [{ publicId: idOf(pro), account: 'acme', scopes: [], createdAt: NOW }],
    });
    expect(headerOf(answer, 'Cache-Control')).toBe('no-store');
    expect(codeOf(await get(`${KEYS}?account=ops`, pro))).toEqual([404, 'item_unknown']);
    expect(idsOf(await get(`${KEYS}?account=acme`, pro))).toEqual([idOf(pro)]);
    const all = await get(KEYS, operator);
    expect(idsOf(all).toSorted()).toEqual([idOf(operator), idOf(pro)].toSorted());
    expect(bodyOf(all)).toMatchObject({
      accounts: [
        { account: 'ops', planKey: 'enterprise', status: 'active' },
        { account: 'acme', planKey: 'pro_monthly', status: 'active' },
      ],
      changes: [],
    });
    for (const key of [operator, pro]) expect(bodyText(all)).not.toContain(key.split('_')[3]);
    expect(idsOf(await get(`${KEYS}?account=acme`, operator))).toEqual([idOf(pro)]);
  });

  it('pages through any number of keys, each once, the newest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (steps, limit) => {
        world = createWorld();
        const key = await world.newKey('many', 'free');
        for (const step of steps) {
          world.clock.time += step;
          await world.newKey('many', 'free');
        }
        const found: string[] = [];
        for (let cursor = ''; ; ) {
          const page = await get(`${KEYS}?limit=${limit}${cursor}`, key);
          found.push(...idsOf(page));
          const { nextCursor } = Object(bodyOf(page));
          if (nextCursor === undefined) break;
          cursor = `&cursor=${nextCursor}`;
        }
        const created = found.map((id) => world.identity.keys.get(id)?.createdAt ?? 0);
        expect(new Set(found).size).toBe(steps.length + 1);
        expect(found).toHaveLength(steps.length + 1);
        expect(created).toEqual(created.toSorted((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  it('is 503 while the store cannot be read', async () => {
    await get(KEYS, pro);
    world.identity.isDown = true;
    expect(codeOf(await get(KEYS, pro))).toEqual([503, 'store_unavailable']);
  });
});

describe('POST /api/keys', () => {
  const wanted = { account: 'new-one', planKey: 'pro_annual', scopes: ['operator'], expiresAt: NOW + 1_000 };

  it('makes a key for an operator that is valid until it expires, and audits who made it', async () => {
    const made = await post(KEYS, operator, wanted);
    expect(made.status).toBe(201);
    const { publicId, key } = Object(bodyOf(made));
    expect(idOf(key)).toBe(publicId);
    expect(Object(bodyOf(await get('/api/me', key)))).toMatchObject({
      account: 'new-one',
      planKey: 'pro_annual',
      scopes: ['operator'],
    });
    expect(world.audit.all.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
      [idOf(operator), 'key.create', publicId],
    ]);
    expect(bodyText(await get(KEYS, operator))).toContain('"action":"key.create"');
    world.clock.time += 10_000;
    expect((await get('/api/me', key)).status).toBe(401);
  });

  it('is for operators alone', async () => {
    expect(codeOf(await post(KEYS, pro, wanted))).toEqual([403, 'operator_required']);
    expect(world.identity.keys.size).toBe(2);
  });

  it.each<[object, string[]]>([
    [{}, ['account', 'planKey']],
    [{ ...wanted, account: 'a b' }, ['account']],
    [{ ...wanted, account: '<script>' }, ['account']],
    [{ ...wanted, planKey: 'gold' }, ['planKey']],
    [{ ...wanted, scopes: ['root'] }, ['scopes[0]']],
    [{ ...wanted, expiresAt: NOW }, ['expiresAt']],
    [{ ...wanted, key: 'mine' }, ['key']],
  ])('names what is wrong with %j', async (body, fields) => {
    const answer = await post(KEYS, operator, body);
    expect(answer.status).toBe(400);
    expect(Object(bodyOf(answer)).violations.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(world.identity.keys.size).toBe(2);
  });

  it('takes the accounts that the command line takes, and no other', () => {
    const text = fc.oneof(fc.string({ maxLength: 70 }), fc.stringMatching(/^[!-~]{1,20}\|[ -~]{0,20}$/));
    const refuses = (account: string) => (ENDPOINTS.createKey.check?.({ account }) ?? []).length > 0;
    fc.assert(
      fc.property(text, (account) => {
        expect(refuses(account)).toBe(account !== '' && !isAccountId(account));
      }),
    );
  });

  it('makes one key under an idempotency key, whose kept answer is sealed and opens again', async () => {
    const under: [string, string][] = [['Idempotency-Key', 'once']];
    const first = await post(KEYS, operator, wanted, under);
    const bodies = [...world.idempotency.slots.values()].map(({ answer }) => answer?.body ?? new Uint8Array());
    const kept = bodies.map((body) => Buffer.from(body).toString('latin1')).join();
    expect(kept.length).toBeGreaterThan(50);
    expect(kept).not.toContain(Object(bodyOf(first)).key);
    expect(kept).not.toContain('baro_');
    const second = await post(KEYS, operator, wanted, under);
    expect([second.status, bodyText(second), headerOf(second, 'Idempotent-Replayed')]).toEqual([
      201,
      bodyText(first),
      'true',
    ]);
    expect(world.identity.keys.size).toBe(3);
  });
});

describe('POST /api/keys/revoke', () => {
  it('revokes within 5 s a key of the own account, and an operator any', async () => {
    const second = await world.newKey('acme', 'pro_monthly');
    expect((await get('/api/me', second)).status).toBe(200);
    expect(bodyOf(await post(REVOKE, pro, { publicId: idOf(second) }))).toEqual({
      publicId: idOf(second),
      revokedAt: NOW,
    });
    world.clock.time += 4_999;
    expect((await get('/api/me', second)).status).toBe(401);
    expect(bodyOf(await post(REVOKE, pro, { publicId: idOf(second) }))).toMatchObject({ revokedAt: NOW });
    expect((await post(REVOKE, operator, { publicId: idOf(pro) })).status).toBe(200);
    world.clock.time += 4_999;
    expect((await get('/api/me', pro)).status).toBe(401);
    expect(world.audit.all.map(({ actor, subject }) => [actor, subject])).toContainEqual([idOf(operator), idOf(pro)]);
  });

  it("answers another account's key like one that does not exist", async () => {
    const others = await post(REVOKE, pro, { publicId: idOf(operator) });
    const unknown = await post(REVOKE, pro, { publicId: 'zzzzzzzz' });
    expect(codeOf(others)).toEqual([404, 'item_unknown']);
    expect(codeOf(unknown)).toEqual([404, 'item_unknown']);
    expect(bodyText(others)).toBe(bodyText(unknown));
    expect((await get('/api/me', operator)).status).toBe(200);
  });

  it('takes no complete key, and repeats none', async () => {
    const answer = await post(REVOKE, operator, { publicId: pro });
    expect(answer.status).toBe(400);
    expect(bodyText(answer)).toContain('never the complete key');
    expect(bodyText(answer)).not.toContain(pro);
  });
});

describe('sessions of browsers', () => {
  const cookie = (secret: string): [string, string][] => [HOST, ['Cookie', `barograph-8080=${secret}`]];
  const as = (secret: string, target: string) => world.send({ target, headers: cookie(secret) });

  it('are listed and say in /api/me when they end', async () => {
    const secret = await world.sessions.begin(idOf(pro));
    const { sessions } = Object(bodyOf(await get(SESSIONS, pro)));
    expect(sessions).toEqual([
      { sessionId: expect.stringMatching(/^[0-9a-f]{16}$/), createdAt: NOW, lastSeenAt: NOW, endsAt: NOW + 43_200_000 },
    ]);
    expect(Object(bodyOf(await as(secret, '/api/me')))).toMatchObject({
      account: 'acme',
      sessionEndsAt: NOW + 43_200_000,
    });
    expect(bodyOf(await get('/api/me', pro))).not.toHaveProperty('sessionEndsAt');
    expect(bodyText(await get(SESSIONS, pro))).not.toContain(secret);
  });

  it('end for their account in this process immediately, and are unknown from then on', async () => {
    const secret = await world.sessions.begin(idOf(pro));
    expect((await as(secret, '/api/me')).status).toBe(200);
    const [{ sessionId }] = Object(bodyOf(await get(SESSIONS, pro))).sessions;
    expect(bodyOf(await post(END, pro, { sessionId }))).toEqual({ ended: true });
    expect((await as(secret, '/api/me')).status).toBe(401);
    expect(codeOf(await post(END, pro, { sessionId }))).toEqual([404, 'item_unknown']);
  });

  it('make and revoke keys from pages of our own alone', async () => {
    const secret = await world.sessions.begin(idOf(operator));
    const send = (headers: readonly [string, string][]) =>
      world.send({
        method: 'POST',
        target: KEYS,
        body: JSON.stringify({ account: 'x', planKey: 'free' }),
        headers: [JSON_TYPE, ...cookie(secret), ...headers],
      });
    expect(codeOf(await send([]))).toEqual([403, 'origin_refused']);
    expect(codeOf(await send([['Origin', 'http://127.0.0.1:9090']]))).toEqual([403, 'origin_refused']);
    expect((await send([ORIGIN, ['Sec-Fetch-Site', 'same-site']])).status).toBe(401);
    expect((await send([ORIGIN, ['Sec-Fetch-Site', 'same-origin']])).status).toBe(201);
  });
});
