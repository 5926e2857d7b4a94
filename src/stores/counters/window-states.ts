import type { RateWindow, WindowState } from '../../ports/rate-limiter.ts';

/** Which window of its length an instant falls into. @param at epoch ms */
export const windowIndex = (at: number, lengthMs: number): number => Math.floor(at / lengthMs);

/**
 * What the counts mean.
 * @param used units counted in each window, in the order of the windows
 * @param at epoch ms
 */
export function windowStates(
  windows: readonly RateWindow[],
  used: readonly number[],
  at: number,
): readonly WindowState[] {
  const states = windows.map((window, index) => stateOf(window, used[index] ?? 0, at));
  return states.every(isLimited) ? states : states.filter(isLimited);
}

function stateOf({ policy, lengthMs, limit }: RateWindow, used: number, at: number): WindowState | undefined {
  if (limit === undefined) return undefined;
  // A plan that shrank may have been used beyond its limit already.
  const remaining = Math.max(0, limit - used);
  return { policy, lengthMs, limit, remaining, resetAt: (windowIndex(at, lengthMs) + 1) * lengthMs };
}

const isLimited = (state: WindowState | undefined): state is WindowState => state !== undefined;
