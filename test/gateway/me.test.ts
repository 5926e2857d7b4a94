import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const ask = (key: string) => world.send({ target: '/api/me', key });
const me = async (key: string) => Object(bodyOf(await ask(key)));
const deduct = (key: string) =>
  world.send({ method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: '{"query":"why"}' });

describe('GET /api/me', () => {
  it('names account, plan, scopes, limits and world of the credential, and is never kept', async () => {
    const answer = await ask(await world.newKey('acme', 'pro_monthly', ['operator']));
    expect(bodyOf(answer)).toEqual({
      account: 'acme',
      planKey: 'pro_monthly',
      tier: 1,
      scopes: ['operator'],
      limits: { requestsPerMinute: 120, requestsPerUtcDay: 10_000, deductPerUtcDay: { limit: 500, remaining: 500 } },
      world: 'live',
    });
    expect(headerOf(answer, 'Cache-Control')).toBe('no-store');
    expect(headerOf(answer, 'X-RateLimit-Remaining')).toBe('119');
  });

  it('shows the runs that all keys of the account left, and takes none', async () => {
    const [one, other] = [await world.newKey('acme', 'pro_monthly'), await world.newKey('acme', 'pro_monthly')];
    await deduct(one);
    for (const key of [one, other, other])
      expect((await me(key)).limits.deductPerUtcDay).toEqual({ limit: 500, remaining: 499 });
    world.clock.time += 86_400_000;
    expect((await me(one)).limits.deductPerUtcDay).toEqual({ limit: 500, remaining: 500 });
  });

  it('has no number where there is no limit, and 0 where a plan has no runs', async () => {
    expect((await me(await world.newKey('big', 'enterprise'))).limits).toEqual({
      requestsPerMinute: 1_000,
      deductPerUtcDay: {},
    });
    expect((await me(await world.newKey('poor', 'free'))).limits.deductPerUtcDay).toEqual({ limit: 0, remaining: 0 });
  });

  it('shows the limits in force: the free ones where the plan serves no longer or cannot be verified', async () => {
    const key = await world.newKey('acme', 'pro_monthly');
    const free = { requestsPerMinute: 60, requestsPerUtcDay: 1_000, deductPerUtcDay: { limit: 0, remaining: 0 } };
    await world.identity.putSubscription({ accountId: 'acme', planKey: 'pro_monthly', status: 'lapsed' });
    expect(await me(key)).toMatchObject({ planKey: 'pro_monthly', tier: 0, limits: free });
    await world.identity.putSubscription({ accountId: 'acme', planKey: 'a plan of tomorrow', status: 'active' });
    world.forget.account('acme');
    const unknown = await me(key);
    expect(unknown).toMatchObject({ account: 'acme', limits: free });
    expect(Object.keys(unknown)).toEqual(['account', 'scopes', 'limits', 'world']);
  });

  it('follows configured limits, and says nothing of what is left while the counters cannot be reached', async () => {
    const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 7, deductionsPerUtcDay: 3 }));
    const local = { take: () => ({ status: 'taken', at: NOW, windows: [] }) as const, giveBack: async () => undefined };
    const shared = { take: () => ({ status: 'unavailable' }) as const, giveBack: async () => undefined };
    world = createWorld({ gateway: { limits: { ...DEFAULT_LIMITS, plans }, counters: { local, shared } } });
    const key = await world.newKey('acme', 'pro_monthly');
    expect((await me(key)).limits).toMatchObject({ requestsPerMinute: 7, deductPerUtcDay: { limit: 3 } });
    expect((await me(key)).limits.deductPerUtcDay).not.toHaveProperty('remaining');
  });
});
