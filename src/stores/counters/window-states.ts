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
  const states: WindowState[] = [];
  for (const [index, { policy, lengthMs, limit }] of windows.entries()) {
    if (limit === undefined) continue;
    // A plan that shrank may have been used beyond its limit already.
    const remaining = Math.max(0, limit - (used[index] ?? 0));
    states.push({ policy, lengthMs, limit, remaining, resetAt: (windowIndex(at, lengthMs) + 1) * lengthMs });
  }
  return states;
}
