import type { Failure } from '../../contract/conventions/failure.ts';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { ConsumeResult, RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';
import { type Metered, retryAfterSeconds } from './rate-headers.ts';

/** Rate counters. */
export interface Counters {
  /** In this process: the only counters, or the fallback while the shared ones are unreachable. */
  readonly local: RateLimiter;
  /** Those of all processes together. */
  readonly shared?: RateLimiter;
}

export interface Counted {
  readonly isRefused: boolean;
  readonly metered: Metered;
}

/** Counts by the shared counters, or alone while they cannot be reached: a limit always holds. */
export function consumeOrFallback(counters: Counters, windows: readonly RateWindow[]): MaybePromise<Counted> {
  return chain(consumeShared(counters, windows, 1), (taking) =>
    taking.status === 'unavailable'
      ? chain(counters.local.take(windows, 1), (alone) => counted(alone, true))
      : counted(taking, false),
  );
}

/** Counts by the counters of all processes, or not at all. */
export const consumeShared = (
  counters: Counters,
  windows: readonly RateWindow[],
  units: number,
): MaybePromise<ConsumeResult> => authority(counters).take(windows, units);

/** The counters that know of every process. */
export const authority = ({ shared, local }: Counters): RateLimiter => shared ?? local;

/** The failure of a request above its limit. */
export const rateLimited = (metered: Metered): Failure => ({
  code: 'rate_limited',
  retryAfterSeconds: retryAfterSeconds(metered),
});

function counted(taking: ConsumeResult, isDegraded: boolean): Counted {
  if (taking.status === 'unavailable') throw new Error('the counters of this process did not answer');
  const { status, at, windows } = taking;
  return { isRefused: status === 'refused', metered: { windows, at, isDegraded } };
}
