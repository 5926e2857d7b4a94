import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type Limits, type Plan } from '../../src/contract/conventions/plans.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import type { RateLimiter } from '../../src/ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { BATCH, bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, type Sent, SNAPSHOT } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const MINUTE = 60_000;

/** The contract's limits with other numbers for one plan. */
const limitsWith = (planKey: string, numbers: Partial<Plan>, more: Partial<Limits> = {}): Limits => ({
  ...DEFAULT_LIMITS,
  ...more,
  plans: DEFAULT_LIMITS.plans.map((plan) => (plan.planKey === planKey ? { ...plan, ...numbers } : plan)),
});

const remaining = (answer: Answer): number => Number(headerOf(answer, 'X-RateLimit-Remaining'));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const batch = (key: string, ...paths: string[]): Sent => ({
  method: 'POST',
  target: BATCH,
  key,
  headers: [JSON_TYPE],
  body: JSON.stringify({ operations: paths.map((path) => ({ path })) }),
});

const refusals = new Set<string>();

/** A request of an account, one to an operation with its own limit, one without a key, and one with a wrong key. */
const WHATS = ['bootstrap', 'snapshot', 'anonymous', 'guess'] as const;

describe('the algebra of the headers', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const), what: fc.constantFrom(...WHATS) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('wait' as const),
        ms: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.constantFrom(1, 999, 1_000, MINUTE, 86_400_000)),
      }),
    },
  );
  const setup = fc.record({
    perMinute: fc.integer({ min: 1, max: 5 }),
    perDay: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    perOperation: fc.integer({ min: 1, max: 4 }),
    anonymous: fc.integer({ min: 1, max: 4 }),
    guesses: fc.integer({ min: 1, max: 4 }),
    startsAt: fc.integer({ min: NOW, max: NOW + 2 * 86_400_000 }),
  });

  it('holds for every answer, and exactly Retry-After seconds later a request succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(setup, fc.array(step, { minLength: 1, maxLength: 30 }), async (given, steps) => {
        const numbers = {
          requestsPerMinute: given.perMinute,
          requestsPerUtcDay: given.perDay,
          requestsPerMinuteByOperation: { GetRegionalSnapshot: given.perOperation },
        };
        const others = { anonymousRequestsPerMinute: given.anonymous, wrongCredentialsPerMinute: given.guesses };
        const world = createWorld({ gateway: { limits: limitsWith('pro_monthly', numbers, others) } });
        world.clock.time = given.startsAt;
        const key = await world.newKey('acme', 'pro_monthly');
        const requests: Readonly<Record<(typeof WHATS)[number], Sent>> = {
          bootstrap: { target: '/api/bootstrap', key },
          snapshot: { target: MENA, key },
          anonymous: { target: '/api/version' },
          guess: { target: MENA, key: 'wrong' },
        };
        for (const one of steps) {
          if (one.does === 'wait') {
            world.clock.time += one.ms;
            continue;
          }
          const sent = requests[one.what];
          const answer = await world.send(sent);
          const wait = checkedHeaders(answer, world.clock.time);
          const success = one.what === 'guess' ? 401 : 200;
          expect([success, 429]).toContain(answer.status);
          if (answer.status !== 429) continue;
          refusals.add(/"([a-z-]+)"/.exec(headerOf(answer, 'RateLimit') ?? '')?.[1] ?? '');
          const again = await world.send(sent);
          expect([again.status, headerOf(again, 'Retry-After')]).toEqual([429, String(wait)]);
          world.clock.time += wait * 1_000 - 1_000;
          if (wait > 1) expect((await world.send(sent)).status).toBe(429);
          world.clock.time += 1_000;
          expect((await world.send(sent)).status).toBe(success);
        }
      }),
      { numRuns: 150 },
    );
    expect([...refusals].sort()).toEqual(['address', 'day', 'minute', 'operation']);
  });

  /** @returns the seconds that the headers say to wait */
  function checkedHeaders(answer: Answer, now: number): number {
    const [, policy = '', r, t] = /^"([a-z-]+)";r=(\d+);t=(\d+)$/.exec(headerOf(answer, 'RateLimit') ?? '') ?? [];
    const reset = Number(headerOf(answer, 'X-RateLimit-Reset'));
    const limit = headerOf(answer, 'X-RateLimit-Limit');
    expect(Number(t)).toBe(Math.ceil((reset - now) / 1_000));
    expect(Number(t)).toBeGreaterThanOrEqual(1);
    expect(Number(r)).toBe(remaining(answer));
    expect(remaining(answer)).toBeLessThanOrEqual(Number(limit));
    expect(headerOf(answer, 'RateLimit-Policy')).toMatch(new RegExp(`"${policy}";q=${limit};w=(60|86400)(, |$)`));
    expect(headerOf(answer, 'Retry-After')).toBe(answer.status === 429 ? t : undefined);
    if (answer.status === 429) {
      expect(bodyOf(answer)).toEqual({ error: expect.any(String) });
      expect([remaining(answer), headerOf(answer, 'Cache-Control')]).toEqual([0, 'no-store']);
    }
    const names = answer.headers.map(([name]) => name.toLowerCase());
    expect(names.length).toBe(new Set(names).size);
    return Number(t);
  }
});

