import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetcher } from './create-fetcher.ts';
import type { Fetcher, FetcherOptions, FetchRequest } from './fetch-bytes.ts';
import { UNPACED } from './http/host-rules.ts';
import { type FaultServer, startFaultServer } from './test-kit/fault-server.ts';

const NOW = Date.UTC(2026, 9, 14);
const OPTIONS: FetcherOptions = {
  userAgent: 'test/1 (+https://example.org)',
  clock: { now: () => NOW },
  random: () => 0,
  hostRules: UNPACED,
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const resource of open.splice(0)) await resource.close();
});

type Handle = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

async function through(handle: Handle, options: Partial<FetcherOptions> = {}): Promise<Fetcher & FaultServer> {
  const server = await startFaultServer(handle);
  const fetcher = createFetcher({ ...OPTIONS, feedsProxy: server.origin, ...options });
  open.push(fetcher, server);
  return { ...server, ...fetcher };
}

const ask = (request: Partial<FetchRequest> = {}): FetchRequest => ({
  url: 'https://up.example/data.json?key=SECRET',
  accept: ['application/json'],
  maxBytes: 1_000,
  timeoutMs: 5_000,
  signal: new AbortController().signal,
  ...request,
});

const json = (response: ServerResponse, body: string | Uint8Array = '{}', headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);

describe('an exchange that works', () => {
  it('asks the proxy for /host/path?query and gives back the body, its validators and the upstream address', async () => {
    const seen: string[] = [];
    const { fetchBytes } = await through((url, response, request) => {
      seen.push(`${request.method} ${url.href} ${request.headers['user-agent']}`);
      json(response, '{"a":1}', { etag: '"v1"', 'last-modified': 'Wed, 14 Oct 2026 00:00:00 GMT' });
    });
    const result = await fetchBytes(ask());
    expect(seen).toEqual([`GET https://up.example/data.json?key=SECRET ${OPTIONS.userAgent}`]);
    expect(result).toMatchObject({
      status: 'ok',
      validators: { etag: '"v1"', lastModified: 'Wed, 14 Oct 2026 00:00:00 GMT' },
      finalUrl: 'https://up.example/data.json?key=SECRET',
    });
    expect(result.status === 'ok' && new TextDecoder().decode(result.bytes)).toBe('{"a":1}');
  });

  it.each([
    ['gzip', gzipSync('{"a":1}')],
    ['br', brotliCompressSync('{"a":1}')],
  ])('decompresses %s', async (encoding, body) => {
    const { fetchBytes } = await through((_, response) => json(response, body, { 'content-encoding': encoding }));
    const result = await fetchBytes(ask());
    expect(result.status === 'ok' && new TextDecoder().decode(result.bytes)).toBe('{"a":1}');
  });

  it('sends validators and reports 304', async () => {
    const { fetchBytes } = await through((_, response, request) => {
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end();
    });
    expect(await fetchBytes(ask({ validators: { etag: '"v1"' } }))).toEqual({ status: 'not_modified' });
  });

  it('requires 206 for a range, with the range that was asked for and all of it', async () => {
    const { fetchBytes } = await through((url, response, request) => {
      expect(request.headers).toMatchObject({ range: 'bytes=-2', 'accept-encoding': 'identity' });
      const held = url.searchParams.get('held');
      const headers = { 'content-type': 'application/json', ...(held === null ? {} : { 'content-range': held }) };
      response.writeHead(url.pathname === '/whole' ? 200 : 206, headers).end('{}');
    });
    const range = 'bytes=-2';
    const from = (path: string) => fetchBytes(ask({ url: `https://up.example/${path}`, range }));
    expect(await from('partial?held=bytes 8-9/10')).toMatchObject({ status: 'ok' });
    expect(await from('whole')).toMatchObject({ kind: 'http_status' });
    for (const held of [
      '',
      '?held=bytes 0-1/10',
      '?held=bytes 8-8/9',
      '?held=bytes 0-0/1',
      '?held=bytes 7-9/10',
      '?held=pages 8-9/10',
    ])
      expect(await from(`partial${held}`)).toMatchObject({ status: 'failed', kind: 'range' });
  });

  it('posts a body with its type, to the one address it is meant for', async () => {
    const seen: string[] = [];
    const { fetchBytes } = await through((url, response, request) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString('utf8')));
      request.on('end', () => {
        seen.push(`${request.method} ${request.headers['content-type']}`);
        if (url.pathname === '/moved') response.writeHead(307, { location: '/data' }).end();
        else json(response);
      });
    });
    const post = { contentType: 'application/x-www-form-urlencoded', body: 'grant=1' };
    expect(await fetchBytes(ask({ post }))).toMatchObject({ status: 'ok' });
    expect(seen).toEqual(['grant=1', 'POST application/x-www-form-urlencoded']);
    const moved = await fetchBytes(ask({ url: 'https://up.example/moved', post }));
    expect(moved).toMatchObject({ status: 'failed', kind: 'redirect' });
    expect(seen).toHaveLength(4);
  });

  it('follows redirects through the proxy too and keeps own headers from other hosts', async () => {
    const seen: string[] = [];
    const { fetchBytes } = await through((url, response, request) => {
      seen.push(`${url.href} ${request.headers['x-key'] ?? '-'}`);
      if (url.host === 'up.example') response.writeHead(302, { location: 'https://other.example/b' }).end();
      else json(response);
    });
    expect(await fetchBytes(ask({ url: 'https://up.example/a', headers: { 'x-key': 'k' } }))).toMatchObject({
      status: 'ok',
      finalUrl: 'https://other.example/b',
    });
    expect(seen).toEqual(['https://up.example/a k', 'https://other.example/b -']);
  });
});

