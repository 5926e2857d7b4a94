import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { createLog, type Log } from '../../src/main/log.ts';
import { BATCH, bodyText, createWorld, DEDUCT, SNAPSHOT, type World } from './world.ts';

/** Every place gets its own secret, so that a leak identifies its source. */
const secretOf = (place: string, n: number) => `s3cret${place}${n}x`;
const PLACES = [
  'path',
  'link',
  'query',
  'parameter',
  'jmespath',
  'body',
  'member',
  'context',
  'header',
  'cookie',
  'key',
  'alias',
  'bearer',
  'basic',
  'idempotency',
  'origin',
  'accept',
  'agent',
  'etag',
  'forwarded',
  'method',
  'type',
  'host',
  'batch',
  'region',
  'purge',
  'hook',
  'template',
] as const;
const ROUNDS = 12;

let world: World;
let server: HttpServer;
let operator: string;
let pro: string;
let lines: string[];
let log: Log;

beforeAll(async () => {
  lines = [];
  log = createLog('debug', 'live', { sample: 1, destination: { write: (line) => void lines.push(line) } });
  world = createWorld({
    gateway: {
      keyHeaderAliases: ['X-Family-Key'],
      onAnswer: (entry) => {
        world.metrics.answered(entry);
        log.request(entry);
      },
      onError: (error, requestId) => log.brokenRequest(error, requestId),
    },
    handlers: {
      analyst: {
        analyse: async ({ query }) => {
          throw new TypeError(`cannot think about ${query}`, { cause: new Error(query) });
        },
      },
    },
  });
  operator = await world.newKey('ops', 'enterprise', ['operator']);
  pro = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => server.close());

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const send = ({ method = 'GET', path, headers = {}, body }: Sent) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ host: hostname, port, path, method, headers: { ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });

async function sendRaw(bytes: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  socket.resume();
  await once(socket, 'close');
}

