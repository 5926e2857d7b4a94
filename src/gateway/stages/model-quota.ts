import type { Limits } from '../../contract/conventions/plans.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import { authority, type Counters, consumeShared, type Metered, rateLimited } from '../rates/counters.ts';
import { modelWindows } from '../rates/rate-windows.ts';

/** When to come back while the counters cannot be reached, seconds. */
const RETRY_SECONDS = 5;

export interface ModelQuotaParts {
  readonly counters: Counters;
  readonly limits: Limits;
  /** Whether an operation may run a model at all; without one nothing is spent. */
  readonly canRunModels: boolean;
}

/**
 * Reserves a model run of the day and returns it unless a model wrote the answer. Without counters that know of every
 * process there is no answer: model runs cost money and are never uncounted (CONTRACT.md §4).
 */
export function modelQuotaStage({ counters, limits, canRunModels }: ModelQuotaParts): Stage {
  return {
    name: 'model quota',
    run: (exchange) =>
      settled(exchange.route, 'the endpoint').endpoint.modelCost === 0 ? CONTINUE : reserve(exchange),
  };

  async function reserve(exchange: Exchange): Promise<Step> {
    const quota = modelWindows(exchange, limits);
    const units = canRunModels ? 1 : 0;
    const taking = await consumeShared(counters, quota, units);
    if (taking.status === 'unavailable') return fail({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    if (units === 0) return CONTINUE;
    const requests = settled(exchange.metered, 'the request rate');
    const isRefused = taking.status === 'refused';
    const windows = [...requests.windows, ...taking.windows];
    const metered = { ...requests, windows, at: isRefused ? taking.at : requests.at };
    exchange.metered = metered;
    if (isRefused) return fail(rateLimited(metered));
    exchange.onResponse.push(async (answer) => {
      if (isSpent(exchange)) return answer;
      await authority(counters).giveBack(quota, units, taking.at);
      exchange.metered = returned(metered, requests, units);
      return answer;
    });
    return CONTINUE;
  }
}

/** A caller that left while a model worked has spent the run: else leaving early would be a way to run models for nothing. */
const isSpent = ({ reply, request }: Exchange): boolean =>
  request.isGone || (reply?.kind === 'value' && reply.isFromModel === true);

const returned = (metered: Metered, requests: Metered, units: number): Metered => ({
  ...metered,
  windows: metered.windows.map((window) =>
    requests.windows.includes(window)
      ? window
      : { ...window, remaining: Math.min(window.limit, window.remaining + units) },
  ),
});
