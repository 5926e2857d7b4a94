import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

let server: MetricsServer;
let isBroken = false;
let isFull = false;
let ready: () => Promise<boolean> = async () => true;

beforeAll(async () => {
  server = await serveMetrics({
    source: { text: async () => (isBroken ? Promise.reject(new Error('s3cret')) : 'a 1\n') },
    ready: () => ready(),
    problems: () => (isFull ? ['disk_full'] : []),
    port: 0,
  });
});
afterAll(() => server.close());

interface Got {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

const ask = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) =>
  new Promise<Got>((resolve, reject) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], text }));
    })
      .on('error', reject)
      .end();
  });

describe('the operator port', () => {
  it('serves the metrics without a credential', async () => {
    expect(await ask('/metrics')).toEqual({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
      text: 'a 1\n',
    });
    expect(await ask('/metrics', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect(await ask('/metrics', { headers: { Host: 'localhost:1' } })).toMatchObject({ status: 200 });
  });

  it.each([
    ['another path', '/api/bootstrap', {}, 404],
    ['a longer path', '/metrics/', {}, 404],
    ['another method', '/metrics', { method: 'POST' }, 405],
    ['a page', '/metrics', { headers: { Origin: 'http://127.0.0.1:1' } }, 403],
    ['a page behind a name that now points here', '/metrics', { headers: { Host: 'evil.example' } }, 403],
    ['a name that only looks like ours', '/metrics', { headers: { Host: 'localhost.evil.example' } }, 403],
  ])('refuses %s', async (_, path, options, status) => {
    expect(await ask(path, options)).toMatchObject({ status, text: '' });
  });

  it('reports that the process is up, and whether it is ready', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    for (const unready of [async () => false, () => Promise.reject(new Error('s3cret'))]) {
      ready = unready;
      expect(await ask('/readyz')).toMatchObject({ status: 503, text: '' });
      expect(await ask('/livez')).toMatchObject({ status: 200 });
    }
    ready = async () => true;
    isFull = true;
    expect(await ask('/readyz')).toMatchObject({ status: 200, text: expect.stringMatching(/^the disk .* is full: /) });
    isFull = false;
  });

  it('listens on the loopback address alone', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  it('says nothing about what broke', async () => {
    isBroken = true;
    expect(await ask('/metrics')).toMatchObject({ status: 500, text: '' });
    isBroken = false;
  });
});
