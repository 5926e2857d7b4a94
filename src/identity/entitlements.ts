import type { SetTimer } from '../concurrency/deadline.ts';
import { chain } from '../contract/conventions/maybe-promise.ts';
import { FREE_PLAN_KEY, PLANS, type Plan } from '../contract/conventions/plans.ts';
import type { Clock } from '../ports/clock.ts';
import type { Entitlements, EntitlementVerdict } from '../ports/credentials.ts';
import type { IdentityStore, Subscription } from '../ports/identity-store.ts';
import { createTtlCache } from './ttl-cache.ts';

export interface CachedEntitlements extends Entitlements {
  /** Drops an account from the cache after a change in this process; other processes follow within 5 s. */
  forget(accountId: string): void;
}

/**
 * Judges subscriptions from the store, each cached for 2 s at most (read time-out 2 s), whatever the verdict.
 * @param parts `timeoutMs` replaces the read time-out
 */
export function createEntitlements(parts: {
  readonly store: Pick<IdentityStore, 'subscriptionOf'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly plans?: readonly Plan[];
  readonly timeoutMs?: number;
  /** How long an active subscription holds while the store does not answer, ms; not at all unless given. */
  readonly graceMs?: number;
}): CachedEntitlements {
  const { store, clock, setTimer, plans = PLANS, timeoutMs, graceMs = 0 } = parts;
  const subscriptions = createTtlCache<Subscription | undefined>({
    load: (accountId) => store.subscriptionOf(accountId),
    clock,
    setTimer,
    keep: () => true,
    grace: { ms: graceMs, holds: (subscription) => subscription !== undefined && serves(subscription, clock.now()) },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return {
    entitlementOf: (accountId) =>
      chain(subscriptions.read(accountId), (read) =>
        read.status === 'unreadable'
          ? { status: 'unverifiable' }
          : marked(entitlement(read.value, plans, clock.now()), read.isStale),
      ),
    forget: (accountId) => subscriptions.forget(accountId),
  };
}

const marked = (verdict: EntitlementVerdict, isStale?: true): EntitlementVerdict =>
  isStale === true && verdict.status === 'known' ? { ...verdict, isStale } : verdict;

/**
 * What a subscription gives now. Active serves; cancelled serves until its paid period is over; lapsed and expired do not.
 * A plan that this server does not know cannot be judged.
 */
export function entitlement(
  subscription: Subscription | undefined,
  plans: readonly Plan[],
  now: number,
): EntitlementVerdict {
  const planKey = subscription?.planKey ?? FREE_PLAN_KEY;
  const plan = plans.find((candidate) => candidate.planKey === planKey);
  if (plan === undefined) return { status: 'unverifiable' };
  const tier = subscription !== undefined && serves(subscription, now) ? plan.tier : 0;
  return { status: 'known', tier, planKey };
}

function serves(subscription: Subscription, now: number): boolean {
  switch (subscription.status) {
    case 'active':
      return true;
    case 'cancelled':
      return subscription.paidUntil !== undefined && now < subscription.paidUntil;
    case 'lapsed':
    case 'expired':
      return false;
  }
}
