import { MINUTE_MS } from './time.ts';

/** How far the clocks of those who learn and those who assess may be apart. */
export const MAX_CLOCK_SKEW_MS = 10 * MINUTE_MS;

/**
 * From when on what is learnt now counts as known, epoch ms: from now on, but not by an instant that was assessed already, as
 * that assessment would come out otherwise when it is made again. A horizon far ahead of the clock was read by a clock that
 * was wrong, and does not count.
 * @param now epoch ms
 * @param horizon the latest instant that was read by, epoch ms
 */
export function assignKnownAt(now: number, horizon: number | undefined): number {
  return horizon !== undefined && horizon >= now && horizon - now <= MAX_CLOCK_SKEW_MS ? horizon + 1 : now;
}
