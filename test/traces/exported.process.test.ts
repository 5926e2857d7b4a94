import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attribute, type Collector, type ReceivedSpan, startCollector } from '../kit/collector.ts';
import { buildProgram, printed, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const SNAPSHOT = '/api/intelligence/v1/get-regional-snapshot';
const HISTORY = '/api/intelligence/v1/list-regional-snapshots';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('a process with a collector of traces', () => {
  let collector: Collector;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let child: ChildProcess;
  let url = '';
  let key = '';
  let log = '';

  beforeAll(async () => {
    await buildProgram();
    [collector, folder] = [await startCollector(), await temporaryFolder()];
    const environment = {
      FEEDS_PROXY: 'http://127.0.0.1:9',
      NODE_ENV: 'production',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=collector%20s3cret',
    };
    child = startProgram(['start'], { dataDir: folder.path, environment });
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
    });
    const text = await printed(child, /Stop with Ctrl-C/);
    url = / on (http:\/\/\S+)/.exec(text)?.[1] ?? '';
    key = /baro_live_\S{20,}/.exec(text)?.[0] ?? '';
  });
  afterAll(async () => {
    await stopped(child);
    await collector.close();
    await folder.remove();
  });

  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}${path}`, { headers: { 'X-Service-Key': key, ...headers } });
    await answer.arrayBuffer();
    return answer;
  };
  const spanOf = (isIt: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> =>
    vi.waitFor(() => {
      const found = collector.spans().find(isIt);
      if (found === undefined) throw new Error('the span has not come yet');
      return found;
    }, PATIENCE);
  const below = (parent: ReceivedSpan, name: RegExp) =>
    spanOf((span) => span.parentSpanId === parent.spanId && span.traceId === parent.traceId && name.test(span.name));

  it('holds feeds with their fetches, and every region with its statements', async () => {
    const collected = await spanOf((span) => span.name === 'collect');
    expect(attribute(collected, 'barograph.feed')).toMatch(/^[a-z0-9-]+$/);
    const fetched = await spanOf((span) => span.name === 'fetch');
    expect(attribute(fetched, 'server.address')).toMatch(/^[a-z0-9.-]+$/);
    const assessed = await spanOf((span) => attribute(span, 'barograph.region') === 'mena');
    await below(assessed, /^store \w/);
    expect(BigInt(assessed.endTimeUnixNano) > BigInt(assessed.startTimeUnixNano)).toBe(true);
  });

  it('holds a request with its statements, below the span of its caller', async () => {
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    // On a busy machine the store may be away at first: every feed is polled now.
    await vi.waitFor(async () => {
      const { status } = await read(`${HISTORY}?region_id=mena&page_size=7`, headers);
      if (status !== 200) throw new Error(`answered ${status}`);
    }, PATIENCE);
    const request = await spanOf(
      (span) =>
        span.traceId === TRACE &&
        span.parentSpanId === PARENT &&
        attribute(span, 'http.response.status_code') === '200',
    );
    expect([request.name, request.kind]).toEqual([`GET ${HISTORY}`, 2]);
    await below(request, /^store \w/);
  });

  it('sends them to the path and with the headers of the protocol, and neither keys nor queries', async () => {
    await read(`${SNAPSHOT}?region_id=mena&jmespath=snapshot.s3cret`);
    await spanOf((span) => span.name === `GET ${SNAPSHOT}`);
    expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
    for (const { headers } of collector.requests)
      expect([headers['content-type'], headers['api-key']]).toEqual(['application/json', 'collector s3cret']);
    const all = collector.bodies.join('');
    expect(all).toContain('"barograph.world"');
    for (const secret of [key, key.slice(20), 'region_id', 'page_size', 's3cret', 'SELECT'])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
  });

  it.each([500, 0])(
    'serves on when the collector answers %i, counts what is lost, and logs no secret',
    async (status) => {
      collector.answer(status);
      const failed = async () => {
        const text = await (await fetch(`${url}/metrics`, { headers: { 'X-Service-Key': key } })).text();
        return Number(/barograph_spans_total\{outcome="failed"\} (\d+)/.exec(text)?.[1]);
      };
      const before = await failed();
      expect((await read(`${SNAPSHOT}?region_id=mena`)).status).toBe(200);
      await vi.waitFor(async () => expect(await failed()).toBeGreaterThan(before), PATIENCE);
      expect((await read(`${SNAPSHOT}?region_id=mena`)).status).toBe(200);
      await vi.waitFor(() => expect(log).toContain('trace collector rejects spans'), PATIENCE);
      for (const secret of ['s3cret', key]) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    },
  );
});
