import { EventEmitter, once } from 'node:events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { isObject, type JsonObject, toJson } from '../../src/contract/openapi/json.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { writtenOut } from '../kit/fuzz/written-out-bundle.ts';
import {
  BATCH,
  bodyOf,
  bodyText,
  createWorld,
  DEDUCT,
  exampleQuery,
  headerOf,
  JSON_TYPE,
  NOW,
  type Sent,
  SNAPSHOT,
  type World,
} from './world.ts';

let world: World;
let keys: Readonly<Record<'pro' | 'free' | 'operator', string>>;
let bundle: JsonObject;
let ajv: Ajv2020;

beforeAll(async () => {
  world = createWorld();
  keys = {
    pro: await world.newKey('acme', 'pro_monthly'),
    free: await world.newKey('poor', 'free'),
    operator: await world.newKey('ops', 'enterprise', ['operator']),
  };
  const served = toJson(bodyOf(await world.send({ target: '/openapi.json' })));
  bundle = isObject(served) ? writtenOut(served) : {};
  ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(bundle, 'bundle');
});

const post = (target: string, body: string, key?: string, more: readonly (readonly [string, string])[] = []): Sent => ({
  method: 'POST',
  target,
  body,
  headers: [JSON_TYPE, ...more],
  ...(key === undefined ? {} : { key }),
});

const MENA = `${SNAPSHOT}?region_id=mena`;
const PURGE = '/api/cache-purge';
const SUPPOSED = JSON.stringify(ENDPOINTS.simulateRegionalSnapshot.exampleInput);
const INTELLIGENCE = '/api/intelligence/v1';

