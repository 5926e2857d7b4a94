import type { Registry } from 'prom-client';
import type { OnTaking } from './measured-limiter.ts';
import { type Tally, talliedCounter } from './tallies.ts';

/** `local`: counters of this process; `shared`: of all processes; `alone`: local fallback while the shared ones are down. */
export const LIMIT_MODES = ['local', 'shared', 'alone'] as const;
export type LimitMode = (typeof LIMIT_MODES)[number];

/** Names of the windows in `RateLimit-Policy`. */
const POLICIES = ['minute', 'day', 'operation', 'address', 'model-day'] as const;
const OTHER = 'other';
const OUTCOMES = ['counted', 'refused', 'unavailable'] as const;

/** Counts outcomes of rate limiters by window. */
export interface LimitMetrics {
  limited(mode: LimitMode): OnTaking;
}

export function createLimitMetrics(registry: Registry): LimitMetrics {
  const counted = talliedCounter({
    name: 'barograph_limit_outcomes_total',
    help: 'Windows by outcome of consuming a request: counted, refused (the window had too little left) or unavailable.',
    labelNames: ['window', 'mode', 'outcome'],
    registry,
  });

  function rowsOf(mode: LimitMode): ReadonlyMap<string, Readonly<Record<(typeof OUTCOMES)[number], Tally>>> {
    const row = (window: string) => ({
      counted: counted({ window, mode, outcome: 'counted' }),
      refused: counted({ window, mode, outcome: 'refused' }),
      unavailable: counted({ window, mode, outcome: 'unavailable' }),
    });
    return new Map([...POLICIES, OTHER].map((window) => [window, row(window)]));
  }

  return {
    limited(mode) {
      const rows = rowsOf(mode);
      const rowOf = (policy: string) => rows.get(policy) ?? rows.get(OTHER);
      const countUp = (tally: Tally | undefined) => {
        if (tally !== undefined) tally.count += 1;
      };
      return (taking, windows) => {
        if (taking.status === 'refused') {
          // Requests consume one unit each: a window that refused has none left.
          for (const { policy, remaining } of taking.windows) if (remaining < 1) countUp(rowOf(policy)?.refused);
        } else
          for (const { policy } of windows)
            countUp(rowOf(policy)?.[taking.status === 'taken' ? 'counted' : 'unavailable']);
      };
    },
  };
}

export const LIMIT_SERIES_BOUND = (POLICIES.length + 1) * LIMIT_MODES.length * OUTCOMES.length;