describe('requests are counted', () => {
  it('per account, all its keys together, and per plan', async () => {
    const world = createWorld();
    const [one, two] = [await world.newKey('acme', 'pro_monthly'), await world.newKey('acme', 'pro_monthly')];
    const other = await world.newKey('other', 'free');
    expect(remaining(await world.send({ target: '/api/bootstrap', key: one }))).toBe(119);
    expect(remaining(await world.send({ target: MENA, key: two }))).toBe(118);
    const free = await world.send({ target: '/api/bootstrap', key: other });
    expect(headerOf(free, 'RateLimit-Policy')).toBe('"minute";q=60;w=60, "day";q=1000;w=86400');
    const enterprise = await world.newKey('big', 'enterprise');
    const unlimited = await world.send({ target: '/api/version', key: enterprise });
    expect(headerOf(unlimited, 'RateLimit-Policy')).toBe('"minute";q=1000;w=60');
  });

  it('by the free plan once a subscription does not serve any more', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'enterprise');
    await world.identity.putSubscription({ accountId: 'acme', planKey: 'enterprise', status: 'lapsed' });
    expect(headerOf(await world.send({ target: '/api/bootstrap', key }), 'X-RateLimit-Limit')).toBe('60');
  });

  it('whatever becomes of them: 304, HEAD, 400, 404, 500 and 503 count one each', async () => {
    const analyst = { analyse: () => Promise.reject(new Error('broken')) };
    const world = createWorld({ handlers: { analyst } });
    const key = await world.newKey('acme', 'enterprise');
    const sent: readonly Sent[] = [
      { target: MENA, key },
      { target: MENA, key, headers: [['If-None-Match', '*']] },
      { method: 'HEAD', target: MENA, key },
      { target: SNAPSHOT, key },
      { target: `${SNAPSHOT}?region_id=nowhere`, key },
      { method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: '{"query":"why"}' },
      { target: `${SNAPSHOT}?region_id=latam`, key },
    ];
    const answers = [];
    for (const one of sent) {
      world.snapshots.isDown = answers.length === 6;
      answers.push(await world.send(one));
    }
    expect(statuses(answers)).toEqual([200, 304, 200, 400, 404, 500, 503]);
    expect(answers.map(remaining)).toEqual([999, 998, 997, 996, 995, 994, 993]);
  });

  it('only once a caller is admitted: OPTIONS, 404 of a path, 405, 403 and 401 without a credential count nothing', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'free');
    const sent: readonly Sent[] = [
      { method: 'OPTIONS', target: SNAPSHOT, key },
      { target: '/nowhere', key },
      { method: 'PUT', target: SNAPSHOT, key },
      { target: MENA, key },
      { target: MENA },
    ];
    for (const one of sent) {
      const answer = await world.send(one);
      expect([one.target, headerOf(answer, 'RateLimit'), headerOf(answer, 'X-RateLimit-Limit')]).toEqual([
        one.target,
        undefined,
        undefined,
      ]);
    }
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(59);
  });

  it('per client address without a caller, an IPv6 network as one', async () => {
    const world = createWorld();
    const from = (clientAddress: string, target = '/api/version') => world.send({ target, clientAddress });
    for (let count = 59; count >= 0; count -= 1) expect(remaining(await from('192.0.2.7'))).toBe(count);
    expect((await from('192.0.2.7', '/docs')).status).toBe(429);
    expect((await from('192.0.2.8')).status).toBe(200);
    expect(remaining(await from('2001:db8:0:1::a'))).toBe(59);
    expect(remaining(await from('2001:db8:0:1:ffff::b'))).toBe(58);
    const key = await world.newKey('acme', 'free');
    expect((await world.send({ target: '/api/version', clientAddress: '192.0.2.7', key })).status).toBe(200);
  });

  it('not at all for probes, however many come from one address, and none of them spends the limit of others', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'free');
    for (let count = 0; count < 100; count += 1)
      for (const target of ['/livez', '/readyz'])
        for (const sender of [{}, { key }]) {
          const answer = await world.send({ target, ...sender });
          expect([answer.status, headerOf(answer, 'X-RateLimit-Limit')]).toEqual([200, undefined]);
        }
    expect(remaining(await world.send({ target: '/api/version' }))).toBe(59);
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(59);
  });

  it('per operation where a plan says so', async () => {
    const limits = limitsWith('pro_monthly', { requestsPerMinuteByOperation: { GetRegionalSnapshot: 1 } });
    const world = createWorld({ gateway: { limits } });
    const key = await world.newKey('acme', 'pro_monthly');
    const first = await world.send({ target: MENA, key });
    expect([first.status, headerOf(first, 'RateLimit')]).toEqual([200, '"operation";r=0;t=60']);
    expect((await world.send({ target: MENA, key })).status).toBe(429);
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(118);
  });

  it('in a batch once per operation and never for the envelope', async () => {
    const limits = limitsWith('pro_monthly', { requestsPerMinute: 5 });
    const world = createWorld({ gateway: { limits } });
    const key = await world.newKey('acme', 'pro_monthly');
    const envelope = await world.send(batch(key, MENA, '/nowhere', MENA, MENA));
    expect([envelope.status, headerOf(envelope, 'RateLimit')]).toEqual([200, undefined]);
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(1);
    const { results } = Object(bodyOf(await world.send(batch(key, MENA, MENA))));
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 429]);
    expect(results[1]).toEqual({ id: '1', status: 429, body: { error: 'Rate limit exceeded' }, error: '' });
  });

  it('with one read of the plan for gate and limit', async () => {
    const asked: string[] = [];
    const world = createWorld({
      gateway: {
        entitlements: {
          entitlementOf: async (accountId) => {
            asked.push(accountId);
            return { status: 'known', tier: 1, planKey: 'pro_monthly' };
          },
        },
      },
    });
    const key = await world.newKey('acme', 'pro_monthly');
    await world.send({ target: MENA, key });
    await world.send({ target: '/api/bootstrap', key });
    expect(asked).toEqual(['acme', 'acme']);
  });

  it('apart and by the free numbers while the plan cannot be verified', async () => {
    let isDown = false;
    const world = createWorld({
      gateway: {
        entitlements: {
          entitlementOf: async () =>
            isDown ? { status: 'unverifiable' } : { status: 'known', tier: 3, planKey: 'enterprise' },
        },
      },
    });
    const key = await world.newKey('acme', 'enterprise');
    for (let count = 0; count < 70; count += 1) await world.send({ target: '/api/bootstrap', key });
    isDown = true;
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(59);
    isDown = false;
    expect(remaining(await world.send({ target: '/api/bootstrap', key }))).toBe(929);
  });
});

