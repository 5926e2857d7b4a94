import type { WindowState } from '../../ports/rate-limiter.ts';

/** Result of counting a request; the source of the rate headers. */
export interface Metered {
  /** Every limited window that the request was counted in; never empty. */
  readonly windows: readonly WindowState[];
  /** When it was counted, epoch ms on the clock that counts. */
  readonly at: number;
  /** Whether this process counted alone. */
  readonly isDegraded: boolean;
}

/**
 * The headers of a metered answer (CONTRACT.md §4): `X-RateLimit-*` and `RateLimit` describe the tightest window,
 * `RateLimit-Policy` of all (draft-ietf-httpapi-ratelimit-headers-10). None without a limited window.
 */
export function rateHeaders(metered: Metered): [name: string, value: string][] {
  const tightest = tightestWindow(metered.windows);
  if (tightest === undefined) return [];
  const { policy, limit, remaining, resetAt } = tightest;
  return [
    ['X-RateLimit-Limit', String(limit)],
    ['X-RateLimit-Remaining', String(remaining)],
    ['X-RateLimit-Reset', String(resetAt)],
    ['RateLimit-Policy', policiesOf(metered.windows)],
    ['RateLimit', `"${policy}";r=${remaining};t=${secondsUntilReset(tightest, metered.at)}`],
    ...(metered.isDegraded ? [['X-RateLimit-Mode', 'degraded'] satisfies [string, string]] : []),
  ];
}

const policyOf = ({ policy, limit, lengthMs }: WindowState): string => `"${policy}";q=${limit};w=${lengthMs / 1_000}`;

function policiesOf(windows: readonly WindowState[]): string {
  let policies = '';
  for (const window of windows) policies += policies === '' ? policyOf(window) : `, ${policyOf(window)}`;
  return policies;
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
  let tightest: WindowState | undefined;
  for (const window of windows) if (tightest === undefined || isTighter(window, tightest)) tightest = window;
  return tightest;
}

const isTighter = (one: WindowState, other: WindowState): boolean =>
  one.remaining < other.remaining || (one.remaining === other.remaining && one.resetAt > other.resetAt);

/** A reset is always later than the counting, so this is 1 or more. */
const secondsUntilReset = ({ resetAt }: WindowState, at: number): number => Math.ceil((resetAt - at) / 1_000);