/** One request for every way an answer can come out that this pipeline has. */
const requests = (): readonly (readonly [number, Sent])[] => [
  [200, { target: MENA, key: keys.pro }],
  [304, { target: MENA, key: keys.pro, headers: [['If-None-Match', '*']] }],
  [200, { method: 'HEAD', target: MENA, key: keys.pro }],
  [204, { method: 'OPTIONS', target: SNAPSHOT }],
  [400, { target: SNAPSHOT, key: keys.pro }],
  [401, { target: MENA }],
  [403, { target: MENA, key: keys.free }],
  [403, { target: MENA, key: keys.pro, headers: [['Origin', 'null']] }],
  [404, { target: `${SNAPSHOT}?region_id=atlantis`, key: keys.pro }],
  [404, { target: `${SNAPSHOT}?region_id=global`, key: keys.pro }],
  [200, { target: `${MENA}&jmespath=snapshot.regime.label`, key: keys.pro }],
  [304, { target: `${MENA}&jmespath=snapshot`, key: keys.pro, headers: [['If-None-Match', '*']] }],
  [400, { target: `${MENA}&jmespath=[`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/list-regions`, key: keys.pro }],
  [403, { target: `${INTELLIGENCE}/list-regions`, key: keys.free }],
  [200, { target: `${INTELLIGENCE}/list-regional-snapshots?region_id=mena&limit=1`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/list-regional-snapshots?region_id=europe`, key: keys.pro }],
  [400, { target: `${INTELLIGENCE}/list-regional-snapshots?region_id=mena&from=2&to=1`, key: keys.pro }],
  [404, { target: `${INTELLIGENCE}/list-regional-snapshots?region_id=atlantis`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/get-regional-snapshot-at?region_id=mena&at=${NOW}`, key: keys.pro }],
  [404, { target: `${INTELLIGENCE}/get-regional-snapshot-at?region_id=mena&at=0`, key: keys.pro }],
  [400, { target: `${INTELLIGENCE}/get-regional-snapshot-at?region_id=mena&at=soon`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/get-regime-history?region_id=mena`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/get-calibration`, key: keys.free }],
  [404, { target: `${INTELLIGENCE}/get-calibration?region_id=atlantis`, key: keys.free }],
  [200, { target: `${INTELLIGENCE}/list-forecasts?limit=1`, key: keys.pro }],
  [403, { target: `${INTELLIGENCE}/list-forecasts`, key: keys.free }],
  [200, { target: `${INTELLIGENCE}/list-evidence?region_id=mena&limit=1`, key: keys.pro }],
  [200, { target: `${INTELLIGENCE}/diff-regional-snapshots?region_id=mena&from=${NOW}`, key: keys.pro }],
  [404, { target: `${INTELLIGENCE}/diff-regional-snapshots?region_id=mena&from=1`, key: keys.pro }],
  [
    200,
    { target: `${INTELLIGENCE}/explain-regional-snapshot?region_id=mena&pointer=/balance/netBalance`, key: keys.pro },
  ],
  [404, { target: `${INTELLIGENCE}/explain-regional-snapshot?region_id=mena&pointer=/x`, key: keys.pro }],
  [200, post(`${INTELLIGENCE}/simulate-regional-snapshot`, SUPPOSED, keys.pro)],
  [400, post(`${INTELLIGENCE}/simulate-regional-snapshot`, '{}', keys.pro)],
  [404, { target: `${INTELLIGENCE}/list-evidence?region_id=latam`, key: keys.pro }],
  [200, post(DEDUCT, '{"query":"why"}', keys.pro)],
  [400, post(DEDUCT, '{}', keys.pro)],
  [401, post(DEDUCT, '{}')],
  [403, post(DEDUCT, '{}', keys.free)],
  [413, post(DEDUCT, ' '.repeat(70_000), keys.pro)],
  [415, post(DEDUCT, '{}', keys.pro, [['Content-Encoding', 'br']])],
  [200, post(DEDUCT, '{"query":"why"}', keys.pro, [['Idempotency-Key', 'k']])],
  [200, post(DEDUCT, '{"query":"why"}', keys.pro, [['Idempotency-Key', 'k']])],
  [422, post(DEDUCT, '{"query":"how"}', keys.pro, [['Idempotency-Key', 'k']])],
  [400, post(DEDUCT, '{}', keys.pro, [['Idempotency-Key', 'new']])],
  [400, post(DEDUCT, '{}', keys.pro, [['Idempotency-Key', '']])],
  [200, post(BATCH, JSON.stringify({ operations: [{ path: MENA }, { path: BATCH }] }), keys.free)],
  [400, post(BATCH, '{"operations":[]}', keys.free)],
  [401, post(BATCH, '{"operations":[]}')],
  [200, { target: '/api/health' }],
  [200, { target: '/api/health', key: keys.operator }],
  [200, { target: '/livez' }],
  [200, { target: '/readyz' }],
  [200, { target: '/api/version' }],
  [200, { target: '/api/bootstrap', key: keys.free }],
  [200, { target: '/api/attribution' }],
  [200, { target: '/.well-known/jwks.json' }],
  [304, { target: '/.well-known/jwks.json', headers: [['If-None-Match', '*']] }],
  [401, { target: '/api/bootstrap' }],
  [200, post(PURGE, '{"regions":["mena"]}', keys.operator)],
  [200, post(PURGE, '{"keys":["projections"],"dryRun":true}', keys.operator, [['Idempotency-Key', 'p']])],
  [422, post(PURGE, '{"regions":["mena"]}', keys.operator, [['Idempotency-Key', 'p']])],
  [400, post(PURGE, '{"regions":["atlantis"]}', keys.operator)],
  [401, post(PURGE, '{"regions":["mena"]}')],
  [403, post(PURGE, '{"regions":["mena"]}', keys.pro)],
  [403, post(PURGE, '{"regions":["mena"]}', keys.pro, [['Idempotency-Key', 'q']])],
  [413, post(PURGE, ' '.repeat(17_000), keys.operator)],
  [415, post(PURGE, '{}', keys.operator, [['Content-Encoding', 'br']])],
  [200, { target: '/metrics', key: keys.operator }],
  [200, { method: 'HEAD', target: '/metrics', key: keys.operator }],
  [401, { target: '/metrics' }],
  [403, { target: '/metrics', key: keys.pro }],
  [200, { target: '/openapi.json' }],
  [200, { target: '/openapi.yaml' }],
  [304, { target: '/docs', headers: [['If-None-Match', '*']] }],
];

describe('the OpenAPI bundle', () => {
  it('describes status, headers and body of every answer', async () => {
    for (const [status, sent] of requests()) {
      const answer = await world.send(sent);
      const label = `${sent.method ?? 'GET'} ${sent.target} → ${answer.status}`;
      expect(label).toBe(`${sent.method ?? 'GET'} ${sent.target} → ${status}`);
      described(sent, answer, label);
    }
  });

  it('describes refusals by rate and what an unreachable counter store does', async () => {
    const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 1 }));
    const limits = { ...DEFAULT_LIMITS, plans, anonymousRequestsPerMinute: 1, wrongCredentialsPerMinute: 1 };
    const unreachable = { take: async () => ({ status: 'unavailable' }) as const, giveBack: async () => undefined };
    for (const name of ENDPOINT_NAMES) {
      // Its failures are JSON-RPC errors: test/mcp/.
      if (name === 'mcp') continue;
      const { method, path, gate } = ENDPOINTS[name];
      const local = createMemoryLimiter({ clock: world.clock });
      const strict = createWorld({ gateway: { limits, counters: { local, shared: unreachable } } });
      const key = gate === 'public' ? undefined : await strict.newKey('acme', 'enterprise');
      const target = `${path}${exampleQuery(ENDPOINTS[name])}`;
      const sent =
        method === 'POST' ? post(path, '{"query":"why"}', key) : { target, ...(key === undefined ? {} : { key }) };
      for (const one of [sent, sent, { ...sent, key: 'wrong' }, { ...sent, key: 'wrong' }])
        for (const headers of [[], [['Accept', 'application/problem+json'] as const]]) {
          const answer = await strict.send({ ...one, headers: [...(one.headers ?? []), ...headers] });
          const label = `${method} ${path} → ${answer.status}`;
          described(sent, answer, label);
        }
      const last = await strict.send({ ...sent, key: 'wrong' });
      expect([last.status, headerOf(last, 'X-RateLimit-Mode')], name).toEqual([429, 'degraded']);
    }
  });

  it('describes what becomes of an idempotency key', async () => {
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    const analyse = () =>
      opened.then(() => ({ status: 'answered', analysis: 'So.', model: 'm', provider: 'p' }) as const);
    const waiting = createWorld({ handlers: { analyst: { analyse } } });
    const key = await waiting.newKey('acme', 'pro_monthly');
    const ask = (idempotencyKey: string, target = DEDUCT, body = '{"query":"why"}') =>
      post(target, body, key, [['Idempotency-Key', idempotencyKey]]);
    const check = async (sent: Sent, status: number, replayed = 'false') => {
      const answer = await waiting.send(sent);
      const label = `${sent.target} → ${answer.status}`;
      expect([label, headerOf(answer, 'Idempotent-Replayed')]).toEqual([`${sent.target} → ${status}`, replayed]);
      described(sent, answer, label);
    };
    const batch = ask('b', BATCH, JSON.stringify({ operations: [{ path: MENA }] }));
    const first = waiting.send(ask('k'));
    await Promise.all([check(ask('k'), 409), check(ask('k', DEDUCT, '{"query":"how"}'), 422)]);
    gate.emit('open');
    await first;
    await check(ask('k'), 200, 'true');
    await check(batch, 200);
    await check(batch, 200, 'true');
    await check(ask('large', DEDUCT, ' '.repeat(70_000)), 413);
    waiting.idempotency.isDown = true;
    await check(ask('k'), 503);
    await check(batch, 200);
  });

  it('describes a purge that cannot be audited', async () => {
    const shut = createWorld();
    shut.audit.isDown = true;
    const key = await shut.newKey('ops', 'enterprise', ['operator']);
    const sent = post(PURGE, '{"regions":["mena"]}', key, [['Idempotency-Key', 'k']]);
    const answer = await shut.send(sent);
    expect(answer.status).toBe(503);
    described(sent, answer, `${PURGE} → 503`);
  });

  it('describes the same errors as problem documents whose further members repeat the plain body', async () => {
    for (const [status, sent] of requests().filter(([expected]) => expected >= 400)) {
      const accept: [string, string] = ['Accept', 'application/problem+json, */*;q=0.1'];
      const plain = await world.send(sent);
      const problem = await world.send({ ...sent, headers: [...(sent.headers ?? []), accept] });
      const label = `${sent.target} → ${status}`;
      expect(headerOf(problem, 'Content-Type'), label).toBe('application/problem+json');
      expect(bodyOf(problem), label).toMatchObject({
        ...Object(bodyOf(plain)),
        status,
        code: headerOf(plain, 'X-Error-Code'),
        requestId: headerOf(plain, 'X-Request-Id'),
        type: `/docs#${headerOf(plain, 'X-Error-Code')}`,
      });
      for (const answer of [plain, problem]) {
        expect(headerOf(answer, 'Cache-Control'), label).toBe('no-store');
        expect(headerOf(answer, 'Vary'), label).toContain('Accept');
      }
      validate(pointer(sent, status, 'application/problem+json'), bodyOf(problem), label);
    }
  });

  it('has examples that its own schemas accept', () => {
    for (const name of ENDPOINT_NAMES) {
      const { path, method, exampleInput, exampleResponse, successStatus } = Object(ENDPOINTS[name]);
      const operation = `bundle#/paths/${escaped(path)}/${method.toLowerCase()}`;
      if (exampleResponse !== undefined)
        validate(`${operation}/responses/${successStatus}/content/application~1json/schema`, exampleResponse, name);
      if (method === 'POST') validate(`${operation}/requestBody/content/application~1json/schema`, exampleInput, name);
    }
  });

  it('names every operation once and knows the three credential schemes', () => {
    const operations = Object.values(Object(bundle.paths)).flatMap((item) => Object.values(Object(item)));
    const ids = operations.map((operation) => Object(operation).operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(Object(bundle.components).securitySchemes)).toEqual([
      'ServiceKey',
      'ApiKeyHeader',
      'BearerAuth',
    ]);
  });
});

