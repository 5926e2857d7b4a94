import { describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import { PLANS } from '../contract/conventions/plans.ts';
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
});
