import { isVisitor } from '../../contract/conventions/caller.ts';
import { chain } from '../../contract/conventions/maybe-promise.ts';
import { FREE_PLAN_KEY, PRO_TIER } from '../../contract/conventions/plans.ts';
import type { Entitlements, EntitlementVerdict } from '../../ports/credentials.ts';
import type { Exchange } from '../exchange.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { type Identified, isRead } from './credentials.ts';
import type { Matched } from './method.ts';

export interface Entitled {
  /** `undefined` where neither gate nor limits depend on a plan. */
  readonly entitlement: EntitlementVerdict | undefined;
}

/**
 * Reads the caller's plan, once for the gate and the limits, and lets only active subscriptions of the Pro tiers
 * into Pro-gated operations. What a link leads to is Pro-gated, whatever its endpoint is without one.
 */
export function entitlementStage(entitlements: Entitlements): Stage<Exchange & Matched & Identified, Entitled> {
  return {
    name: 'entitlement',
    run: (exchange) => {
      const { caller, notes } = exchange;
      const { gate: declared, requestCost } = exchange.route.endpoint;
      const gate = caller?.scheme === 'link' ? 'pro' : declared;
      if (caller === undefined && gate !== 'public') throw new Error('only public endpoints have no caller');
      if (isVisitor(caller)) return pass({ entitlement: OF_VISITORS });
      if (caller === undefined || (gate !== 'pro' && requestCost === 0)) return pass({ entitlement: undefined });
      return chain(entitlements.entitlementOf(caller.accountId), (found) => {
        const isStale = found.status === 'known' && found.isStale === true;
        const verdict: EntitlementVerdict = isStale && !isRead(exchange) ? { status: 'unverifiable' } : found;
        if (isStale) notes.isDegraded = true;
        if (verdict.status === 'known') notes.tier = verdict.tier;
        return gate === 'pro' ? letIn(verdict) : pass({ entitlement: verdict });
      });
    },
  };
}

/** Their reads are not gated, and their limits are those of their address. */
const OF_VISITORS: EntitlementVerdict = { status: 'known', tier: 0, planKey: FREE_PLAN_KEY };

function letIn(verdict: EntitlementVerdict): Step<Entitled> {
  if (verdict.status === 'unverifiable') return fail({ code: 'entitlement_unverifiable' });
  const { tier, planKey } = verdict;
  if (tier >= PRO_TIER) return pass({ entitlement: verdict });
  return fail({ code: 'not_entitled', requiredTier: PRO_TIER, currentTier: tier, planKey });
}
