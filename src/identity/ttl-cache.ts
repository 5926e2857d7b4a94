import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Clock } from '../ports/clock.ts';

/** The result of a read of the store. */
export type Read<T> = { readonly status: 'read'; readonly value: T } | { readonly status: 'unreadable' };

export interface TtlCache<T> {
  read(id: string): MaybePromise<Read<T>>;
  /** Reads the store whatever is cached, and caches nothing. */
  readAgain(id: string): Promise<Read<T>>;
  forget(id: string): void;
}

/**
 * Reads a store through a cache with so short a time to live that a change takes effect within 5 s in every process
 * (CONTRACT.md §2). Equal reads in flight are shared. A read that fails or takes longer than `timeoutMs` is `unreadable` and
 * is not cached.
 */
export function createTtlCache<T>(options: {
  readonly load: (id: string) => Promise<T>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Whether to cache a value. */
  readonly keep: (value: T) => boolean;
  readonly ttlMs?: number;
  readonly timeoutMs?: number;
  readonly capacity?: number;
}): TtlCache<T> {
  const { load, clock, setTimer, keep, ttlMs = 2_000, timeoutMs = 2_000, capacity = 10_000 } = options;
  const cached = new LruCache<string, Extract<Read<T>, { status: 'read' }>>({ maxWeight: capacity, ttlMs, clock });
  const inFlight = new Map<string, Promise<Read<T>>>();
  let generation = 0;

  const loadInTime = async (id: string): Promise<Read<T>> => {
    const loaded = await withDeadline({ ms: timeoutMs, setTimer }, () => load(id));
    return loaded.status === 'done' ? { status: 'read', value: loaded.value } : { status: 'unreadable' };
  };

  const fetch = async (id: string): Promise<Read<T>> => {
    // The store's value may be as old as the beginning of its read.
    const from = clock.now();
    const startedIn = generation;
    const read = await loadInTime(id);
    inFlight.delete(id);
    if (read.status !== 'read') return read;
    // A value read before `forget` was called may be the one that was to be forgotten.
    if (keep(read.value) && startedIn === generation) cached.set(id, read, { from });
    return read;
  };

  return {
    read(id) {
      const known = cached.get(id);
      if (known !== undefined) return known;
      const running = inFlight.get(id) ?? fetch(id);
      inFlight.set(id, running);
      return running;
    },
    readAgain: loadInTime,
    forget(id) {
      generation += 1;
      cached.delete(id);
      inFlight.delete(id);
    },
  };
}
