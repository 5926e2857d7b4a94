import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher } from './create-fetcher.ts';
import type { FetcherOptions, FetchRequest } from './fetch-bytes.ts';
import { CONNECT_TIMEOUT_MS } from './http/dispatchers.ts';
import { failureOfError } from './http/failure-of-error.ts';
import { UNPACED } from './http/host-rules.ts';
import { startFaultServer } from './test-kit/fault-server.ts';

const OPTIONS: FetcherOptions = {
  userAgent: 'test/1 (+https://example.org)',
  clock: { now: () => Date.UTC(2026, 9, 14) },
  random: () => 0,
  hostRules: UNPACED,
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const resource of open.splice(0)) await resource.close();
});

const ask = (request: Partial<FetchRequest>): FetchRequest => ({
  url: 'https://up.example/data.json',
  accept: ['application/json'],
  maxBytes: 1_000,
  timeoutMs: 5_000,
  signal: new AbortController().signal,
  ...request,
});

describe('without a proxy', () => {
  const direct = (options: Partial<FetcherOptions> = {}) => {
    const fetcher = createFetcher({ ...OPTIONS, ...options });
    open.push(fetcher);
    return fetcher.fetchBytes;
  };

  it.each(['http://127.0.0.1:1/', 'http://10.0.0.8/', 'http://169.254.169.254/', 'http://[::1]/', 'http://0x7f.1/'])(
    'refuses %s',
    async (url) => {
      expect(await direct()(ask({ url }))).toMatchObject({ status: 'failed', kind: 'refused_target' });
    },
  );

  it('refuses a name that resolves to a private address', async () => {
    expect(await direct()(ask({ url: 'http://localhost:1/' }))).toMatchObject({ kind: 'refused_target' });
  });

  it('refuses a redirect to a private address', async () => {
    const server = await startFaultServer((_, response) => {
      response.writeHead(302, { location: 'http://10.0.0.8/' }).end();
    });
    open.push(server);
    const fetchBytes = direct({ isAllowedAddress: (address) => address === '127.0.0.1' });
    expect(await fetchBytes(ask({ url: `${server.origin}/x` }))).toMatchObject({ kind: 'refused_target' });
  });

  it('connects to a name whose address is allowed', async () => {
    const server = await startFaultServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    open.push(server);
    const fetchBytes = direct({ isAllowedAddress: (address) => address === '127.0.0.1' });
    const url = server.origin.replace('127.0.0.1', 'localhost');
    expect(await fetchBytes(ask({ url }))).toMatchObject({ status: 'ok' });
  });

  it('tries once more when nothing listens, unless the request may change something', async () => {
    const server = await startFaultServer(() => undefined);
    await server.close();
    let retries = 0;
    const random = () => {
      retries += 1;
      return 0;
    };
    const fetchBytes = direct({ isAllowedAddress: () => true, random });
    expect(await fetchBytes(ask({ url: server.origin }))).toMatchObject({ kind: 'unreachable' });
    expect(retries).toBe(1);
    const post = { contentType: 'text/plain', body: 'a' };
    expect(await fetchBytes(ask({ url: server.origin, post }))).toMatchObject({ kind: 'unreachable' });
    expect(retries).toBe(1);
  });

  it('may take ten seconds to connect, within the time of the whole attempt', () => {
    expect(CONNECT_TIMEOUT_MS).toBe(10_000);
    expect(failureOfError(Object.assign(new Error('late'), { code: 'UND_ERR_CONNECT_TIMEOUT' }))).toEqual({
      kind: 'unreachable',
      detail: 'no connection in time',
      mayRetry: 'once',
    });
  });
});