/** One request for every place that a caller can put something in. */
function storm(n: number): readonly Sent[] {
  const s = (place: (typeof PLACES)[number]) => secretOf(place, n);
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Sent => ({
    method: 'POST',
    path,
    headers: { ...json, 'X-Service-Key': pro, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const mena = `${SNAPSHOT}?region_id=mena`;
  const read = { 'X-Service-Key': pro };
  const checked = (secret: string) => `baro_live_${secret.slice(0, 8).padEnd(8, '0')}_${secret.padEnd(43, 'k')}_000000`;
  return [
    { path: `/${s('path')}` },
    { path: `/feeds/${s('link').padEnd(43, 'k')}/mena.atom?archive=${s('link')}` },
    { path: `${SNAPSHOT}/${s('path')}`, headers: read },
    { path: `${mena}&token=${s('query')}&api_key=${s('query')}`, headers: read },
    { path: `${mena}&${s('parameter')}=1`, headers: read },
    { path: `${SNAPSHOT}?region_id=${s('region')}`, headers: read },
    { path: `${SNAPSHOT}?region_id=${s('region')}-`, headers: read },
    { path: `${mena}&jmespath=${s('jmespath')}`, headers: read },
    { path: `${mena}&jmespath=[${s('jmespath')}`, headers: read },
    { path: `${mena}&jmespath=${s('jmespath').repeat(80)}`, headers: read },
    {
      path: mena,
      headers: { ...read, 'X-Anything': s('header'), traceparent: s('header'), 'X-Request-Id': s('header') },
    },
    { path: mena, headers: { ...read, Cookie: `session=${s('cookie')}` } },
    { path: mena, headers: { 'X-Service-Key': s('key') } },
    { path: mena, headers: { 'X-Service-Key': checked(s('key')) } },
    { path: mena, headers: { ...read, 'X-Family-Key': s('alias') } },
    { path: '/livez', headers: { 'X-Api-Key': s('alias') } },
    { path: mena, headers: { Authorization: `Bearer ${s('bearer')}` } },
    { path: mena, headers: { Authorization: `Bearer eyJhbGciOiJub25lIn0.${s('bearer')}.${s('bearer')}` } },
    { path: mena, headers: { Authorization: `Basic ${s('basic')}` } },
    { path: mena, headers: { ...read, Origin: `https://${s('origin')}.example` } },
    {
      path: mena,
      headers: { ...read, Accept: s('accept'), 'User-Agent': s('agent'), 'If-None-Match': `"${s('etag')}"` },
    },
    { path: mena, headers: { ...read, 'X-Forwarded-For': `${s('forwarded')}, 192.0.2.7` } },
    { path: mena, headers: { ...read, 'X-Forwarded-For': s('forwarded') } },
    { path: '/livez', headers: { Host: s('host') } },
    { path: mena, headers: { ...read, Expect: s('header') } },
    // The analyst throws what it was asked.
    post(DEDUCT, { query: s('body'), geoContext: s('context') }),
    post(DEDUCT, { query: s('body') }, { 'Idempotency-Key': s('idempotency') }),
    post(DEDUCT, { query: s('body') }, { 'Idempotency-Key': `${s('idempotency')} x y` }),
    post(DEDUCT, { [s('member')]: 1 }),
    post(DEDUCT, `{"query": ${s('body')}`),
    post(DEDUCT, s('body'), { 'Content-Type': s('type') }),
    post(DEDUCT, `{"query":"${s('body').repeat(8_000)}"}`),
    post(BATCH, { operations: [{ id: s('batch'), path: `/${s('batch')}` }, { path: `${mena}&x=${s('batch')}` }] }),
    post('/api/cache-purge', { keys: [s('purge')], regions: [s('purge')] }, { 'X-Service-Key': operator }),
    post('/api/cache-purge', { regions: ['mena'] }, { 'X-Service-Key': operator, 'Idempotency-Key': s('idempotency') }),
    ...templates(s('hook'), s('template')).flatMap((body) => [
      post('/api/alert/v1/create-destination', body, { 'Idempotency-Key': `create-${n}-${body.preset ?? 'own'}` }),
      post('/api/alert/v1/update-destination', { destinationId: s('hook'), headers: body.headers }),
    ]),
    { method: 'PROPFIND', path: `/metrics?${s('query')}` },
  ];
}

/** Templates that are created, and that are refused by their preset or their body. */
const templates = (hook: string, secret: string) => {
  const url = `https://hooks.example.org/${hook}?token=${hook}`;
  const headers = { Authorization: `Bearer ${secret}` };
  return [
    { kind: 'template', url, headers, body: JSON.stringify({ token: secret }) },
    { kind: 'template', url, headers, preset: 'slack' },
    { kind: 'template', url, headers, preset: 'telegram' },
    { kind: 'template', url, headers: { ...headers, [secret]: `{{${secret}` }, preset: 'discord' },
  ];
};

const unreadable = (n: number): readonly string[] => [
  `${secretOf('method', n)} / HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /${secretOf('path', n)} HTTP/4.0\r\nHost: x\r\n\r\n`,
  `GET /livez HTTP/1.1\r\nHost: ${secretOf('host', n)}\r\nHost: x\r\nConnection: close\r\n\r\n`,
  `GET /${secretOf('path', n).repeat(2_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /livez HTTP/1.1\r\nHost: x\r\nX-A: ${secretOf('header', n).repeat(2_000)}\r\n\r\n`,
  `GET /livez HTTP/1.1\r\nHost: x\r\n${secretOf('header', n)}\r\n\r\n`,
];

describe('a storm of requests with secrets in every place', () => {
  it('leaves none of them, nor any key, in log, errors, metrics and audit', async () => {
    let answered = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      const requests = storm(n);
      await Promise.all(requests.map(send));
      await Promise.all(unreadable(n).map(sendRaw));
      answered += requests.length + unreadable(n).length;
      world.clock.time += 60_000;
    }
    const metrics = bodyText(await world.send({ target: '/metrics', key: operator }));
    const audit = JSON.stringify(world.audit.all);
    const outputs = { log: lines.join(''), metrics, audit };
    for (const [where, text] of Object.entries(outputs)) {
      expect([where, /s3cret\w*/i.exec(text)?.[0]]).toEqual([where, undefined]);
      for (const key of [operator, pro]) {
        const [, , , secret = ''] = key.split('_');
        expect([where, text.includes(secret)]).toEqual([where, false]);
      }
    }
    // Every request is logged, also inside batches: by a line of its own or in the count of repeated refusals.
    log.flush();
    const parsed = lines.map((line) => Object(JSON.parse(line)));
    const requests = parsed.filter(({ msg }) => msg === 'request');
    const repeatedCount = parsed.reduce((sum, { msg, count }) => sum + (msg === 'repeated refusals' ? count : 0), 0);
    expect(requests.filter(({ batched }) => !batched).length + repeatedCount).toBe(answered + 1);
    expect(requests.filter(({ batched }) => batched).length).toBeGreaterThan(0);
    expect(parsed.filter(({ msg }) => msg === 'request failed unexpectedly').length).toBeGreaterThanOrEqual(ROUNDS);
    expect(world.audit.all.length).toBe(ROUNDS);
    const codes = new Set(requests.map(({ code }) => code));
    for (const code of ['internal', 'validation_failed', 'unauthenticated', 'projection_failed', 'malformed_request'])
      expect(codes).toContain(code);
  });
});
