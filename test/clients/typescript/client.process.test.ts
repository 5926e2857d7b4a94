import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, Barograph } from '../../../clients/typescript/client.ts';
import { OPERATIONS } from '../../../clients/typescript/operations.ts';
import { CATALOGUE } from '../../../src/contract/catalogue.ts';
import { type HttpServer, serveHttp } from '../../../src/gateway/serve-http.ts';
import { createWorld, NOW, SNAPSHOT } from '../../gateway/world.ts';
import { exampleRecords, memoryRecordStore } from '../../kit/memory-record-store.ts';

let server: HttpServer;
let client: Barograph;

beforeAll(async () => {
  const quakes = exampleRecords([CATALOGUE.listEarthquakes], NOW).flatMap((record) =>
    [1, 2, 3, 4, 5].map((n) => ({ ...record, recordId: `quake-${n}`, observedAt: record.observedAt - n })),
  );
  const world = createWorld({ handlers: { records: memoryRecordStore(quakes) } });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  client = new Barograph({ baseUrl: server.url, apiKey: await world.newKey('acme', 'pro_monthly') });
});
afterAll(() => server.close());

describe('the TypeScript client', () => {
  it('has a method for every operation, by service', () => {
    const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    for (const [name, { service, isLive }] of Object.entries(CATALOGUE)) {
      if (isLive) continue;
      expect([name, typeof Object(client)[camel(service)]?.[name]]).toEqual([name, 'function']);
    }
    const methods = Object.values(client).flatMap((service) => Object.keys(service));
    expect(methods.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
    expect(typeof client.streamEvents).toBe('function');
  });

  it('has typed answers', async () => {
    const { intelligence, batch } = client;
    const { snapshot } = await intelligence.getRegionalSnapshot({ regionId: 'mena' });
    expect(snapshot.regime.label).toBe('coercive_stalemate');
    expect(await intelligence.deductSituation({ query: 'why' })).toMatchObject({ provider: 'builtin' });
    expect((await intelligence.listRegions()).regions.length).toBeGreaterThan(7);
    const { snapshots } = await intelligence.listRegionalSnapshots({ regionId: 'mena', limit: 1 });
    expect(snapshots.map(({ generatedAt }) => generatedAt)).toEqual([snapshot.generatedAt]);
    const at = String(snapshot.generatedAt);
    expect(await intelligence.getRegionalSnapshotAt({ regionId: 'mena', at })).toEqual({ snapshot });
    expect((await intelligence.getRegimeHistory({ regionId: 'mena' })).periods[0]?.label).toBe('coercive_stalemate');
    expect((await intelligence.listForecasts({ status: 'pending' })).forecasts).toHaveLength(1);
    const { results } = await batch.executeBatch({ operations: [{ path: `${SNAPSHOT}?region_id=mena` }] });
    expect(results.map(({ status, error }) => [status, error])).toEqual([[200, '']]);
    expect((await client.platform.me()).account).toBe('acme');
  });

  it('gives the bytes and headers of an answer', async () => {
    const { data, response } = await client.intelligence.getRegionalSnapshot({ regionId: 'mena' }).withResponse();
    expect(JSON.parse(new TextDecoder().decode(response.bytes))).toEqual(data);
    expect(response.headers.get('X-Snapshot-Id')).toBe(data.snapshot.meta.snapshotId);
    const place = { method: 'GET', path: CATALOGUE.listEarthquakes.path } as const;
    const { headers } = await client.request(place, { format: 'csv' });
    expect(headers.get('Content-Type')).toMatch(/^text\/csv/);
  });

  it('reads a list to its end: the same rows, whatever the size of a page', async () => {
    const all = await client.seismology.listEarthquakes({ pageSize: 1000 });
    expect(all.earthquakes.length).toBeGreaterThan(2);
    for (const pageSize of [1, 2, 1000]) {
      const call = client.seismology.listEarthquakes({ pageSize });
      expect((await call).earthquakes).toEqual(all.earthquakes.slice(0, pageSize));
      const rows = [];
      for await (const row of call) rows.push(row);
      expect(rows).toEqual(all.earthquakes);
      const sizes = [];
      for await (const { earthquakes } of call.pages()) sizes.push(earthquakes.length);
      expect(sizes).toHaveLength(Math.ceil(all.earthquakes.length / pageSize));
    }
  });

  it('throws the failure that the service returned', async () => {
    const stranger = new Barograph({ baseUrl: server.url, apiKey: 'nonsense' });
    for (const call of [
      stranger.intelligence.getRegionalSnapshot({ regionId: 'mena' }),
      stranger.intelligence.getRegionalSnapshot({ regionId: 'mena' }).withResponse(),
    ]) {
      const thrown: unknown = await call.catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(ApiError);
      expect(thrown).toMatchObject({ status: 401, code: 'unauthenticated', body: { error: expect.any(String) } });
      expect(thrown).toMatchObject({ requestId: expect.stringMatching(/./) });
    }
  });

  it('sends no key where it has none', async () => {
    const anyone = new Barograph({ baseUrl: `${server.url}/` });
    expect((await anyone.platform.health()).status).toBeDefined();
    await expect(anyone.platform.me()).rejects.toMatchObject({ status: 401 });
  });

  it('stops when its signal aborts, with the reason of that', async () => {
    const reason = new Error('enough');
    const call = client.intelligence.getRegionalSnapshot({ regionId: 'mena' }, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });
});
