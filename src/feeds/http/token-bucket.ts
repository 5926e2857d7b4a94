import type { HostRule } from './host-rules.ts';

/** A pace: so many in a burst after a rest, then one every so often. Instants are milliseconds of one monotonic clock. */
export interface TokenBucket {
  /** Takes the next place. @returns how long to wait for it, milliseconds */
  take(now: number): number;
  /** Whether it is as full as when it was made, so that forgetting it changes nothing. */
  isFull(now: number): boolean;
}

/**
 * A bucket as a virtual schedule: `freeAt` is when a bucket without burst would be free again, and a burst lets
 * requests run ahead of it by so many intervals.
 */
export function createTokenBucket({ burst, everyMs }: Pick<HostRule, 'burst' | 'everyMs'>): TokenBucket {
  let freeAt = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      const start = Math.max(freeAt, now);
      freeAt = start + everyMs;
      return Math.max(0, start - (burst - 1) * everyMs - now);
    },
    isFull: (now) => freeAt <= now,
  };
}
