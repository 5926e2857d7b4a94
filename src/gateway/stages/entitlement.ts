import { PRO_TIER } from '../../contract/conventions/plans.ts';
import type { Entitlements } from '../../ports/credentials.ts';
import { CONTINUE, fail, type Stage, settled } from '../exchange.ts';

/** Lets only active subscriptions of the Pro tiers into Pro-gated operations. */
export function entitlementStage(entitlements: Entitlements): Stage {
  return {
    name: 'entitlement',
    run: async (exchange) => {
      if (settled(exchange.route, 'the endpoint').endpoint.gate !== 'pro') return CONTINUE;
      const { accountId } = settled(exchange.caller, 'the caller');
      const verdict = await entitlements.entitlementOf(accountId);
      if (verdict.status === 'unverifiable') return fail({ code: 'entitlement_unverifiable' });
      const { tier, planKey } = verdict;
      if (tier >= PRO_TIER) return CONTINUE;
      return fail({ code: 'not_entitled', requiredTier: PRO_TIER, currentTier: tier, planKey });
    },
  };
}
