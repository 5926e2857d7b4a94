import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import { CONTINUE, fail, type Stage, settled } from '../exchange.ts';
import { type Counters, consumeOrFallback, rateLimited } from '../rates/counters.ts';
import { requestWindows } from '../rates/rate-windows.ts';

/** Counts the request, whatever becomes of it later; one above a limit is refused and counts nothing. */
export function requestRateStage(counters: Counters, limits: Limits): Stage {
  return {
    name: 'request rate',
    run: (exchange) => {
      if (settled(exchange.route, 'the endpoint').endpoint.requestCost === 0) return CONTINUE;
      exchange.windows = requestWindows(exchange, limits);
      return chain(consumeOrFallback(counters, exchange.windows), ({ isRefused, metered }) => {
        exchange.metered = metered;
        return isRefused ? fail(rateLimited(metered)) : CONTINUE;
      });
    },
  };
}
