import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SetTimer } from '../../src/concurrency/deadline.ts';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { executeBatch } from '../../src/operations/execute-batch.ts';
import type { StoredSnapshot } from '../../src/ports/snapshot-store.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { neverTimer, settle } from '../kit/fake-clock.ts';
import {
  BATCH,
  bodyOf,
  bodyText,
  createWorld,
  headerOf,
  JSON_TYPE,
  NOW,
  SNAPSHOT,
  storedMena,
  type World,
} from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
let world: World;
let key: string;

beforeAll(async () => {
  world = createWorld();
  key = await world.newKey('acme', 'enterprise');
});

/** Answers that wait for nothing need counters of the process, on every run. */
/** Timers that a test fires by their length. */
function heldTimers() {
  const runs = new Map<number, () => void>();
  const setTimer: SetTimer = (ms, run) => {
    runs.set(ms, run);
    return () => undefined;
  };
  return { setTimer, fire: (ms: number) => runs.get(ms)?.(), lengthsMs: () => [...runs.keys()] };
}

const withOwnCounters = () =>
  createWorld({ gateway: { counters: { local: createMemoryLimiter({ clock: { now: () => NOW } }) } } });

const run = (body: unknown, sender: World = world, credential = key) =>
  sender.send({ method: 'POST', target: BATCH, key: credential, headers: [JSON_TYPE], body: JSON.stringify(body) });

const runPaths = async (...paths: string[]) => {
  const answer = await run({ operations: paths.map((path) => ({ path })) });
  expect(answer.status).toBe(200);
  return Object(bodyOf(answer));
};

