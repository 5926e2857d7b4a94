import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import {
  BATCH,
  bodyOf,
  createWorld,
  DEDUCT,
  exampleQuery,
  headerOf,
  JSON_TYPE,
  SNAPSHOT,
  type World,
} from './world.ts';

let world: World;
let key: string;
let other: string;

beforeAll(async () => {
  world = createWorld({
    gateway: { keyHeaderAliases: ['X-Family-Key'], allowedOrigins: ['https://app.example', 'http://localhost:3000'] },
  });
  key = await world.newKey('acme', 'enterprise');
  other = await world.newKey('other', 'enterprise');
});

const codeOf = async (sent: Parameters<World['send']>[0]) => {
  const answer = await world.send(sent);
  return [answer.status, headerOf(answer, 'X-Error-Code')];
};

describe('route', () => {
  it.each([
    '/',
    '',
    '/api',
    '/api/',
    `/${SNAPSHOT}`,
    `${SNAPSHOT}//`,
    '/api//intelligence/v1/get-regional-snapshot',
    '/api/./intelligence/v1/get-regional-snapshot',
    '/api/x/../intelligence/v1/get-regional-snapshot',
    '/api/intelligence/v1/../v1/get-regional-snapshot',
    '/api%2fintelligence/v1/get-regional-snapshot',
    '/api/intelligence/v1/get%2Dregional-snapshot',
    '/%61pi/intelligence/v1/get-regional-snapshot',
    `${SNAPSHOT}%00`,
    `${SNAPSHOT}%20`,
    `${SNAPSHOT};a=b`,
    `${SNAPSHOT}#x`,
    '/API/intelligence/v1/get-regional-snapshot',
    '/api/intelligence/V1/get-regional-snapshot',
    '/api/intelligence/v2/get-regional-snapshot',
    '/api/intelligence/v1/Get-Regional-Snapshot',
    '/api/intelligence/v1/getRegionalSnapshot',
    '\\api\\intelligence\\v1\\get-regional-snapshot',
    '/api/intelligence/v1/constructor',
    '/__proto__',
  ])('answers 404 to %s, with and without a credential', async (path) => {
    const target = `${path}?region_id=mena`;
    expect(await codeOf({ target, key })).toEqual([404, 'route_not_found']);
    expect(bodyOf(await world.send({ target }))).toEqual({ error: 'Not found' });
  });

  it('takes one trailing slash', async () => {
    expect((await world.send({ target: `${SNAPSHOT}/?region_id=mena`, key })).status).toBe(200);
  });
});

