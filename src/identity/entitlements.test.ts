import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock, neverTimer } from '../../test/kit/fake-clock.ts';
import { DEFAULT_LIMITS, PLANS } from '../contract/conventions/plans.ts';
import { createEntitlements, entitlement } from './entitlements.ts';

describe('entitlement', () => {
  it('of every active plan is its tier', () => {
    for (const { planKey, tier } of PLANS)
      expect(entitlement({ accountId: 'a', planKey, status: 'active' }, PLANS, 0)).toEqual({
        status: 'known',
        tier,
        planKey,
      });
  });

  it('is unverifiable for a plan that this server does not know', () => {
    const strange = { accountId: 'a', planKey: 'gold', status: 'active' } as const;
    expect(entitlement(strange, PLANS, 0)).toEqual({ status: 'unverifiable' });
  });

  it('of a cancelled subscription ends with the paid period, to the millisecond', () => {
    const cancelled = { accountId: 'a', planKey: 'pro_monthly', status: 'cancelled', paidUntil: 10 } as const;
    expect([9, 10].map((now) => entitlement(cancelled, PLANS, now))).toMatchObject([{ tier: 1 }, { tier: 0 }]);
  });

  it('of a subscription that lapsed, expired or was cancelled without a paid period is tier 0, its plan still named', () => {
    for (const status of ['lapsed', 'expired', 'cancelled'] as const) {
      const ended = { accountId: 'a', planKey: 'enterprise', status };
      expect(entitlement(ended, PLANS, 0)).toEqual({ status: 'known', tier: 0, planKey: 'enterprise' });
    }
  });

  it('of an account without a subscription is the free plan', () => {
    expect(entitlement(undefined, PLANS, 0)).toEqual({ status: 'known', tier: 0, planKey: 'free' });
  });

  it('is read from the store once in two seconds, whatever it is, and waits no longer than its time limit', async () => {
    const time = fakeClock();
    let reads = 0;
    const endings = [Promise.resolve(undefined), new Promise<undefined>(() => undefined)];
    const entitlements = createEntitlements({
      clock: time.clock,
      setTimer: time.setTimer,
      timeoutMs: 70,
      store: {
        subscriptionOf: () => {
          reads += 1;
          return endings[reads - 1] ?? Promise.reject(new Error('down'));
        },
      },
    });
    const free = { status: 'known', tier: 0, planKey: 'free' };
    for (let count = 0; count < 3; count += 1) expect(await entitlements.entitlementOf('a')).toEqual(free);
    expect(reads).toBe(1);
    await time.pass(2_000);
    const late = entitlements.entitlementOf('a');
    await time.pass(70);
    expect(time.running).toBe(0);
    expect(await late).toEqual({ status: 'unverifiable' });
  });

  it('is unverifiable while the store fails, and known again right after', async () => {
    let isDown = true;
    const entitlements = createEntitlements({
      clock: { now: () => 0 },
      setTimer: neverTimer,
      store: {
        subscriptionOf: async (accountId) => {
          if (isDown) throw new Error('down');
          return { accountId, planKey: 'enterprise', status: 'active' };
        },
      },
    });
    expect(await entitlements.entitlementOf('a')).toEqual({ status: 'unverifiable' });
    isDown = false;
    expect(await entitlements.entitlementOf('a')).toMatchObject({ tier: 3 });
  });
});

describe('while the store does not answer, the grace', () => {
  const GRACE = 60_000;
  const active = fc.record({
    planKey: fc.constantFrom('pro_monthly', 'enterprise'),
    status: fc.constant('active' as const),
  });
  const cancelled = fc.record({
    planKey: fc.constant('pro_monthly'),
    status: fc.constant('cancelled' as const),
    paidUntil: fc.nat(90_000),
  });
  const lapsed = fc.record({ planKey: fc.constant('pro_monthly'), status: fc.constantFrom('lapsed', 'expired') });

  it('lets a known serving plan hold until it is over, unless it ended or was changed, and nothing else', async () => {
    const subscription = fc.oneof(active, cancelled, lapsed);
    await fc.assert(
      fc.asyncProperty(subscription, fc.nat(90_000), fc.boolean(), async (given, laterMs, isForgotten) => {
        let now = 0;
        let isDown = false;
        const entitlements = createEntitlements({
          clock: { now: () => now },
          setTimer: neverTimer,
          graceMs: GRACE,
          store: {
            subscriptionOf: async (accountId) => (isDown ? Promise.reject(new Error('down')) : { accountId, ...given }),
          },
        });
        const before = await entitlements.entitlementOf('a');
        isDown = true;
        now = 2_000 + laterMs;
        if (isForgotten) entitlements.forget('a');
        const after = await entitlements.entitlementOf('a');
        const served = before.status === 'known' && before.tier > 0;
        if (!served || isForgotten || now >= GRACE) expect(after).toEqual({ status: 'unverifiable' });
        else if ('paidUntil' in given && now >= given.paidUntil)
          expect(after).toMatchObject({ tier: 0, isStale: true });
        else expect(after).toEqual({ ...before, isStale: true });
      }),
    );
  });
});

describe('the plan table', () => {
  it('is the published one', () => {
    const table = PLANS.map((plan) => [
      plan.tier,
      plan.planKey,
      plan.requestsPerMinute,
      plan.requestsPerUtcDay ?? 'unlimited',
      plan.deductionsPerUtcDay ?? 'unlimited',
    ]);
    expect(table).toEqual([
      [0, 'free', 60, 1_000, 0],
      [1, 'pro_monthly', 120, 10_000, 500],
      [1, 'pro_annual', 120, 10_000, 500],
      [2, 'api_starter', 60, 1_000, 1_000],
      [2, 'api_starter_annual', 60, 1_000, 1_000],
      [2, 'api_business', 300, 10_000, 10_000],
      [2, 'api_business_annual', 300, 10_000, 10_000],
      [3, 'enterprise', 1_000, 'unlimited', 'unlimited'],
    ]);
  });

  it('holds unless configured, with 60 requests and 60 wrong credentials a minute from one address', () => {
    expect(DEFAULT_LIMITS).toEqual({ plans: PLANS, anonymousRequestsPerMinute: 60, wrongCredentialsPerMinute: 60 });
  });
});
