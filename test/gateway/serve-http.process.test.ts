import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import { createWorld, DEDUCT, SNAPSHOT, storedMena, type World } from './world.ts';

let world: World;
let server: HttpServer;
let key: string;
const MENA = `${SNAPSHOT}?region_id=mena`;

beforeAll(async () => {
  world = createWorld({ gateway: { extraHeaders: [['X-Data-World', 'exercise']] } });
  key = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0, requestTimeoutMs: 1_500 });
});
afterAll(() => server.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server ends the connection. */
function raw(bytes: string, to = server): Promise<RawAnswer> {
  const { hostname, port } = new URL(to.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString('utf8'))));
  });
}

function parsed(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(
      headers.map((header) => {
        const colon = header.indexOf(':');
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

const get = (target: string, headers: string[] = []) =>
  raw(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`,
  );

describe('over HTTP', () => {
  it('serves the stored bytes, with the constant headers', async () => {
    const response = await fetch(`${server.url}${MENA}`, { headers: { 'X-Service-Key': key } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(storedMena.body.length));
    expect(response.headers.get('x-data-world')).toBe('exercise');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(storedMena.body))).toBe(true);
  });

  it('answers HEAD without bytes and 304 without a length of its own', async () => {
    const headers = { 'X-Service-Key': key };
    const head = await fetch(`${server.url}${MENA}`, { method: 'HEAD', headers });
    expect(head.headers.get('content-length')).toBe(String(storedMena.body.length));
    expect(await head.text()).toBe('');
    const known = await fetch(`${server.url}${MENA}`, { headers: { ...headers, 'If-None-Match': '*' } });
    expect(known.status).toBe(304);
    expect(known.headers.get('etag')).toBeTruthy();
  });

  it('sends a batch in pieces with its length', async () => {
    const response = await fetch(`${server.url}/api/batch/v1/execute`, {
      method: 'POST',
      headers: { 'X-Service-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ operations: [{ path: MENA }, { path: MENA }] }),
    });
    const text = await response.text();
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
    expect(JSON.parse(text)).toMatchObject({ succeeded: 2, failed: 0 });
  });

  it('goes on when a client resets its connection after CONNECT', async () => {
    const { hostname, port } = new URL(server.url);
    const met = new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'));
      // Its first bytes are those of the answer; the server still reads.
      socket.once('data', () => socket.resetAndDestroy());
      socket.once('close', () => resolve());
    });
    await met;
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  });

  it('takes the path as it was sent', async () => {
    for (const target of ['//api/bootstrap', '/api/./bootstrap', '/api%2fbootstrap', '/%', '/%00', '/%ff'])
      expect([target, (await get(target)).status]).toEqual([target, 404]);
  });
});

describe('the parser and its neighbourhood', () => {
  const post = (headers: string, body: string, path = DEDUCT) =>
    raw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Service-Key: ${key}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`,
    );
  const cases: readonly (readonly [string, () => Promise<RawAnswer>, number, string])[] = [
    ['nonsense', () => raw('nonsense\r\n\r\n'), 400, 'malformed_request'],
    ['an unknown method', () => raw('FLY / HTTP/1.1\r\nHost: x\r\n\r\n'), 400, 'malformed_request'],
    ['a foreign version', () => raw('GET / HTTP/4.0\r\nHost: x\r\n\r\n'), 400, 'malformed_request'],
    ['CONNECT', () => raw('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'), 400, 'malformed_request'],
    ['no Host', () => raw('GET /livez HTTP/1.1\r\n\r\n'), 400, 'malformed_request'],
    ['two Hosts', () => get('/livez', ['Host: y']), 400, 'malformed_request'],
    ['an absolute target', () => get('http://x/livez'), 400, 'malformed_request'],
    ['an asterisk', () => raw('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'), 400, 'malformed_request'],
    [
      'length and chunks',
      () => post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'),
      400,
      'malformed_request',
    ],
    ['broken chunks', () => post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), 400, 'malformed_request'],
    [
      '101 headers',
      () =>
        get(
          '/livez',
          Array.from({ length: 99 }, (_, n) => `X-${n}: 1`),
        ),
      431,
      'headers_too_large',
    ],
    [
      '3000 headers',
      () =>
        get(
          '/livez',
          Array.from({ length: 3_000 }, () => 'a:'),
        ),
      431,
      'headers_too_large',
    ],
    ['large headers', () => get('/livez', [`X-A: ${'a'.repeat(20_000)}`]), 431, 'headers_too_large'],
    ['a long target', () => get(`/livez?${'a'.repeat(9_000)}`), 414, 'uri_too_long'],
    ['a very long target', () => get(`/livez?${'a'.repeat(40_000)}`), 414, 'uri_too_long'],
    ['an unknown expectation', () => get('/livez', ['Expect: luck']), 417, 'expectation_failed'],
    ['a declared large body', () => post('Content-Length: 999999', '{'), 413, 'payload_too_large'],
    [
      'a large body in chunks',
      () => post('Transfer-Encoding: chunked', `${'8000\r\n'}${' '.repeat(0x8000)}\r\n`.repeat(3)),
      413,
      'payload_too_large',
    ],
    ['a body that never comes', () => post('Content-Length: 10', '{'), 408, 'request_timeout'],
    ['headers that never end', () => raw('GET /livez HTTP/1.1\r\nHost: x\r\n'), 408, 'request_timeout'],
  ];

  it.each(cases)('%s is answered like every error', async (_, send, status, code) => {
    const answer = await send();
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([status, code]);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.headers.get('x-data-world')).toBe('exercise');
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('waits for no body that it will not read', async () => {
    const answer = await raw(
      `POST ${DEDUCT} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(401);
  });

  it('asks for the body of a caller that waits to be asked', async () => {
    const answer = await post('Expect: 100-continue\r\nContent-Length: 15', '{"query":"why"}');
    expect(answer.status).toBe(100);
    expect(answer.body).toContain('HTTP/1.1 200 OK');
  });

  /** All that a connection gives back for the bytes, until it ends. */
  const exchanged = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('latin1');
      let all = '';
      socket.on('data', (chunk) => {
        all += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(all));
      socket.write(bytes);
    });

  it('answers a request before the bytes after it that are none', async () => {
    const text = await exchanged('GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400']);
  });

  it('says once what becomes of the connection, also to a caller that would keep it', async () => {
    const text = await exchanged(
      `POST ${DEDUCT} HTTP/1.1\r\nHost: x\r\nX-Service-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n{`,
    );
    expect(text).toContain('413 Payload Too Large');
    expect(text.match(/^Connection: .*$/gm)).toEqual(['Connection: close']);
  });

  it('asks for no body within the answer to the request before', async () => {
    const body = '{"query":"why"}';
    const one = `POST ${DEDUCT} HTTP/1.1\r\nHost: x\r\nX-Service-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 15\r\n`;
    const { body: rest } = await raw(
      `${one}\r\n${body}${one}Expect: 100-continue\r\n\r\n${body}GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    // Each head stands right before its body, whether the second was asked for or came first.
    for (const [, after] of rest.matchAll(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n(.)/g)) expect(after).toBe('{');
    expect(rest.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  it('keeps serving after all that', async () => {
    expect((await get('/livez')).status).toBe(200);
    expect(world.errors).toEqual([]);
  });
});

/** A promise and the function that keeps it. */
function moment(): { readonly reached: Promise<void>; readonly reach: () => void } {
  const keep: (() => void)[] = [];
  const reached = new Promise<void>((resolve) => keep.push(resolve));
  return { reached, reach: () => keep[0]?.() };
}

async function serveAnalyst(analyse: Analyst['analyse'], closeTimeoutMs: number) {
  const begun = moment();
  const slow = createWorld({
    handlers: {
      analyst: {
        analyse: (question, signal) => {
          begun.reach();
          return analyse(question, signal);
        },
      },
    },
  });
  const mine = await slow.newKey('acme', 'enterprise');
  const serving = await serveHttp({ gateway: slow.gateway, host: '127.0.0.1', port: 0, closeTimeoutMs });
  const answer = fetch(`${serving.url}${DEDUCT}`, {
    method: 'POST',
    headers: { 'X-Service-Key': mine, 'Content-Type': 'application/json' },
    body: '{"query":"why"}',
  });
  await begun.reached;
  return { serving, answer };
}

describe('closing', () => {
  it('takes new connections while it drains, and ends each with its answer', async () => {
    const drainMs = 1_000;
    const draining = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0, drainMs });
    let isClosed = false;
    const closed = draining.close().then(() => {
      isClosed = true;
    });
    const answer = await raw('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n', draining);
    expect([answer.status, answer.headers.get('connection'), isClosed]).toEqual([200, 'close', false]);
    await closed;
    await expect(raw('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n', draining)).rejects.toThrow('ECONNREFUSED');
  });

  it('delivers the answer in flight and ends', async () => {
    const held = moment();
    const { serving, answer } = await serveAnalyst(async () => {
      await held.reached;
      return { status: 'answered', analysis: 'late', model: 'm', provider: 'p' };
    }, 30_000);
    const closed = serving.close();
    held.reach();
    const response = await answer;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toMatchObject({ analysis: 'late' });
    await closed;
    await expect(fetch(`${serving.url}/livez`)).rejects.toThrow();
  });

  it('ends at its deadline whatever hangs, and aborts the handler', async () => {
    const aborted = moment();
    const { serving, answer } = await serveAnalyst((_, signal) => {
      signal.addEventListener('abort', aborted.reach);
      return new Promise(() => undefined);
    }, 50);
    await Promise.all([expect(answer).rejects.toThrow(), serving.close(), aborted.reached]);
  });
});