describe('method', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'get', 'PROPFIND', ''])(
    'answers 405 to %s on a GET operation and lists the allowed methods',
    async (method) => {
      const answer = await world.send({ method, target: SNAPSHOT });
      expect([answer.status, headerOf(answer, 'Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );

  it.each(['GET', 'HEAD', 'PUT'])('answers 405 to %s on a POST operation', async (method) => {
    const answer = await world.send({ method, target: DEDUCT, key });
    expect([answer.status, headerOf(answer, 'Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('answers HEAD of every GET as GET, less the bytes, and 405 to exactly those that Allow does not name', async () => {
    const operator = await world.newKey('ops', 'enterprise', ['operator']);
    const without = (answer: Answer) =>
      answer.headers.map(([name]) => name).filter((name) => name !== 'Content-Length');
    for (const name of ENDPOINT_NAMES) {
      const target = `${ENDPOINTS[name].path}${exampleQuery(ENDPOINTS[name])}`;
      const as = (method: string) => world.send({ method, target, key: operator });
      const allow = headerOf(await as('OPTIONS'), 'Allow')?.split(', ') ?? [];
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status } = await as(method);
        expect([name, method, status === 405]).toEqual([name, method, !allow.includes(method)]);
      }
      expect(allow.includes('HEAD')).toBe(allow.includes('GET'));
      expect(allow).toContain(ENDPOINTS[name].method);
      if (ENDPOINTS[name].method !== 'GET') continue;
      const [get, head] = [await as('GET'), await as('HEAD')];
      expect([name, head.status, without(head), head.pieces]).toEqual([name, get.status, without(get), []]);
      const length = get.pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (name !== 'metrics' && name !== 'health') expect(headerOf(head, 'Content-Length')).toBe(String(length));
    }
  });

  it('answers OPTIONS of every endpoint without a credential, and a preflight of a known origin', async () => {
    for (const name of ENDPOINT_NAMES) {
      const plain = await world.send({ method: 'OPTIONS', target: ENDPOINTS[name].path });
      expect([name, plain.status, plain.pieces.length]).toEqual([name, 204, 0]);
      expect(headerOf(plain, 'Allow')).toContain(ENDPOINTS[name].method);
      expect(headerOf(plain, 'Access-Control-Allow-Methods')).toBeUndefined();
    }
    const preflight = await world.send({
      method: 'OPTIONS',
      target: DEDUCT,
      headers: [
        ['Origin', 'https://app.example'],
        ['Access-Control-Request-Method', 'POST'],
      ],
    });
    expect(headerOf(preflight, 'Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(headerOf(preflight, 'Access-Control-Allow-Headers')).toContain('X-Family-Key');
  });
});

/** Every response header that CONTRACT.md §1 to §10 name and that browsers do not show on their own. */
const OF_THE_CONTRACT = [
  ...['X-Request-Id', 'X-Error-Code', 'WWW-Authenticate', 'Allow', 'Retry-After', 'X-Projection-Cost'],
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit-Policy', 'RateLimit'],
  ...['X-RateLimit-Mode', 'Idempotency-Key', 'Idempotent-Replayed', 'Idempotency-Status', 'ETag', 'X-Snapshot-Id'],
  ...['X-Valid-Until', 'X-Snapshot-Stale', 'X-Data-Mode'],
];

describe('origin', () => {
  it.each([
    'null',
    '',
    'https://evil.example',
    'https://app.example.evil',
    'https://APP.example',
    'https://app.example/',
  ])('refuses pages of %s before any other check', async (origin) => {
    expect(await codeOf({ target: '/nowhere', headers: [['Origin', origin]] })).toEqual([403, 'origin_refused']);
  });

  it('refuses two origins in one request', async () => {
    const headers: [string, string][] = [
      ['Origin', 'https://app.example'],
      ['Origin', 'https://app.example'],
    ];
    expect(await codeOf({ target: '/livez', headers })).toEqual([403, 'origin_refused']);
  });

  it('lets a configured origin read refusals too', async () => {
    const headers: [string, string][] = [['Origin', 'https://app.example']];
    for (const sent of [
      { target: SNAPSHOT },
      { target: SNAPSHOT, key },
      { target: '/nowhere' },
      { method: 'PUT', target: SNAPSHOT },
    ]) {
      const answer = await world.send({ ...sent, headers });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(headerOf(answer, 'Access-Control-Allow-Origin')).toBe('https://app.example');
      expect(headerOf(answer, 'Access-Control-Expose-Headers')).toContain('X-Error-Code');
    }
  });

  it('lets a configured origin read every header of ours', async () => {
    const answer = await world.send({ target: '/livez', headers: [['Origin', 'http://localhost:3000']] });
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    const exposed = headerOf(answer, 'Access-Control-Expose-Headers')?.split(', ') ?? [];
    expect(exposed).toEqual(expect.arrayContaining(OF_THE_CONTRACT));
    expect(headerOf(answer, 'Vary')).toContain('Origin');
  });
});

describe('credentials', () => {
  const wrong = `baro_live_${'0'.repeat(8)}_${'0'.repeat(43)}_000000`;
  const cases: readonly (readonly [string, () => [string, string][], number])[] = [
    ['none', () => [], 401],
    ['X-Service-Key', () => [['X-Service-Key', key]], 200],
    ['X-Api-Key', () => [['X-Api-Key', key]], 200],
    ['a configured alias', () => [['X-Family-Key', key]], 200],
    ['another name', () => [['X-Other-Key', key]], 401],
    ['an empty header', () => [['X-Service-Key', '']], 401],
    ['a blank header', () => [['X-Service-Key', '  ']], 401],
    [
      'an empty header beside a key',
      () => [
        ['X-Service-Key', ''],
        ['X-Api-Key', key],
      ],
      200,
    ],
    ['blanks around the key', () => [['X-Service-Key', ` ${key} `]], 200],
    [
      'the same key twice under two names',
      () => [
        ['X-Service-Key', key],
        ['X-Api-Key', key],
      ],
      200,
    ],
    [
      'two different keys',
      () => [
        ['X-Service-Key', key],
        ['X-Api-Key', other],
      ],
      401,
    ],
    [
      'a key and an alias of another',
      () => [
        ['X-Service-Key', key],
        ['X-Family-Key', other],
      ],
      401,
    ],
    [
      'the same line twice',
      () => [
        ['X-Service-Key', key],
        ['x-service-key', key],
      ],
      401,
    ],
    [
      'a line and its empty twin',
      () => [
        ['X-Service-Key', key],
        ['X-Service-Key', ''],
      ],
      401,
    ],
    ['two keys in one line', () => [['X-Service-Key', `${key}, ${key}`]], 401],
    ['a wrong checksum', () => [['X-Service-Key', wrong]], 401],
    ['a changed last character', () => [['X-Service-Key', key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')]], 401],
    ['something else', () => [['X-Service-Key', 'hello']], 401],
    ['a key as bearer', () => [['Authorization', `Bearer ${key}`]], 401],
    ['a token', () => [['Authorization', 'Bearer a.b.c']], 401],
    [
      'a token beside a key',
      () => [
        ['Authorization', 'bearer a.b.c'],
        ['X-Service-Key', key],
      ],
      401,
    ],
    ['a bearer without a token', () => [['Authorization', 'Bearer ']], 401],
    ['a basic scheme', () => [['Authorization', 'Basic YTpi']], 401],
    [
      'a basic scheme beside a key',
      () => [
        ['Authorization', 'Basic YTpi'],
        ['X-Service-Key', key],
      ],
      401,
    ],
    [
      'an empty Authorization beside a key',
      () => [
        ['Authorization', ''],
        ['X-Service-Key', key],
      ],
      200,
    ],
    [
      'two Authorization lines',
      () => [
        ['Authorization', 'Bearer a'],
        ['Authorization', 'Bearer a'],
      ],
      401,
    ],
  ];

  it.each(cases)('with %s', async (_, headers, status) => {
    for (const target of [`${SNAPSHOT}?region_id=mena`, '/api/bootstrap']) {
      const answer = await world.send({ target, headers: headers() });
      expect(answer.status).toBe(status);
      if (status !== 401) continue;
      expect(headerOf(answer, 'X-Error-Code')).toBe('unauthenticated');
      expect(headerOf(answer, 'WWW-Authenticate')).toMatch(/^Bearer realm="barograph".*, ApiKey realm="barograph"/);
      expect(bodyOf(answer)).toEqual({ error: expect.any(String) });
    }
  });

  it('ignores a key in the query string', async () => {
    const target = `${SNAPSHOT}?region_id=mena&api_key=${key}&X-Service-Key=${key}`;
    expect(await codeOf({ target })).toEqual([401, 'unauthenticated']);
  });

  it('asks every gated endpoint for one, and does not let a bad one pass on an open endpoint', async () => {
    for (const name of ENDPOINT_NAMES) {
      // Wrong credentials are limited by the minute.
      world.clock.time += 60_000;
      const { path, method, gate } = ENDPOINTS[name];
      const answer = await world.send({ method, target: path });
      expect([name, answer.status === 401]).toEqual([name, gate !== 'public']);
      expect((await world.send({ method, target: path, key: wrong })).status).toBe(401);
    }
  });

  it('refuses revoked and expired keys, the first within 5 s everywhere', async () => {
    const short = createWorld();
    const mine = await short.newKey('acme', 'enterprise');
    const target = '/api/bootstrap';
    expect((await short.send({ target, key: mine })).status).toBe(200);
    const [record] = await short.identity.listKeys();
    await short.identity.revokeKey(record?.publicId ?? '', short.clock.time);
    short.clock.time += 5_000;
    expect((await short.send({ target, key: mine })).status).toBe(401);
    if (record !== undefined) await short.identity.addKey({ ...record, expiresAt: short.clock.time + 10_000 });
    short.clock.time += 5_000;
    expect((await short.send({ target, key: mine })).status).toBe(200);
    short.clock.time += 5_000;
    expect((await short.send({ target, key: mine })).status).toBe(401);
  });
});

describe('entitlement', () => {
  const now = createWorld().clock.time;
  const denied = (planKey: string) => ({
    error: 'Pro subscription required',
    requiredTier: 1,
    currentTier: 0,
    planKey,
  });
  it.each([
    ['none', undefined, 'free'],
    ['free', { planKey: 'free', status: 'active' }, 'free'],
    ['lapsed', { planKey: 'pro_annual', status: 'lapsed' }, 'pro_annual'],
    ['expired', { planKey: 'enterprise', status: 'expired' }, 'enterprise'],
    ['cancelled and over', { planKey: 'pro_monthly', status: 'cancelled', paidUntil: now }, 'pro_monthly'],
    ['cancelled without a date', { planKey: 'pro_monthly', status: 'cancelled' }, 'pro_monthly'],
    ['cancelled but paid', { planKey: 'pro_monthly', status: 'cancelled', paidUntil: now + 1 }, undefined],
    ['pro', { planKey: 'pro_monthly', status: 'active' }, undefined],
    ['business', { planKey: 'api_business_annual', status: 'active' }, undefined],
  ] as const)('of a subscription that is %s', async (_, subscription, deniedPlan) => {
    const short = createWorld();
    const mine = await short.newKey('acme', 'free');
    if (subscription === undefined) short.identity.subscriptions.clear();
    else await short.identity.putSubscription({ accountId: 'acme', ...subscription });
    for (const [method, target] of [['GET', `${SNAPSHOT}?region_id=mena`] as const, ['POST', DEDUCT] as const]) {
      const answer = await short.send({ method, target, key: mine, headers: [JSON_TYPE], body: '{"query":"x"}' });
      expect(answer.status).toBe(deniedPlan === undefined ? 200 : 403);
      if (deniedPlan !== undefined) expect(bodyOf(answer)).toEqual(denied(deniedPlan));
    }
    expect((await short.send({ target: '/api/bootstrap', key: mine })).status).toBe(200);
  });

  it('that cannot be verified is 403 with a time to retry, and no negative outlives 5 s', async () => {
    const short = createWorld();
    const mine = await short.newKey('acme', 'free');
    const target = `${SNAPSHOT}?region_id=mena`;
    expect((await short.send({ target, key: mine })).status).toBe(403);
    await short.identity.putSubscription({ accountId: 'acme', planKey: 'pro_monthly', status: 'active' });
    short.clock.time += 5_000;
    expect((await short.send({ target, key: mine })).status).toBe(200);
    short.identity.isDown = true;
    short.clock.time += 5_000;
    const answer = await short.send({ target, key: mine });
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([403, 'entitlement_unverifiable']);
    expect(headerOf(answer, 'Retry-After')).toBe('5');
    expect(Object.keys(Object(bodyOf(answer)))).toEqual(['error']);
    const open = await short.send({ target: '/api/bootstrap', key: mine });
    expect([open.status, headerOf(open, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
    expect((await short.send({ target: '/livez', key: mine })).status).toBe(200);
  });
});

describe('bodies', () => {
  const post = (body: string | Uint8Array, headers: readonly (readonly [string, string])[] = [JSON_TYPE]) =>
    world.send({ method: 'POST', target: DEDUCT, key, headers, body });

  it.each([
    ['no type', []],
    ['text', [['Content-Type', 'text/plain']]],
    ['a form', [['Content-Type', 'application/x-www-form-urlencoded']]],
    ['another charset', [['Content-Type', 'application/json; charset=latin1']]],
    ['two types', [JSON_TYPE, JSON_TYPE]],
    ['compressed', [JSON_TYPE, ['Content-Encoding', 'gzip']]],
  ] as const)('of %s are 415', async (_, headers) => {
    const answer = await post('{"query":"x"}', headers);
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([415, 'unsupported_media_type']);
  });

  it('in JSON with an explicit UTF-8 charset are taken', async () => {
    const headers: [string, string][] = [['Content-Type', 'Application/JSON; Charset="UTF-8"']];
    expect((await post('{"query":"x"}', headers)).status).toBe(200);
  });

  it('over the limit are 413', async () => {
    const answer = await post(`{"query":"${'x'.repeat(64 * 1024)}"}`);
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([413, 'payload_too_large']);
    const batch = await world.send({
      method: 'POST',
      target: BATCH,
      key,
      headers: [JSON_TYPE],
      body: ' '.repeat(128 * 1024 + 1),
    });
    expect(batch.status).toBe(413);
  });

  it.each([
    [DEDUCT, '{"query":"x"}', 64 * 1024],
    [BATCH, '{"operations":[{"path":"/x"}]}', 128 * 1024],
  ])('of exactly the limit are taken, and of a byte more are not: %s', async (target, text, limit) => {
    const sized = (length: number) =>
      world.send({ method: 'POST', target, key, headers: [JSON_TYPE], body: text.padEnd(length) });
    expect([(await sized(limit)).status, (await sized(limit + 1)).status]).toEqual([200, 413]);
  });

  it.each([
    ['nothing', '', 'body'],
    ['half', '{"query":', 'body'],
    ['a list', '[]', 'body'],
    ['null', 'null', 'body'],
    ['a byte order mark', '\uFEFF{"query":"x"}', 'body'],
    ['a repeated member', '{"query":"x","qu\\u0065ry":"y"}', 'body'],
    ['too deep', `{"query":${'['.repeat(40)}${']'.repeat(40)}}`, 'body'],
    ['an unknown member', '{"query":"x","extra":1}', 'extra'],
    ['__proto__', '{"query":"x","__proto__":1}', '__proto__'],
    ['no query', '{}', 'query'],
    ['a blank query', '{"query":" \\n "}', 'query'],
    ['a number', '{"query":5}', 'query'],
    ['a long query', JSON.stringify({ query: 'x'.repeat(501) }), 'query'],
    ['a long context', JSON.stringify({ query: 'x', geoContext: 'x'.repeat(2_001) }), 'geoContext'],
  ])('with %s are a violation', async (_, body, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(bodyOf(answer)).toEqual({ violations: [{ field, description: expect.any(String) }] });
  });

  it('that are not UTF-8 are a violation', async () => {
    expect((await post(Uint8Array.of(0x22, 0xff, 0x22))).status).toBe(400);
  });

  it('list every broken rule', async () => {
    const answer = await post('{"framework":1,"geoContext":2,"extra":3}');
    const { violations } = Object(bodyOf(answer));
    expect(violations.map(({ field }: { field: string }) => field).sort()).toEqual([
      'extra',
      'framework',
      'geoContext',
      'query',
    ]);
  });

  it('are measured in code points after trimming', async () => {
    expect((await post(JSON.stringify({ query: `  ${'🛰'.repeat(500)}\n` }))).status).toBe(200);
    expect((await post(JSON.stringify({ query: '🛰'.repeat(501) }))).status).toBe(400);
  });
});

describe('Idempotency-Key', () => {
  const send = (values: readonly string[], target: string = DEDUCT) =>
    codeOf({
      method: 'POST',
      target,
      key,
      headers: [JSON_TYPE, ...values.map((value): [string, string] => ['Idempotency-Key', value])],
      body: '{"query":"x"}',
    });

  it.each([[['']], [['a b']], [['ü']], [['x'.repeat(256)]], [['a', 'a']]])('%j is a violation', async (values) => {
    expect(await send(values)).toEqual([400, 'validation_failed']);
  });

  it('that breaks a rule is named as SPEC.md writes it, however it was sent', async () => {
    for (const values of [[''], ['a b'], ['a', 'a']]) {
      const headers = [JSON_TYPE, ...values.map((value): [string, string] => ['idempotency-KEY', value])];
      const answer = await world.send({ method: 'POST', target: DEDUCT, key, headers, body: '{"query":"x"}' });
      expect(bodyOf(answer)).toEqual({ violations: [{ field: 'Idempotency-Key', description: expect.any(String) }] });
    }
  });

  it('means nothing on a GET', async () => {
    const headers: [string, string][] = [['Idempotency-Key', '']];
    expect((await world.send({ target: '/api/bootstrap', key, headers })).status).toBe(200);
  });
});
