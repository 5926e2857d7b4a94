import { describe, expect, it } from 'vitest';
import { createTraces } from '../../src/main/traces/create-traces.ts';
import type { Span } from '../../src/main/traces/span.ts';
import { tracedClient } from '../../src/main/traces/traced-client.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { BATCH, createWorld, headerOf, JSON_TYPE, SNAPSHOT, type World } from '../gateway/world.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const MENA = `${SNAPSHOT}?region_id=mena&jmespath=snapshot.regionId`;

function traced() {
  const spans: Span[] = [];
  const traces = createTraces((span) => spans.push(span));
  const world = createWorld({ gateway: { tracer: traces.requests } });
  return { spans, world, ...traces };
}

const named = (sampled: '00' | '01') => [['traceparent', `00-${TRACE}-${PARENT}-${sampled}`] as const];
const read = async (world: World, headers: readonly (readonly [string, string])[] = []) =>
  world.send({ target: MENA, key: await world.newKey('acme', 'pro_monthly'), headers });

describe('the span of a request', () => {
  it('records route, method and status, and nothing that the caller wrote', async () => {
    const { spans, world } = traced();
    const answer = await read(world, [['X-Anything', 'of-the-caller']]);
    expect([answer.status, headerOf(answer, 'Traceresponse')]).toEqual([200, undefined]);
    expect(spans).toHaveLength(1);
    const [span] = spans;
    expect(span).toMatchObject({
      name: `GET ${SNAPSHOT}`,
      kind: 'server',
      isError: false,
      facts: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'http.route': SNAPSHOT,
        'barograph.endpoint': 'getRegionalSnapshot',
      },
    });
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span?.parentId).toBeUndefined();
    expect(JSON.stringify(span)).not.toMatch(/baro_live|region_id|jmespath|of-the-caller|acme/);
  });

  it('is below the span that the caller names, with the id that the answer names', async () => {
    const { spans, world } = traced();
    const answer = await read(world, named('01'));
    expect(spans).toMatchObject([{ traceId: TRACE, parentId: PARENT }]);
    expect(headerOf(answer, 'Traceresponse')).toBe(`00-${TRACE}-${spans[0]?.spanId}-01`);
  });

  it('is a first one where the caller names no span in the form asked for, and none where its trace is not sampled', async () => {
    const { spans, world } = traced();
    await read(world, [['traceparent', `00-${'0'.repeat(32)}-${PARENT}-01`]]);
    expect(spans).toMatchObject([{ traceId: expect.not.stringMatching(/^0+$/) }]);
    expect(spans[0]?.parentId).toBeUndefined();
    await read(world, named('00'));
    expect(spans).toHaveLength(1);
  });

  it('has those of a batch below it', async () => {
    const { spans, world } = traced();
    const key = await world.newKey('acme', 'pro_monthly');
    const body = JSON.stringify({ operations: [{ path: MENA }, { path: MENA }] });
    await world.send({ method: 'POST', target: BATCH, key, headers: [JSON_TYPE], body });
    const envelope = spans.find(({ kind }) => kind === 'server');
    const inside = spans.filter(({ kind }) => kind === 'internal');
    expect(inside).toHaveLength(2);
    for (const { traceId, parentId } of inside)
      expect([traceId, parentId]).toEqual([envelope?.traceId, envelope?.spanId]);
  });

  it('has one for every request, equal ones included, and marks those that failed', async () => {
    const { spans, world } = traced();
    const key = await world.newKey('acme', 'pro_monthly');
    for (let round = 0; round < 3; round += 1) await world.send({ target: MENA, key });
    world.snapshots.isDown = true;
    await world.send({ target: '/api/intelligence/v1/list-regional-snapshots?region_id=mena', key });
    expect(spans.map(({ isError }) => isError)).toEqual([false, false, false, true]);
    expect(spans.at(-1)?.facts).toMatchObject({ 'http.response.status_code': 503, 'error.type': 'store_unavailable' });
  });

  it('costs a gateway without a tracer nothing: the answer is the same one, header by header', async () => {
    const [plain, { world }] = [createWorld(), traced()];
    expect((await read(plain)).headers.map(([name]) => name)).toEqual(
      (await read(world)).headers.map(([name]) => name),
    );
  });
});

describe('the spans below', () => {
  it('keep their parent across await, and are errors where the work rejects', async () => {
    const { spans, tracer } = traced();
    await tracer.span('collect', { 'barograph.feed': 'f' }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await tracer.span('fetch', {}, () => Promise.reject(new Error('s3cret'))).catch(() => undefined);
      tracer.ended('model', 5, { 'barograph.outcome': 'written' });
    });
    const [fetched, model, collected] = spans;
    expect([fetched?.name, model?.name, collected?.name]).toEqual(['fetch', 'model', 'collect']);
    expect([fetched?.parentId, model?.parentId]).toEqual([collected?.spanId, collected?.spanId]);
    expect([fetched?.isError, collected?.isError]).toEqual([true, false]);
    expect((model?.endedAt ?? 0) - (model?.startedAt ?? 0)).toBeCloseTo(5, 3);
    expect(JSON.stringify(spans)).not.toContain('s3cret');
  });

  it('name the statements of the store that belong to work under way, without text and values', async () => {
    const { spans, tracer } = traced();
    const session = { query: async () => [] };
    const client: SqlClient = {
      ...session,
      transaction: (work) => work(session),
      listen: () => () => undefined,
      pool: () => ({ open: 1, idle: 1, waiting: 0, refused: 0 }),
      close: async () => undefined,
    };
    const own = tracedClient(client, tracer);
    const statement = { name: 'keys.byPublicId', text: 'SELECT s3cret', values: ['s3cret'] };
    await own.query(statement);
    expect(spans).toEqual([]);
    await tracer.span('assess', {}, async () => {
      await own.query(statement);
      await own.transaction((within) => within.query({ text: 'SELECT s3cret', values: [] }));
    });
    expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
      ['store keys.byPublicId', 'client'],
      ['store unnamed', 'client'],
      ['assess', 'internal'],
    ]);
    expect(JSON.stringify(spans)).not.toContain('s3cret');
  });
});