describe('batch', () => {
  it('answers in request order with the bytes of every operation', async () => {
    const answer = await run({
      operations: [{ id: ' b ', path: MENA }, { path: `${SNAPSHOT}?region_id=nowhere` }, { id: 'a', path: '/x' }],
    });
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'Cache-Control')).toBe('no-store');
    const snapshot = Buffer.from(storedMena.body).toString('utf8');
    expect(bodyText(answer)).toBe(
      `{"results":[{"id":"b","status":200,"body":${snapshot},"error":""},` +
        '{"id":"1","status":404,"body":{"message":"Unknown region: nowhere"},"error":""},' +
        '{"id":"a","status":0,"error":"invalid_path"}],"succeeded":1,"failed":2}',
    );
  });

  it.each([
    BATCH,
    `${BATCH}/`,
    `${BATCH}?x=1`,
    '/api/batch',
    '/api/batch/',
    '/api/batch/v9/other',
    '//api/batch/v1/execute',
    '/api//batch/v1/execute',
    '/api/./batch/v1/execute',
    '/api/x/../batch/v1/execute',
    '/API/Batch/v1/execute',
    '/api/%62atch/v1/execute',
    '/api%2Fbatch%2Fv1%2Fexecute',
    '/api/%2562atch/v1/execute',
    '/api/%25%36%32atch/v1/execute',
    '\\api\\batch\\v1\\execute',
    'http://127.0.0.1/api/batch/v1/execute',
    '//evil.example/api/batch/v1/execute',
    ' /api/batch/v1/execute',
    '/api/ba\ttch/v1/execute',
    '/api/batch;x=1/v1/execute',
    'api/batch/v1/execute',
  ])('refuses %j as a nested batch', async (path) => {
    expect((await runPaths(path)).results[0]).toEqual({ id: '0', status: 0, error: 'nested_batch' });
  });

  it.each([
    '',
    '/',
    '/api/health',
    '/api/bootstrap',
    '/livez',
    '/metrics',
    '/api/intelligence/v1/deduct-situation',
    '//evil.example/',
    'http://evil.example/',
    `http://127.0.0.1${SNAPSHOT}?region_id=mena`,
    `/${SNAPSHOT}`,
    `${SNAPSHOT}//`,
    SNAPSHOT.toUpperCase(),
    SNAPSHOT.replace('get', '%67et'),
    `${SNAPSHOT}#x`,
  ])('refuses %j as no GET operation of the catalogue', async (path) => {
    expect((await runPaths(path)).results[0]).toEqual({ id: '0', status: 0, error: 'invalid_path' });
  });

  it('runs 20 operations in one request, not 21 and not none', async () => {
    const { results, succeeded, failed } = await runPaths(...Array.from({ length: 20 }, () => MENA));
    expect([results.length, succeeded, failed]).toEqual([20, 20, 0]);
    for (const length of [0, 21]) {
      const answer = await run({ operations: Array.from({ length }, () => ({ path: MENA })) });
      expect(bodyOf(answer)).toEqual({ violations: [{ field: 'operations', description: expect.any(String) }] });
    }
  });

  it('names the broken rule of every item', async () => {
    const answer = await run({
      operations: [
        { id: 'a', path: 1 },
        { id: 'x'.repeat(65), path: '/x', more: 1 },
        { id: ' a', path: 'p'.repeat(2_049) },
        {},
        { id: '3', path: '/x' },
        '/x',
      ],
    });
    const fields = Object(bodyOf(answer)).violations.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual([
      'operations[0].path',
      'operations[1].id',
      'operations[1].more',
      'operations[2].id',
      'operations[2].path',
      'operations[3].path',
      'operations[4].id',
      'operations[5]',
    ]);
  });

  it('takes an id of 64 characters and a path of 2,048', async () => {
    const path = `${MENA}&x=`.padEnd(2_048, 'a');
    const { results } = Object(bodyOf(await run({ operations: [{ id: ` ${'x'.repeat(64)} `, path }] })));
    expect(results).toMatchObject([{ id: 'x'.repeat(64), status: 200, error: '' }]);
  });

  it('gives an operation that is refused by rate with its status and body', async () => {
    const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 2 }));
    const short = createWorld({ gateway: { limits: { ...DEFAULT_LIMITS, plans } } });
    const mine = await short.newKey('acme', 'enterprise');
    const { results, succeeded, failed } = Object(
      bodyOf(await run({ operations: [{ path: MENA }, { path: MENA }, { path: MENA }] }, short, mine)),
    );
    expect(results.map(({ status }: { status: number }) => status).sort()).toEqual([200, 200, 429]);
    const refused = results.find(({ status }: { status: number }) => status === 429);
    expect(refused).toMatchObject({ body: { error: expect.any(String) }, error: '' });
    expect([succeeded, failed]).toEqual([2, 1]);
  });

  it('says failed of an operation that came to no answer at all', async () => {
    const handle = executeBatch({ setTimer: neverTimer });
    const context = {
      caller: undefined,
      requestId: 'r',
      trace: undefined,
      signal: new AbortController().signal,
      dispatch: () => Promise.reject(new Error('broken')),
    };
    const result = await handle({ operations: [{ path: MENA }] }, context);
    const { pieces } = Object(Object(result).reply);
    expect(JSON.parse(Buffer.concat(pieces).toString('utf8'))).toEqual({
      results: [{ id: '0', status: 0, error: 'failed' }],
      succeeded: 0,
      failed: 1,
    });
  });

  it('runs at most 128 waiting operations of all batches, then those that wait, and keeps no place of one given up', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20, size: 'max' });
    await fc.assert(
      fc.asyncProperty(sizes, fc.boolean(), async (counts, isGivenUp) => {
        const handle = executeBatch({ setTimer: neverTimer });
        const client = new AbortController();
        const running: (() => void)[] = [];
        const begin = (count: number, signal: AbortSignal) =>
          handle(
            { operations: Array.from({ length: count }, () => ({ path: MENA })) },
            {
              caller: undefined,
              requestId: 'r',
              trace: undefined,
              signal,
              dispatch: () =>
                new Promise((resolve) => running.push(() => resolve({ status: 200, pieces: [], headers: [] }))),
            },
          );
        if (isGivenUp) {
          const abandoned = Array.from({ length: 8 }, () => begin(20, client.signal));
          await settle();
          client.abort();
          await Promise.all(abandoned);
          running.length = 0;
        }
        const results = counts.map((count) => begin(count, new AbortController().signal));
        let left = counts.reduce((sum, count) => sum + count, 0);
        for (; left > 0; left -= 1) {
          await settle();
          expect(running.length).toBe(Math.min(left, 128));
          running.shift()?.();
        }
        for (const result of await Promise.all(results)) expect(result.ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('gives up on everything at the deadline of the whole', async () => {
    const timers = heldTimers();
    const short = createWorld({
      handlers: {
        snapshots: {
          latest: () => {
            timers.fire(12_000);
            return new Promise(() => undefined);
          },
        },
        setTimer: timers.setTimer,
      },
    });
    const mine = await short.newKey('acme', 'enterprise');
    const answer = await run({ operations: [{ path: MENA }, { path: MENA }] }, short, mine);
    expect([answer.status, Object(bodyOf(answer)).results]).toEqual([
      200,
      ['0', '1'].map((id) => ({ id, status: 0, error: 'timeout' })),
    ]);
  });

  it('gives every operation the caller of the envelope and nothing else of it', async () => {
    const short = createWorld();
    const free = await short.newKey('free-rider', 'free');
    const envelope = await short.send({
      method: 'POST',
      target: BATCH,
      key: free,
      headers: [JSON_TYPE, ['If-None-Match', '*'], ['Accept', 'application/problem+json']],
      body: JSON.stringify({ operations: [{ path: MENA }] }),
    });
    const [result] = Object(bodyOf(envelope)).results;
    expect(result).toEqual({
      id: '0',
      status: 403,
      body: { error: 'Pro subscription required', requiredTier: 1, currentTier: 0, planKey: 'free' },
      error: '',
    });
  });

  it('refuses a response above 1 MB and takes one of exactly 1 MB', async () => {
    const sized = (regionId: string, bytes: number): StoredSnapshot => ({
      ...storedMena,
      regionId,
      body: Buffer.from(`{"snapshot":"${'é'.repeat(10)}${'x'.repeat(bytes - 35)}"}`),
    });
    const short = createWorld();
    const mine = await short.newKey('acme', 'enterprise');
    short.snapshots.latest.set('europe', sized('europe', 1_048_576));
    short.snapshots.latest.set('latam', sized('latam', 1_048_577));
    const operations = ['europe', 'latam'].map((region) => ({ path: `${SNAPSHOT}?region_id=${region}` }));
    const { results, succeeded } = Object(bodyOf(await run({ operations }, short, mine)));
    expect(results[0].error).toBe('');
    expect(results[1]).toEqual({ id: '1', status: 200, error: 'response_too_large' });
    expect(succeeded).toBe(1);
  });

  it('listens to no deadline once its operations have ended', async () => {
    const own = withOwnCounters();
    const mine = await own.newKey('acme', 'enterprise');
    const ask = (...paths: string[]) => run({ operations: paths.map((path) => ({ path })) }, own, mine);
    await ask(MENA, `${MENA}&jmespath=snapshot.meta`);
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener');
    const listeners = () => [added, removed].map((spy) => spy.mock.calls.filter(([type]) => type === 'abort').length);
    await ask(MENA, MENA, `${MENA}&jmespath=snapshot.meta`);
    expect(listeners()).toEqual([0, 0]);
    await ask(MENA, '/api/intelligence/v1/list-regional-snapshots?region_id=mena');
    const [begun = 0, ended] = listeners();
    expect(begun).toBeGreaterThan(0);
    expect(ended).toBe(begun);
    added.mockRestore();
    removed.mockRestore();
  });

  it('gives up on an operation at its deadline and answers the others', async () => {
    const timers = heldTimers();
    const short = createWorld({
      handlers: {
        snapshots: {
          latest: async (regionId) => {
            if (regionId !== 'mena') return { status: 'none' };
            timers.fire(10_000);
            return new Promise(() => undefined);
          },
        },
        setTimer: timers.setTimer,
      },
    });
    const mine = await short.newKey('acme', 'enterprise');
    const operations = [{ path: `${SNAPSHOT}?region_id=latam` }, { path: MENA }];
    const { results } = Object(bodyOf(await run({ operations }, short, mine)));
    expect(results[1]).toEqual({ id: '1', status: 0, error: 'timeout' });
    expect(timers.lengthsMs()).toEqual([12_000, 10_000]);
  });
});