describe('wrong credentials', () => {
  const wrong = `baro_live_${'0'.repeat(8)}_${'0'.repeat(43)}_000000`;

  it('are rate-limited after a minute’s worth, and never lock out a valid key or another client', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'free');
    for (let count = 59; count >= 0; count -= 1) {
      const answer = await world.send({ target: '/api/bootstrap', key: wrong });
      expect([answer.status, remaining(answer)]).toEqual([401, count]);
    }
    const guess = await world.send({ target: '/livez', headers: [['Authorization', 'Bearer a.b.c']] });
    expect([guess.status, headerOf(guess, 'Retry-After')]).toEqual([429, '60']);
    expect(headerOf(guess, 'RateLimit')).toBe('"address";r=0;t=60');
    const valid = await world.send({ target: '/api/bootstrap', key });
    expect([valid.status, remaining(valid)]).toEqual([200, 59]);
    expect(remaining(await world.send({ target: '/api/version' }))).toBe(59);
    expect((await world.send({ target: '/api/bootstrap' })).status).toBe(401);
    expect((await world.send({ target: MENA, key: wrong, clientAddress: '192.0.2.9' })).status).toBe(401);
    world.clock.time += MINUTE;
    expect((await world.send({ target: MENA, key: wrong })).status).toBe(401);
  });
});

describe('while the shared counters do not answer', () => {
  const down: RateLimiter = { take: async () => ({ status: 'unavailable' }), giveBack: async () => undefined };

  it('every limit still holds in this process, and the answers say so', async () => {
    const clock = { now: () => NOW };
    const counters = { local: createMemoryLimiter({ clock }), shared: down };
    const world = createWorld({ gateway: { counters, limits: limitsWith('free', { requestsPerMinute: 2 }) } });
    const key = await world.newKey('acme', 'free');
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await world.send({ target: '/api/bootstrap', key }));
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers.map((answer) => headerOf(answer, 'X-RateLimit-Mode'))).toEqual(Array(3).fill('degraded'));
    expect(headerOf(await world.send({ target: MENA, key: 'x' }), 'X-RateLimit-Mode')).toBe('degraded');
  });

  it('nothing says so while they do', async () => {
    const clock = { now: () => NOW };
    const counters = { local: down, shared: createMemoryLimiter({ clock }) };
    const answer = await createWorld({ gateway: { counters } }).send({ target: '/api/version' });
    expect([answer.status, headerOf(answer, 'X-RateLimit-Mode')]).toEqual([200, undefined]);
  });
});
