import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { ConsumeResult, RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';

/** Receives the result of consuming windows. */
export type OnTaking = (taking: ConsumeResult, windows: readonly RateWindow[]) => void;

/** A limiter that reports every consumption; reading a window is none. */
export const measuredLimiter = (limiter: RateLimiter, onTaking: OnTaking): RateLimiter => ({
  ...limiter,
  take: (windows, units) =>
    chain(limiter.take(windows, units), (taking) => {
      if (units > 0) onTaking(taking, windows);
      return taking;
    }),
});