describe('the documentation page', () => {
  it('mentions every operation, schema and error, and loads nothing', async () => {
    const page = bodyText(await world.send({ target: '/docs' }));
    for (const name of ENDPOINT_NAMES) expect(page).toContain(`id="${ENDPOINTS[name].operationId}"`);
    for (const name of Object.keys(Object(bundle.components).schemas)) expect(page).toContain(`id="schema-${name}"`);
    expect(page).not.toMatch(/<script|url\(|@import| src=| style="| on[a-z]+="/);
    // Only a link that a reader has to click names an address, and examples that are sent when asked for.
    expect(page.replaceAll(/ data-example="[^"]*"/g, '')).not.toMatch(/<(?!a )[a-z]+[^>]*https?:\/\//);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });
});

function described(sent: Sent, answer: Answer, label: string): void {
  const response = responseOf(sent, answer.status);
  expect(response, label).toBeDefined();
  const documented = Object.keys(Object(response.headers)).map((name) => name.toLowerCase());
  const undocumented = answer.headers
    .map(([name]) => name.toLowerCase())
    .filter((name) => !TRANSPORT.has(name) && !documented.includes(name));
  expect(undocumented, label).toEqual([]);
  if (answer.pieces.length === 0) return;
  const media = headerOf(answer, 'Content-Type')?.split(';')[0] ?? '';
  expect(Object.keys(response.content), label).toContain(media);
  const isProjected = answer.status === 200 && sent.target.includes('jmespath=');
  if (media.endsWith('json') && !isProjected) validate(pointer(sent, answer.status, media), bodyOf(answer), label);
}

// Set by the transport or described by the media type itself.
const TRANSPORT = new Set(['content-type', 'content-length', 'connection']);

function responseOf({ method = 'GET', target }: Sent, status: number) {
  const [path = ''] = target.split('?');
  return Object(bundle.paths)[path][method.toLowerCase()].responses[String(status)];
}

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

function pointer({ method = 'GET', target }: Sent, status: number, media: string): string {
  const [path = ''] = target.split('?');
  return `bundle#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}/content/${escaped(media)}/schema`;
}

function validate(reference: string, value: unknown, label: string): void {
  const check = ajv.compile({ $ref: reference });
  expect(check(value) ? [] : check.errors, label).toEqual([]);
}
