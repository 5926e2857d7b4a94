import type { Failure } from '../../contract/conventions/failure.ts';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { Entitlements } from '../../ports/credentials.ts';
import type { Exchange } from '../exchange.ts';
import { type Counters, consumeOrFallback, rateLimited } from './counters.ts';
import { requestWindows, type WindowSubject } from './rate-windows.ts';

interface Metering {
  readonly entitlements: Entitlements;
  readonly counters: Counters;
  readonly limits: Limits;
}

/**
 * Counts a request that counts by what runs inside it, where nothing did; its rate headers report the count.
 * @returns the failure where it is above a limit
 */
export function countRequest(
  exchange: Exchange & Pick<WindowSubject, 'route' | 'caller'>,
  { entitlements, counters, limits }: Metering,
): MaybePromise<Failure | undefined> {
  const { caller, notes } = exchange;
  const plan = caller === undefined ? undefined : entitlements.entitlementOf(caller.accountId);
  return chain(plan, (entitlement) =>
    chain(
      consumeOrFallback(counters, requestWindows({ ...exchange, entitlement }, limits)),
      ({ isRefused, metered }) => {
        notes.metered = metered;
        return isRefused ? rateLimited(metered) : undefined;
      },
    ),
  );
}
