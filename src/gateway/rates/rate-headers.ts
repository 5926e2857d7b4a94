import type { WindowState } from '../../ports/rate-limiter.ts';
import type { Metered } from './counters.ts';

/**
 * The headers of a metered answer (CONTRACT.md §4): `X-RateLimit-*` and `RateLimit` speak of the tightest window,
 * `RateLimit-Policy` of all (draft-ietf-httpapi-ratelimit-headers-10). None without a limited window.
 */
export function rateHeaders(metered: Metered): [name: string, value: string][] {
  const tightest = tightestWindow(metered.windows);
  if (tightest === undefined) return [];
  const { policy, limit, remaining, resetAt } = tightest;
  const policies = metered.windows.map((window) => `"${window.policy}";q=${window.limit};w=${window.lengthMs / 1_000}`);
  return [
    ['X-RateLimit-Limit', String(limit)],
    ['X-RateLimit-Remaining', String(remaining)],
    ['X-RateLimit-Reset', String(resetAt)],
    ['RateLimit-Policy', policies.join(', ')],
    ['RateLimit', `"${policy}";r=${remaining};t=${secondsUntilReset(tightest, metered.at)}`],
    ...(metered.isDegraded ? [['X-RateLimit-Mode', 'degraded'] satisfies [string, string]] : []),
  ];
}

/** `Retry-After` of a refusal: whole seconds, at least 1, after which the tightest window is a fresh one. */
export function retryAfterSeconds({ windows, at }: Metered): number {
  const tightest = tightestWindow(windows);
  return tightest === undefined ? 1 : secondsUntilReset(tightest, at);
}

/**
 * The window with the least left; among equals the one that resets last, so that after the wait of a refusal no other
 * used-up window stands in the way.
 */
function tightestWindow(windows: readonly WindowState[]): WindowState | undefined {
  return windows.reduce<WindowState | undefined>((tightest, window) => {
    if (tightest === undefined || window.remaining < tightest.remaining) return window;
    return window.remaining === tightest.remaining && window.resetAt > tightest.resetAt ? window : tightest;
  }, undefined);
}

/** A reset is always later than the counting, so this is 1 or more. */
const secondsUntilReset = ({ resetAt }: WindowState, at: number): number => Math.ceil((resetAt - at) / 1_000);
