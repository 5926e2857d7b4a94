import { beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, createWorld, headerOf, storedMena, type World } from './world.ts';

let world: World;
let operator: string;
let free: string;

beforeAll(async () => {
  world = createWorld({
    handlers: { feedStates: { readAll: () => Promise.reject(new Error('down')) }, ready: () => Promise.reject('down') },
  });
  operator = await world.newKey('ops', 'enterprise', ['operator']);
  free = await world.newKey('poor', 'free');
});

describe('platform endpoints', () => {
  it('tell anyone that something is wrong and only an operator what', async () => {
    const everyone = Object(bodyOf(await world.send({ target: '/api/health' })));
    expect(everyone).toMatchObject({ status: 'crit', summary: { total: 9, ok: 1, warn: 0, crit: 8 } });
    expect(everyone.problems).toContainEqual({ check: 'store', status: 'crit', reasons: ['unreadable'] });
    expect(everyone.checks).toBeUndefined();
    expect(Object(bodyOf(await world.send({ target: '/api/health', key: free }))).checks).toBeUndefined();
    expect(Object(bodyOf(await world.send({ target: '/api/health', key: operator }))).checks).toHaveLength(9);
  });

  it('are alive without being ready', async () => {
    expect((await world.send({ target: '/livez' })).status).toBe(200);
    const ready = await world.send({ target: '/readyz' });
    expect([ready.status, headerOf(ready, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
  });

  it('start a client in one request without giving away what is gated', async () => {
    const { data, missing } = Object(bodyOf(await world.send({ target: '/api/bootstrap', key: free })));
    expect(data.regions).toHaveLength(8);
    expect(data.catalog.map(({ operationId }: { operationId: string }) => operationId)).toEqual([
      'GetRegionalSnapshot',
      'DeductSituation',
      'ExecuteBatch',
    ]);
    const { regionId, snapshotId, generatedAt, validUntil } = storedMena;
    expect(data.snapshots).toEqual([{ regionId, snapshotId, generatedAt, validUntil }]);
    expect(missing).toHaveLength(7);
  });

  it('serve documents that a page of the same server may show and nothing may frame', async () => {
    const page = await world.send({ target: '/docs' });
    expect(headerOf(page, 'Content-Type')).toBe('text/html; charset=utf-8');
    expect(headerOf(page, 'Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; .*frame-ancestors 'none'$/,
    );
    const yaml = await world.send({ target: '/openapi.yaml' });
    expect(headerOf(yaml, 'Content-Type')).toBe('application/yaml');
  });
});
