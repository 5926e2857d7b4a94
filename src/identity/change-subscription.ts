import { PLANS } from '../contract/conventions/plans.ts';
import type { IdentityStore, Subscription } from '../ports/identity-store.ts';

/**
 * Creates or replaces an account's subscription: the one place where plans change. Every process follows within 5 s.
 * @throws RangeError on a plan that does not exist
 */
export async function changeSubscription(
  parts: { readonly store: Pick<IdentityStore, 'putSubscription'> },
  wanted: Subscription,
): Promise<void> {
  const { planKey } = wanted;
  if (!PLANS.some((plan) => plan.planKey === planKey)) throw new RangeError(`no plan is called ${planKey}`);
  await parts.store.putSubscription(wanted);
}
