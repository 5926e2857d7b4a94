import type { Limits } from '../../contract/conventions/plans.ts';
import type { Exchange } from '../exchange.ts';
import { fail, PASS, type Stage, type Step } from '../pipeline-builder.ts';
import { authority, type Counters, consumeShared, rateLimited } from '../rates/counters.ts';
import type { Metered } from '../rates/rate-headers.ts';
import { modelWindows } from '../rates/rate-windows.ts';
import type { Identified } from './credentials.ts';
import type { Entitled } from './entitlement.ts';
import type { Matched } from './method.ts';
import type { Counted } from './request-rate.ts';

/** When to come back while the counters cannot be reached, seconds. */
const RETRY_SECONDS = 5;
/** What an answer counts, in runs. */
const RUN = 1;

export interface ModelQuotaParts {
  readonly counters: Counters;
  readonly limits: Limits;
}

type Needed = Exchange & Matched & Identified & Entitled & Counted;

/**
 * Reserves a run of the day and returns it unless the answer counts as one (CONTRACT.md §9). Without counters that know of every
 * process there is no answer: model runs cost money and are never uncounted (CONTRACT.md §4).
 */
export function modelQuotaStage({ counters, limits }: ModelQuotaParts): Stage<Needed, object> {
  return {
    name: 'model quota',
    run: (exchange) => (exchange.route.endpoint.modelCost === 0 ? PASS : reserve(exchange)),
  };

  async function reserve(exchange: Needed): Promise<Step<object>> {
    const quota = modelWindows(exchange, limits);
    const taking = await consumeShared(counters, quota, RUN);
    if (taking.status === 'unavailable') return fail({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const { counted: requests, notes } = exchange;
    if (requests === undefined) throw new Error('an operation that may run a model counts as a request');
    const isRefused = taking.status === 'refused';
    const windows = [...requests.windows, ...taking.windows];
    const metered = { ...requests, windows, at: isRefused ? taking.at : requests.at };
    notes.metered = metered;
    if (isRefused) return fail(rateLimited(metered));
    notes.onResponse.push(async (answer) => {
      if (isSpent(exchange)) return answer;
      await authority(counters).giveBack(quota, RUN, taking.at);
      notes.metered = returned(metered, requests);
      return answer;
    });
    return PASS;
  }
}

/** A caller that left while a model worked has spent the run: else leaving early would be a way to run models for nothing. */
const isSpent = ({ notes: { ran }, request }: Exchange): boolean =>
  request.isGone || (ran?.reply?.kind === 'value' && ran.reply.isCountedRun === true);

const returned = (metered: Metered, requests: Metered): Metered => ({
  ...metered,
  windows: metered.windows.map((window) =>
    requests.windows.includes(window)
      ? window
      : { ...window, remaining: Math.min(window.limit, window.remaining + RUN) },
  ),
});
