import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import type { GatewayParts } from '../../src/gateway/create-gateway.ts';
import type { Analyst, AnalystAnswer } from '../../src/ports/analyst.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW } from './world.ts';

/** Deductions a day in these tests; requests never stand in the way. */
const QUOTA = 2;
const LIMITS = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) =>
    plan.planKey === 'pro_monthly' ? { ...plan, requestsPerMinute: 1_000, deductionsPerUtcDay: QUOTA } : plan,
  ),
};

const answered = (provider: string): AnalystAnswer => ({ status: 'answered', analysis: 'So.', model: 'm', provider });

async function setup(analyse: Analyst['analyse'], changes: Partial<GatewayParts> = {}) {
  const world = createWorld({
    gateway: { limits: LIMITS, ...changes },
    handlers: { analyst: { analyse } },
  });
  const key = await world.newKey('acme', 'pro_monthly');
  const ask = (body = '{"query":"why"}', signal = new AbortController().signal) =>
    world.send({ method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body, signal });
  return { world, key, ask };
}

describe('the quota of model runs', () => {
  it.each(['openrouter', 'builtin'])(
    'is spent by answers of %s, then refused until the UTC day ends',
    async (provider) => {
      const { world, key, ask } = await setup(async () => answered(provider));
      expect(headerOf(await ask(), 'RateLimit')).toBe('"model-day";r=1;t=43200');
      expect(headerOf(await ask(), 'X-RateLimit-Remaining')).toBe('0');
      const refused = await ask();
      expect([refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([429, 'rate_limited']);
      expect(bodyOf(refused)).toEqual({ error: 'Rate limit exceeded' });
      const midnight = Date.parse('2026-06-02T00:00:00Z');
      expect(headerOf(refused, 'X-RateLimit-Limit')).toBe(String(QUOTA));
      expect(headerOf(refused, 'X-RateLimit-Reset')).toBe(String(midnight));
      expect(headerOf(refused, 'Retry-After')).toBe(String((midnight - NOW) / 1_000));
      expect(headerOf(refused, 'RateLimit')).toBe(`"model-day";r=0;t=${headerOf(refused, 'Retry-After')}`);
      expect((await world.send({ target: '/api/bootstrap', key })).status).toBe(200);
      world.clock.time = midnight;
      expect((await ask()).status).toBe(200);
    },
  );

  it.each<readonly [string, Analyst['analyse'], number]>([
    ['the answer is a fallback or from the cache', async () => ({ ...answered('builtin'), countedRuns: 0 }), 200],
    ['no model answers', async () => ({ status: 'unavailable', retryAfterSeconds: 1 }), 503],
    ['a model says nothing', async () => ({ ...answered('p'), analysis: ' ' }), 503],
    ['the handler breaks', () => Promise.reject(new Error('broken')), 500],
  ])('is returned when %s', async (_, analyse, status) => {
    const { ask } = await setup(analyse);
    for (let count = 0; count < QUOTA + 1; count += 1) {
      const answer = await ask();
      expect([answer.status, headerOf(answer, 'RateLimit')]).toEqual([status, `"model-day";r=${QUOTA};t=43200`]);
    }
  });

  it('is not touched by a malformed body', async () => {
    const { ask } = await setup(async () => answered('p'));
    for (const body of ['', '{', '{}', '{"query":""}']) expect((await ask(body)).status).toBe(400);
    expect(headerOf(await ask(), 'X-RateLimit-Remaining')).toBe(String(QUOTA - 1));
  });

  it('stays spent when the caller leaves while a model works', async () => {
    const leaving = new AbortController();
    const { ask } = await setup(async () => {
      if (leaving.signal.aborted) return answered('p');
      leaving.abort();
      return { status: 'unavailable', retryAfterSeconds: 1 };
    });
    await ask(undefined, leaving.signal);
    expect(headerOf(await ask(), 'X-RateLimit-Remaining')).toBe('0');
  });

  it('is never exceeded by concurrent requests', async () => {
    let runs = 0;
    const { ask } = await setup(async () => {
      runs += 1;
      return answered('p');
    });
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => ask()))).map(({ status }) => status);
    expect([runs, statuses.filter((status) => status === 429).length]).toEqual([QUOTA, 20 - QUOTA]);
  });

  it('fails closed without the shared counters, whatever the plan', async () => {
    const counters = {
      local: createMemoryLimiter({ clock: { now: () => NOW } }),
      shared: { take: async () => ({ status: 'unavailable' }) as const, giveBack: async () => undefined },
    };
    let runs = 0;
    const { world, ask } = await setup(
      async () => {
        runs += 1;
        return answered('p');
      },
      { counters },
    );
    const big = await world.newKey('big', 'enterprise');
    const sent = { method: 'POST', target: DEDUCT, key: big, headers: [JSON_TYPE], body: '{"query":"why"}' };
    for (const answer of [await ask(), await world.send(sent)]) {
      expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
      expect([headerOf(answer, 'Retry-After'), headerOf(answer, 'X-RateLimit-Mode')]).toEqual(['5', 'degraded']);
    }
    expect(runs).toBe(0);
  });
});
