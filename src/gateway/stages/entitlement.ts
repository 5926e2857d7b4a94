import { chain } from '../../contract/conventions/maybe-promise.ts';
import { PRO_TIER } from '../../contract/conventions/plans.ts';
import type { Entitlements, EntitlementVerdict } from '../../ports/credentials.ts';
import { CONTINUE, fail, type Stage, type Step, settled } from '../exchange.ts';

/**
 * Learns what the caller's plan is, once for the gate and the limits, and lets only active subscriptions of the Pro tiers
 * into Pro-gated operations.
 */
export function entitlementStage(entitlements: Entitlements): Stage {
  return {
    name: 'entitlement',
    run: (exchange) => {
      const { gate, requestCost } = settled(exchange.route, 'the endpoint').endpoint;
      const isAnonymous = gate === 'public' && exchange.caller === undefined;
      if (isAnonymous || (gate !== 'pro' && requestCost === 0)) return CONTINUE;
      const { accountId } = settled(exchange.caller, 'the caller');
      return chain(entitlements.entitlementOf(accountId), (verdict) => {
        exchange.entitlement = verdict;
        return gate === 'pro' ? letIn(verdict) : CONTINUE;
      });
    },
  };
}

function letIn(verdict: EntitlementVerdict): Step {
  if (verdict.status === 'unverifiable') return fail({ code: 'entitlement_unverifiable' });
  const { tier, planKey } = verdict;
  if (tier >= PRO_TIER) return CONTINUE;
  return fail({ code: 'not_entitled', requiredTier: PRO_TIER, currentTier: tier, planKey });
}
