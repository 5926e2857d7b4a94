import { describe, expect, it } from 'vitest';
import { PLANS } from '../contract/conventions/plans.ts';
import type { Subscription } from '../ports/identity-store.ts';
import { changeSubscription } from './change-subscription.ts';

describe('a change of subscription', () => {
  it('is stored as it was asked for, on every plan there is', async () => {
    const stored: Subscription[] = [];
    const store = { putSubscription: async (subscription: Subscription) => void stored.push(subscription) };
    const wanted = PLANS.map(
      ({ planKey }): Subscription => ({ accountId: 'a', planKey, status: 'cancelled', paidUntil: 5 }),
    );
    for (const one of wanted) await changeSubscription({ store }, one);
    expect(stored).toEqual(wanted);
    const strange: Subscription = { accountId: 'a', planKey: 'gold', status: 'active' };
    await expect(changeSubscription({ store }, strange)).rejects.toThrow(new RangeError('no plan is called gold'));
    expect(stored).toEqual(wanted);
  });
});
