import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { MIN_DEATHS } from '../lane-rule-figures.ts';

/** Deaths that a horizon has to reach for the lanes of METHOD.md §5, given the windows of the year before. */
export interface LaneThresholds {
  /** Mean of the windows: μ. */
  readonly mean: number;
  /** Least whole number of deaths that is an escalation. */
  readonly escalationFrom: number;
  /** Most deaths that are a containment; absent where the year before was too quiet to be contained. */
  readonly containmentTo?: number;
}

/** Least deaths where the year before had none, for a fragmentation (METHOD.md §5). */
export const MIN_NEW_DEATHS = 5;

/**
 * The four rules of METHOD.md §5 solved for the deaths F, which are whole numbers: each lane but fragmentation is an interval of F.
 * @param windows sums of all spans of the horizon's length in the year before, ascending; at least one
 */
export function laneThresholds(windows: ArrayLike<number>, horizon: Horizon): LaneThresholds {
  const n = windows.length;
  let total = 0;
  for (let i = 0; i < n; i++) total += windows[i] ?? 0;
  const mean = total / n;
  const least = MIN_DEATHS[horizon];
  // At most a tenth of the windows may reach F, so F exceeds the largest that is not among that tenth.
  const rare = (windows[n - 1 - Math.floor(0.1 * n)] ?? -1) + 1;
  const escalationFrom = Math.max(least, Math.ceil(1.5 * mean), rare);
  const containmentTo = Math.min(Math.floor(0.5 * mean), (windows[Math.floor(0.15 * n)] ?? 0) - 1);
  return mean >= least && containmentTo >= 0 ? { mean, escalationFrom, containmentTo } : { mean, escalationFrom };
}
