import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { createMetrics, seriesBound } from '../../src/main/metrics/create-metrics.ts';
import { openCredentials } from '../../src/main/open-credentials.ts';
import type { FeedState } from '../../src/ports/feed-state-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { CLOCK_OK } from '../kit/clock-ok.ts';
import { memoryFeedLinks } from '../kit/memory-feed-links.ts';
import { createMemorySessions } from '../kit/memory-sessions.ts';
import { seriesOf } from '../kit/metrics-text.ts';
import { BATCH, bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, SNAPSHOT, type World } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;

async function scraped(world: World) {
  const key = await world.newKey('scraper', 'enterprise', ['operator']);
  return seriesOf(bodyText(await world.send({ target: '/metrics', key })));
}

describe('GET /metrics', () => {
  it('is the Prometheus text for operators only', async () => {
    const world = createWorld();
    const pro = await world.newKey('acme', 'pro_monthly');
    const operator = await world.newKey('ops', 'free', ['operator']);
    expect((await world.send({ target: '/metrics' })).status).toBe(401);
    expect((await world.send({ target: '/metrics', key: pro })).status).toBe(403);
    const answer = await world.send({ target: '/metrics', key: operator });
    expect([answer.status, headerOf(answer, 'Content-Type'), headerOf(answer, 'Cache-Control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(bodyText(answer)).toMatch(/^# HELP barograph_requests_total .*\n# TYPE barograph_requests_total counter$/m);
  });

  it('counts every answer by endpoint, method, status, code and kind of caller', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    await world.send({ target: MENA, key });
    await world.send({ target: MENA, key, headers: [['If-None-Match', '*']] });
    await world.send({ method: 'HEAD', target: MENA, key });
    await world.send({ target: MENA });
    await world.send({ target: MENA, key: 'wrong' });
    await world.send({ target: '/nowhere/s3cret', method: 'BREW' });
    await world.send({ target: SNAPSHOT, method: 'DELETE' });
    await world.send({ method: 'POST', target: BATCH, key, headers: [JSON_TYPE], body: batchOf(MENA, '/x') });
    world.gateway.refuse({ code: 'request_timeout' }, { requestId: 'request-2', clientAddress: '192.0.2.1' });
    const series = await scraped(world);
    const requests = (endpoint: string, method: string, status: number) =>
      series.get(`barograph_requests_total{endpoint="${endpoint}",method="${method}",status="${status}"}`);
    // One alone, one inside the batch.
    expect(requests('getRegionalSnapshot', 'GET', 200)).toBe(2);
    expect(requests('getRegionalSnapshot', 'GET', 304)).toBe(1);
    expect(requests('getRegionalSnapshot', 'HEAD', 200)).toBe(1);
    expect(requests('getRegionalSnapshot', 'GET', 401)).toBe(2);
    expect(requests('executeBatch', 'POST', 200)).toBe(1);
    expect(requests('none', 'other', 404)).toBe(1);
    expect(requests('none', 'DELETE', 405)).toBe(1);
    expect(requests('none', 'other', 408)).toBe(1);
    expect(series.get('barograph_request_errors_total{endpoint="getRegionalSnapshot",code="unauthenticated"}')).toBe(2);
    expect(series.get('barograph_request_errors_total{endpoint="none",code="request_timeout"}')).toBe(1);
    expect(series.get('barograph_callers_total{scheme="key",tier="1"}')).toBe(4);
    expect(series.get('barograph_callers_total{scheme="none",tier="none"}')).toBe(5);
    expect(series.get('barograph_request_duration_seconds_count{endpoint="getRegionalSnapshot"}')).toBe(6);
    expect(series.get('barograph_response_bytes_sum{endpoint="getRegionalSnapshot"}')).toBeGreaterThan(10_000);
  });

  it('measures durations by the stopwatch to the microsecond, in seconds', async () => {
    let ms = 0;
    const world = createWorld({
      gateway: {
        stopwatch: () => {
          ms += 3.000_4;
          return ms;
        },
      },
    });
    await world.send({ target: '/livez' });
    const series = await scraped(world);
    expect(series.get('barograph_request_duration_seconds_sum{endpoint="livez"}')).toBeCloseTo(0.003, 9);
    expect(series.get('barograph_request_duration_seconds_bucket{le="0.0025",endpoint="livez"}')).toBe(0);
    expect(series.get('barograph_request_duration_seconds_bucket{le="0.005",endpoint="livez"}')).toBe(1);
  });

  it('counts limits, replays, projections, reads of memory and what was counted alone', async () => {
    const plans = DEFAULT_LIMITS.plans.map((plan) => (plan.tier === 1 ? { ...plan, requestsPerMinute: 9 } : plan));
    const unreachable = { take: async () => ({ status: 'unavailable' }) as const, giveBack: async () => undefined };
    const clock = { now: () => NOW };
    const counters = { local: createMemoryLimiter({ clock }), shared: unreachable };
    const world = createWorld({ gateway: { limits: { ...DEFAULT_LIMITS, plans }, counters } });
    const key = await world.newKey('acme', 'pro_monthly');
    const batch = { method: 'POST', target: BATCH, key, body: batchOf(MENA) };
    const headers = [JSON_TYPE, ['Idempotency-Key', 'k'] as const];
    for (let round = 0; round < 2; round += 1) await world.send({ ...batch, headers });
    world.idempotency.isDown = true;
    await world.send({ ...batch, headers: [JSON_TYPE, ['Idempotency-Key', 'other']] });
    for (const expression of ['snapshot.regionId', 'snapshot.regionId', '[', 'x'.repeat(1_100)])
      await world.send({ target: `${MENA}&jmespath=${expression}`, key });
    world.clock.time += 5_000;
    await world.send({ target: MENA, key });
    world.snapshots.isDown = true;
    world.clock.time += 5_000;
    await world.send({ target: MENA, key });
    for (let round = 0; round < 3; round += 1) await world.send({ target: MENA, key });
    const series = await scraped(world);
    const counted = (name: string) => series.get(`barograph_${name}`);
    expect(counted('rate_limited_total{endpoint="getRegionalSnapshot"}')).toBe(3);
    expect(counted('idempotent_requests_total{outcome="executed"}')).toBe(1);
    expect(counted('idempotent_requests_total{outcome="replayed"}')).toBe(1);
    expect(counted('idempotent_requests_total{outcome="unavailable"}')).toBe(1);
    expect(counted('projections_total{outcome="projected"}')).toBe(2);
    expect(counted('projections_total{outcome="invalid_expression"}')).toBe(1);
    expect(counted('projections_total{outcome="expression_too_long"}')).toBe(1);
    expect(counted('snapshot_lookups_total{outcome="hit"}')).toBeGreaterThanOrEqual(4);
    expect(counted('snapshot_lookups_total{outcome="miss"}')).toBeGreaterThanOrEqual(2);
    expect(counted('snapshot_lookups_total{outcome="degraded"}')).toBeGreaterThanOrEqual(1);
    expect(counted('requests_counted_alone_total')).toBeGreaterThanOrEqual(9);
  });

  it('reports the age of every feed and region, and an unreadable store', async () => {
    const metrics = createMetrics(false);
    const states: FeedState[] = [
      {
        feedId: 'good',
        cursor: null,
        consecutiveFailures: 0,
        lastAttemptAt: NOW,
        lastSuccessAt: NOW - 5_000,
        newestContentAt: NOW - 90_000,
      },
      { feedId: 'bad', cursor: null, consecutiveFailures: 4, lastAttemptAt: NOW },
      { feedId: 'new', cursor: null, consecutiveFailures: 0 },
      { feedId: 'of-another-program', cursor: null, consecutiveFailures: 0, lastAttemptAt: NOW },
    ];
    let isDown = false;
    const source = metrics.source({
      feedIds: ['good', 'bad', 'new'],
      regionIds: [],
      feedStates: { readAll: async () => (isDown ? Promise.reject(new Error('down')) : states) },
      snapshots: { latest: async () => ({ status: 'none' }) },
      jobs: { open: async () => [] },
      clock: { now: () => NOW },
      checkClock: async () => CLOCK_OK,
    });
    const readable = () => [...seriesOfFeeds()].sort();
    let series = seriesOf(await source.text());
    const seriesOfFeeds = () =>
      [...series].filter(([name]) => name.includes('feed')).map(([name, value]) => `${name} ${value}`);
    expect(readable()).toEqual([
      'barograph_feed_consecutive_failures{feed="bad"} 4',
      'barograph_feed_consecutive_failures{feed="good"} 0',
      'barograph_feed_consecutive_failures{feed="new"} 0',
      'barograph_feed_content_age_seconds{feed="good"} 90',
      'barograph_feed_last_success_age_seconds{feed="good"} 5',
      'barograph_feed_ok{feed="bad"} 0',
      'barograph_feed_ok{feed="good"} 1',
      'barograph_feed_states_readable 1',
    ]);
    isDown = true;
    series = seriesOf(await source.text());
    expect(readable()).toEqual(['barograph_feed_states_readable 0']);
    const world = createWorld();
    expect((await scraped(world)).get('barograph_snapshot_age_seconds{region="mena"}')).toBeGreaterThanOrEqual(0);
  });

  it('counts dead jobs by kind, and reports none while the store is unreachable', async () => {
    const dead = ['refresh/mena', 'refresh/europe', 'follow/mena', 'of-another-program/x'];
    let isDown = false;
    const open = async (only?: 'dead') => {
      if (isDown) throw new Error('down');
      const job = { slot: 'T00', owner: 'o', attempt: 6, failureCount: 6, deadAt: 1 };
      return only === 'dead' ? dead.map((name) => ({ ...job, job: name })) : [];
    };
    const source = createMetrics(false).source({
      feedIds: [],
      regionIds: [],
      feedStates: { readAll: async () => [] },
      snapshots: { latest: async () => ({ status: 'none' }) },
      jobs: { open },
      clock: { now: () => NOW },
      checkClock: async () => CLOCK_OK,
    });
    const deadJobs = async () =>
      [...seriesOf(await source.text())].filter(([name]) => name.startsWith('barograph_dead_jobs'));
    const counts = Object.fromEntries(await deadJobs());
    expect(counts).toMatchObject({
      'barograph_dead_jobs{kind="refresh"}': 2,
      'barograph_dead_jobs{kind="follow"}': 1,
      'barograph_dead_jobs{kind="condense"}': 0,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(3);
    isDown = true;
    expect(await deadJobs()).toEqual([]);
  });

  it('counts jobs by outcome, and uses of keys that were lost by reason', async () => {
    const world = createWorld();
    world.metrics.collected({ feedId: 'f', status: 'failed' });
    world.metrics.assessed({ regionId: 'mena', status: 'stored' });
    world.metrics.jobEnded('slot', 'broke');
    world.metrics.keyUseLost('refused');
    world.metrics.keyUseLost('refused');
    world.metrics.keyUseLost('dropped');
    const series = await scraped(world);
    expect(series.get('barograph_collects_total{feed="f",outcome="failed"}')).toBe(1);
    expect(series.get('barograph_assessments_total{region="mena",outcome="stored"}')).toBe(1);
    expect(series.get('barograph_jobs_total{task="slot",outcome="broke"}')).toBe(1);
    expect(series.get('barograph_jobs_total{task="slot",outcome="done"}')).toBe(0);
    expect(series.get('barograph_lost_key_uses_total{reason="refused"}')).toBe(2);
    expect(series.get('barograph_lost_key_uses_total{reason="dropped"}')).toBe(1);
  });

  it('counts the use of a key that the store refuses to write down', async () => {
    const world = createWorld();
    const { identity, metrics } = world;
    identity.noteKeyUse = () => Promise.reject(new Error('the store is down'));
    const log = { info: () => undefined, warn: () => undefined };
    const stores = { identity, sessions: createMemorySessions(), feedLinks: memoryFeedLinks() };
    const services = { stores, pepper: new Uint8Array(32).fill(7) };
    const { verify } = openCredentials({ entitlementGraceMs: 0 }, services, { log, metrics });
    const verdict = await verify({ kind: 'key', text: await world.newKey('acme', 'pro_monthly') });
    expect(verdict.status).toBe('accepted');
    const series = await scraped(world);
    expect(series.get('barograph_lost_key_uses_total{reason="refused"}')).toBe(1);
  });

  it('has a registry for each gateway: two of them know nothing of each other', async () => {
    const [one, other] = [createWorld(), createWorld()];
    await one.send({ target: '/livez' });
    expect([...(await scraped(one)).keys()].some((name) => name.includes('livez'))).toBe(true);
    expect([...(await scraped(other)).keys()].some((name) => name.includes('livez'))).toBe(false);
  });

  it('adds what the process itself is like, once a process', async () => {
    const source = createMetrics(true).source({
      feedIds: [],
      regionIds: [],
      feedStates: { readAll: async () => [] },
      snapshots: { latest: async () => ({ status: 'none' }) },
      jobs: { open: async () => [] },
      clock: { now: () => NOW },
      checkClock: async () => CLOCK_OK,
    });
    expect(await source.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});

describe('the number of series', () => {
  const method = fc.oneof(
    fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get', 'constructor'),
    fc.string({ maxLength: 12 }),
  );
  const path = fc.oneof(
    fc.constantFrom(...ENDPOINT_NAMES.map((name) => ENDPOINTS[name].path), '/__proto__', '/metrics/x', DEDUCT),
    fc.webPath(),
    fc.string({ maxLength: 40 }),
  );
  const query = fc.oneof(
    fc.constantFrom('', '?region_id=mena', '?region_id=atlantis', '?region_id=mena&jmespath=['),
    fc.string({ maxLength: 30 }).map((text) => `?${text}`),
  );
  const name = fc.constantFrom(
    'Accept',
    'X-Api-Key',
    'Authorization',
    'Origin',
    'Idempotency-Key',
    'traceparent',
    'X-A',
  );
  const header = fc.tuple(name, fc.string({ maxLength: 40 }));
  const hostile = fc.record({
    method,
    target: fc.tuple(path, query).map((parts) => parts.join('')),
    headers: fc.array(header, { maxLength: 4 }),
    key: fc.constantFrom('', 'wrong', 'pro', 'operator'),
    body: fc.constantFrom(
      '',
      '{}',
      '{"query":"x"}',
      '{"operations":[{"path":"/api/bootstrap"}]}',
      '{"regions":["mena"]}',
    ),
    clientAddress: fc.ipV4(),
  });

  it('stays below its stated bound whatever is sent, and so does a label', async () => {
    const bound = seriesBound(0, REGION_IDS.length);
    // So many an endpoint, whatever callers send.
    expect(bound).toBeLessThan(260 * ENDPOINT_NAMES.length);
    const world = createWorld();
    const keys: Readonly<Record<string, string>> = {
      pro: await world.newKey('acme', 'pro_monthly'),
      operator: await world.newKey('ops', 'enterprise', ['operator']),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 40 }), async (requests) => {
        for (const sent of requests)
          await world.send({ ...sent, headers: [JSON_TYPE, ...sent.headers], key: keys[sent.key] ?? sent.key });
        world.clock.time += 60_000;
      }),
      { numRuns: 60 },
    );
    const series = await scraped(world);
    expect(series.size).toBeLessThan(bound);
    const values = [...series.keys()].flatMap((one) => [...one.matchAll(/(\w+)="([^"]*)"/g)].map((pair) => pair[2]));
    // The name of an endpoint, such as getCo2Monitoring, may hold a digit.
    const names = new Set<string | undefined>(ENDPOINT_NAMES);
    const plain = /^(?:[A-Za-z][A-Za-z_-]{0,30}|[\d.]+|\+Inf)$/;
    expect(values.filter((value) => !names.has(value) && !plain.test(value ?? ''))).toEqual([]);
    expect(world.errors).toEqual([]);
  });
});

const batchOf = (...paths: string[]) => JSON.stringify({ operations: paths.map((path) => ({ path })) });