describe('an exchange that fails says why and never carries the query', () => {
  const hang = () => undefined;
  const cases: readonly (readonly [string, Handle, Partial<FetchRequest>, object])[] = [
    ...['text/html', 'application/json'].map((type): (typeof cases)[number] => [
      `HTML instead of JSON as ${type}`,
      (_, r) => r.writeHead(200, { 'content-type': type }).end('\ufeff\n<!DOCTYPE html><html>Just a moment'),
      {},
      { kind: 'content_type', reason: 'up.example sent an HTML page instead of application/json' },
    ]),
    [
      'a type that repeats what was asked',
      (_, r) => r.writeHead(200, { 'content-type': 'text/html?key=SECRET' }).end('<html>'),
      {},
      { kind: 'content_type' },
    ],
    ['a body over the cap', (_, r) => json(r, 'x'.repeat(2_000)), {}, { kind: 'too_large' }],
    [
      'a chunked body over the cap',
      (_, r) => void r.writeHead(200).write('x'.repeat(2_000)),
      {},
      { kind: 'too_large' },
    ],
    [
      'a gzip bomb',
      (_, r) => json(r, gzipSync(Buffer.alloc(500_000)), { 'content-encoding': 'gzip' }),
      {},
      { kind: 'too_large' },
    ],
    [
      'gzip that ends early',
      (_, r) => json(r, gzipSync('{"a":1}').subarray(0, 15), { 'content-encoding': 'gzip' }),
      {},
      { kind: 'encoding' },
    ],
    ['an unknown encoding', (_, r) => json(r, 'x', { 'content-encoding': 'zz' }), {}, { kind: 'encoding' }],
    [
      'a body cut short',
      (_, r) => {
        r.writeHead(200, { 'content-length': '100' }).write('{');
        setImmediate(() => r.destroy());
      },
      {},
      { kind: 'interrupted' },
    ],
    ['no answer in time', hang, { timeoutMs: 40 }, { kind: 'timeout' }],
    [
      'a body that drips',
      (_, r) => {
        r.writeHead(200, { 'content-type': 'application/json' }).write('{');
        const drip = setInterval(() => r.write(' '), 5);
        r.on('close', () => clearInterval(drip));
      },
      { timeoutMs: 60 },
      { kind: 'timeout' },
    ],
    ['a server error', (_, r) => r.writeHead(500).end('SECRET'), {}, { kind: 'http_status', httpStatus: 500 }],
    ['an unasked 304', (_, r) => r.writeHead(304).end(), {}, { kind: 'http_status', httpStatus: 304 }],
    ['a redirect without target', (_, r) => r.writeHead(302).end(), {}, { kind: 'redirect' }],
    [
      'endless redirects',
      (_, r) => r.writeHead(302, { location: '/again?key=SECRET' }).end(),
      {},
      { kind: 'redirect' },
    ],
    [
      'a redirect to a file',
      (_, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      {},
      { kind: 'redirect' },
    ],
    [
      'a redirect that drops encryption',
      (_, r) => r.writeHead(302, { location: 'http://up.example/' }).end(),
      {},
      { kind: 'redirect' },
    ],
    [
      'a redirect to a private address, which a proxy might reach',
      (_, r) => r.writeHead(302, { location: 'https://169.254.169.254/?key=SECRET' }).end(),
      {},
      { kind: 'refused_target' },
    ],
    ['another scheme', hang, { url: 'ftp://up.example/x?SECRET' }, { kind: 'refused_target' }],
    ['no URL at all', hang, { url: 'SECRET' }, { kind: 'refused_target' }],
  ];
  it.each(cases)('%s', async (_, handle, request, expected) => {
    const { fetchBytes } = await through(handle);
    const result = await fetchBytes(ask(request));
    expect(result).toMatchObject({ status: 'failed', ...expected });
    expect(result.status === 'failed' && result.reason).not.toMatch(/SECRET|key=/i);
  });

  it('of any number of requests, retried or waiting, puts no listener on the signal they share', async () => {
    const { fetchBytes } = await through((_, response) => response.writeHead(503).end());
    const owner = new AbortController();
    const listen = vi.spyOn(owner.signal, 'addEventListener');
    const requests = Array.from({ length: 12 }, () => fetchBytes(ask({ signal: owner.signal })));
    for (const result of await Promise.all(requests)) expect(result).toMatchObject({ httpStatus: 503 });
    expect(listen).not.toHaveBeenCalled();
  });

  it('stops when the owner aborts, in flight or waiting for its turn', async () => {
    const { fetchBytes } = await through(hang);
    const owner = new AbortController();
    const both = [fetchBytes(ask({ signal: owner.signal })), fetchBytes(ask({ signal: owner.signal }))];
    owner.abort();
    for (const result of await Promise.all(both)) expect(result).toMatchObject({ status: 'failed', kind: 'aborted' });
  });
});

describe('retries', () => {
  const counting = async (
    statuses: readonly number[],
    headers: Record<string, string> = {},
    request: Partial<FetchRequest> = {},
  ) => {
    let calls = 0;
    const { fetchBytes } = await through((_, response) => {
      const status = statuses[calls] ?? 200;
      calls += 1;
      response.writeHead(status, { 'content-type': 'application/json', ...(status === 200 ? {} : headers) }).end('{}');
    });
    const result = await fetchBytes(ask(request));
    return { result, calls };
  };

  it.each([500, 502, 503, 408, 425, 429])('tries again after %i, at most twice', async (status) => {
    expect(await counting([status, status])).toMatchObject({ result: { status: 'ok' }, calls: 3 });
    expect(await counting([status, status, status])).toMatchObject({ result: { httpStatus: status }, calls: 3 });
  });

  it.each([400, 401, 403, 404, 410])('never tries again after %i', async (status) => {
    expect(await counting([status])).toMatchObject({ result: { status: 'failed', httpStatus: status }, calls: 1 });
  });

  it('are not made of what was posted, unless it only asks', async () => {
    const post = { contentType: 'text/plain', body: 'x' };
    expect(await counting([503], {}, { post })).toMatchObject({ result: { httpStatus: 503 }, calls: 1 });
    expect(await counting([503], {}, { post: { ...post, isSafe: true } })).toMatchObject({
      result: { status: 'ok' },
      calls: 2,
    });
  });

  it('leave a host alone that asked for it, and no other, for any caller', async () => {
    const asked: string[] = [];
    const clock = { at: NOW, now: () => clock.at };
    const { fetchBytes } = await through(
      (url, response) => {
        asked.push(url.host);
        if (url.pathname === '/busy') response.writeHead(429, { 'x-rate-limit-retry-after-seconds': '60' }).end();
        else json(response);
      },
      { clock },
    );
    const retryAt = NOW + 60_000;
    expect(await fetchBytes(ask({ url: 'https://up.example/busy' }))).toMatchObject({ httpStatus: 429, retryAt });
    expect(await fetchBytes(ask())).toMatchObject({ status: 'failed', kind: 'asked_to_wait', retryAt });
    expect(await fetchBytes(ask({ url: 'https://other.example/' }))).toMatchObject({ status: 'ok' });
    clock.at = retryAt;
    expect(await fetchBytes(ask())).toMatchObject({ status: 'ok' });
    expect(asked).toEqual(['up.example', 'other.example', 'up.example']);
  });

  it.each([
    ['seconds', '120', NOW + 120_000],
    ['a date', 'Wed, 14 Oct 2026 01:00:00 GMT', NOW + 3_600_000],
    ['more than a day', '999999', NOW + 86_400_000],
  ])('reports a long Retry-After in %s instead of sleeping it', async (_, value, retryAt) => {
    expect(await counting([429], { 'retry-after': value })).toEqual({
      result: { status: 'failed', kind: 'http_status', reason: 'up.example answered 429', httpStatus: 429, retryAt },
      calls: 1,
    });
  });

  it('tries again after a Retry-After that is short, and ignores one that is no time', async () => {
    expect(await counting([503], { 'retry-after': '0' })).toMatchObject({ result: { status: 'ok' }, calls: 2 });
    expect(await counting([503], { 'retry-after': 'soon' })).toMatchObject({ result: { status: 'ok' }, calls: 2 });
  });
});

describe('politeness', () => {
  /** The most concurrent requests: the server answers none before `most` are there and no other has come. */
  const peakOf = async (most: number, options: Partial<FetcherOptions>, request: Partial<FetchRequest> = {}) => {
    let peak = 0;
    const held: ServerResponse[] = [];
    const answerAfter = (turns: number): void => {
      if (turns > 0) return void setImmediate(answerAfter, turns - 1);
      for (const response of held.splice(0)) json(response);
    };
    const { fetchBytes } = await through((_, response) => {
      held.push(response);
      peak = Math.max(peak, held.length);
      if (held.length === most) answerAfter(200);
    }, options);
    const asked = Array.from({ length: 3 * most }, (_, i) =>
      fetchBytes(ask({ ...request, url: request.url ?? `https://up${i}.example/` })),
    );
    expect((await Promise.all(asked)).every((result) => result.status === 'ok')).toBe(true);
    return peak;
  };
  const rule = (parallel: number) => ({ parallel, burst: 1, everyMs: 0 });

  it.each([1, 3])('keeps the number of requests in flight per host: %i', async (parallel) => {
    const hostRules = { byHost: { 'up.example': rule(parallel) }, otherwise: rule(9) };
    expect(await peakOf(parallel, { hostRules }, { url: 'https://up.example/' })).toBe(parallel);
  });

  it('keeps the bodies in flight within one budget of memory, over all hosts', async () => {
    expect(await peakOf(2, { maxBytesInFlight: 2_500 }, { maxBytes: 1_000 })).toBe(2);
    expect(await peakOf(1, { maxBytesInFlight: 10 }, { maxBytes: 1_000 })).toBe(1);
  });

  it('says who asks and takes compressed answers', async () => {
    const seen: unknown[] = [];
    const { fetchBytes } = await through((_, response, { headers }) => {
      seen.push([headers['user-agent'], headers['accept-encoding']]);
      json(response);
    });
    await fetchBytes(ask());
    expect(seen).toEqual([[OPTIONS.userAgent, 'gzip, deflate, br']]);
  });
});
