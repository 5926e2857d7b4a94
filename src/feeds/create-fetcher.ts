import { pow } from '../arithmetic/pow.ts';
import type { FetchBytes, Fetcher, FetcherOptions } from './fetch-bytes.ts';
import { createByteBudget } from './http/byte-budget.ts';
import { createDispatchers } from './http/dispatchers.ts';
import { exchange } from './http/exchange.ts';
import { createHostBackoff } from './http/host-backoff.ts';
import { createHostQueue } from './http/host-queue.ts';
import { HOST_RULES } from './http/host-rules.ts';
import { pause } from './http/pause.ts';

const RETRIES = 2;
/** First full-jitter window; doubles with each retry. */
const RETRY_WINDOW_MS = 500;
/** A longer `Retry-After` is reported as `retryAt` instead of being slept. */
const MAX_SLEEP_MS = 2_000;
/** No upstream may pause a feed for longer than this. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;
/** Two of the largest files, or all feeds at their usual size. */
const MAX_BYTES_IN_FLIGHT = 128 * 1024 * 1024;

/**
 * Opens connection pools; `close` them at the end.
 * @throws TypeError when `feedsProxy` is not a URL
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const dispatchers = createDispatchers(options);
  const { clock, userAgent } = options;
  const backoff = createHostBackoff();
  const context = {
    dispatchers,
    runQueued: createHostQueue(options.hostRules ?? HOST_RULES),
    withinBudget: createByteBudget(options.maxBytesInFlight ?? MAX_BYTES_IN_FLIGHT),
    backoff,
    now: clock.now,
    userAgent,
    onDate: options.onDate,
  };
  const fetchBytes: FetchBytes = async (asked) => {
    // The requests of one run share its signal: whatever waits here listens to a signal of its own instead.
    const request = { ...asked, signal: AbortSignal.any([asked.signal]) };
    const retries = request.post === undefined || request.post.isSafe === true ? (options.retries ?? RETRIES) : 0;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await exchange({ ...context, request });
      if (outcome.status !== 'failed') return outcome;
      const { failure, mayRetry, asked: wait } = outcome;
      if (wait !== undefined && wait.waitMs > MAX_SLEEP_MS) {
        const retryAt = clock.now() + Math.min(wait.waitMs, MAX_RETRY_AFTER_MS);
        backoff.ask(wait.host, retryAt);
        return { ...failure, retryAt };
      }
      if (!mayRetry || attempt >= (mayRetry === 'once' ? Math.min(1, retries) : retries)) return failure;
      const jitterMs = options.random() * RETRY_WINDOW_MS * pow(2, attempt);
      if ((await pause(Math.max(jitterMs, wait?.waitMs ?? 0), request.signal)) === 'aborted') {
        return { status: 'failed', kind: 'aborted', reason: 'aborted while waiting to retry' };
      }
    }
  };
  return { fetchBytes, close: dispatchers.close };
}
