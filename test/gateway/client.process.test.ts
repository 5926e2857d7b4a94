import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, ServiceError } from '../../clients/typescript/client.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { createWorld, SNAPSHOT } from './world.ts';

let server: HttpServer;
let apiKey: string;

beforeAll(async () => {
  const world = createWorld();
  apiKey = await world.newKey('acme', 'pro_monthly');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

describe('the TypeScript client', () => {
  it('has a method for every operation, with typed answers', async () => {
    const client = createClient({ baseUrl: server.url, apiKey });
    const ofKeys = ['listKeys', 'createKey', 'revokeKey', 'listSessions', 'endSession'];
    const others = ['health', 'me', ...ofKeys, 'attribution', 'jwks'];
    expect(Object.keys(client)).toEqual(['call', ...Object.keys(CATALOGUE), ...others]);
    expect(await client.call('listRegions', {})).toEqual(await client.listRegions());
    const { snapshot } = await client.getRegionalSnapshot({ region_id: 'mena' });
    expect(snapshot.regime.label).toBe('coercive_stalemate');
    expect(await client.deductSituation({ query: 'why' })).toMatchObject({ provider: 'builtin' });
    expect((await client.listRegions()).regions.length).toBeGreaterThan(7);
    const { snapshots } = await client.listRegionalSnapshots({ region_id: 'mena', limit: 1 });
    expect(snapshots.map(({ generatedAt }) => generatedAt)).toEqual([snapshot.generatedAt]);
    expect(await client.getRegionalSnapshotAt({ region_id: 'mena', at: String(snapshot.generatedAt) })).toEqual({
      snapshot,
    });
    expect((await client.getRegimeHistory({ region_id: 'mena' })).periods[0]?.label).toBe('coercive_stalemate');
    expect((await client.listEvidence({ region_id: 'mena' })).evidence.map(({ item }) => item)).toEqual(
      snapshot.evidence,
    );
    expect((await client.getCalibration()).groups[0]).toMatchObject({ kind: 'live', setCount: 2, scoredCount: 1 });
    expect((await client.listForecasts({ status: 'pending' })).forecasts).toHaveLength(1);
    const { results } = await client.executeBatch({ operations: [{ path: `${SNAPSHOT}?region_id=mena` }] });
    expect(results.map(({ status, error }) => [status, error])).toEqual([[200, '']]);
  });

  it('throws the failure that the service returned', async () => {
    const client = createClient({ baseUrl: server.url, apiKey: 'nonsense' });
    const thrown: unknown = await client.getRegionalSnapshot({ region_id: 'mena' }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({ status: 401, code: 'unauthenticated', body: { error: expect.any(String) } });
  });

  it('stops when its signal aborts', async () => {
    const client = createClient({ baseUrl: server.url, apiKey });
    await expect(client.getRegionalSnapshot({ region_id: 'mena' }, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
