import { isVisitor } from '../../contract/conventions/caller.ts';
import type { Allowance } from '../../contract/conventions/handler.ts';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import { type Limits, VISITOR_QUESTIONS_PER_HOUR } from '../../contract/conventions/plans.ts';
import type { Entitlements } from '../../ports/credentials.ts';
import { type Counters, consumeShared } from './counters.ts';
import { modelWindows, servingPlan, type WindowSubject } from './rate-windows.ts';

/** What the plan of a caller allows and what is left of the model runs of the day; takes nothing. */
export function accountAllowance(
  exchange: WindowSubject,
  parts: { readonly counters: Counters; readonly limits: Limits; readonly entitlements: Entitlements },
): MaybePromise<Allowance> {
  const { caller, entitlement } = exchange;
  if (caller !== undefined && entitlement === undefined)
    return chain(parts.entitlements.entitlementOf(caller.accountId), (found) =>
      accountAllowance({ ...exchange, entitlement: found }, parts),
    );
  const { counters, limits } = parts;
  const { requestsPerMinute, requestsPerUtcDay, deductionsPerUtcDay: limit } = servingPlan(entitlement, limits.plans);
  const named = entitlement?.status === 'known' ? { planKey: entitlement.planKey, tier: entitlement.tier } : {};
  return chain(consumeShared(counters, modelWindows(exchange, limits), 0), (look) => {
    const [window] = look.status === 'unavailable' ? [] : look.windows;
    return {
      ...named,
      requestsPerMinute,
      ...(requestsPerUtcDay === undefined ? {} : { requestsPerUtcDay }),
      deductPerUtcDay: {
        ...(limit === undefined ? {} : { limit: isVisitor(exchange.caller) ? VISITOR_QUESTIONS_PER_HOUR : limit }),
        ...(window === undefined ? {} : { remaining: window.remaining }),
      },
    };
  });
}
