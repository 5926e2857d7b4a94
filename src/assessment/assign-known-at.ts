import { MINUTE_MS } from './time.ts';

/** Largest skew between the clock that appends and the clock that assesses. */
export const MAX_CLOCK_SKEW_MS = 10 * MINUTE_MS;

/**
 * `knownAt` of an observation that is appended now, epoch ms: now, but after every instant already assessed, because that
 * assessment must give the same result when repeated. A horizon far ahead of the clock comes from a wrong clock and is
 * ignored.
 * @param now epoch ms
 * @param horizon the latest instant that was read by, epoch ms
 */
export function assignKnownAt(now: number, horizon: number | undefined): number {
  return horizon !== undefined && horizon >= now && horizon - now <= MAX_CLOCK_SKEW_MS ? horizon + 1 : now;
}
