import { isVisitor } from '../../contract/conventions/caller.ts';
import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { Exchange } from '../exchange.ts';
import { fail, pass, type Stage } from '../pipeline-builder.ts';
import { type Counters, consumeOrFallback, rateLimited } from '../rates/counters.ts';
import type { Metered } from '../rates/rate-headers.ts';
import { requestWindows } from '../rates/rate-windows.ts';
import { type Identified, isRead } from './credentials.ts';
import type { Entitled } from './entitlement.ts';
import type { Matched } from './method.ts';

export interface Counted {
  /** `undefined` where only what runs inside counts. */
  readonly counted: Metered | undefined;
}

type Needed = Exchange & Matched & Identified & Entitled;

/** A page of the public console counts once, by the first thing that it asks. */
const isOfCountedPage = (exchange: Needed): boolean => {
  const { request, caller } = exchange;
  return request.visit === 'part' && isRead(exchange) && (caller === undefined || isVisitor(caller));
};

/** Counts the request, whatever its outcome; one above a limit is refused and counts nothing. */
export function requestRateStage(counters: Counters, limits: Limits): Stage<Needed, Counted> {
  return {
    name: 'request rate',
    run: (exchange) => {
      if (exchange.route.endpoint.requestCost === 0 || isOfCountedPage(exchange)) return pass({ counted: undefined });
      return chain(consumeOrFallback(counters, requestWindows(exchange, limits)), ({ isRefused, metered }) => {
        exchange.notes.metered = metered;
        return isRefused ? fail(rateLimited(metered)) : pass({ counted: metered });
      });
    },
  };
}
