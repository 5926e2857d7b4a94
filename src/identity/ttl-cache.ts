import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Clock } from '../ports/clock.ts';

/** The result of a read of the store. */
export type Read<T> =
  /** `isStale`: an earlier value, because the store does not answer. */
  { readonly status: 'read'; readonly value: T; readonly isStale?: true } | { readonly status: 'unreadable' };

/** Which values hold for how long while the store does not answer. */
export interface Grace<T> {
  /** Since the read of the store that gave the value; 0: not at all. */
  readonly ms: number;
  readonly holds: (value: T) => boolean;
}

export interface TtlCache<T> {
  read(id: string): MaybePromise<Read<T>>;
  /** Reads the store whatever is cached, and caches nothing. */
  readAgain(id: string): Promise<Read<T>>;
  forget(id: string): void;
}

const STALE_TTL_MS = 1_000;

interface Graced<T> {
  readonly value: T;
  /** Epoch ms. */
  readonly until: number;
}

/**
 * Reads a store through a cache with so short a time to live that a change takes effect within 5 s in every process
 * (CONTRACT.md §2). Equal reads in flight are shared. A read that fails or takes longer than `timeoutMs` is `unreadable` and
 * is not cached; within the grace the last value that the store gave is its answer instead, marked stale.
 */
export function createTtlCache<T>(options: {
  readonly load: (id: string) => Promise<T>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Whether to cache a value. */
  readonly keep: (value: T) => boolean;
  readonly grace?: Grace<T>;
  readonly ttlMs?: number;
  readonly timeoutMs?: number;
  readonly capacity?: number;
}): TtlCache<T> {
  const { load, clock, setTimer, keep, grace, ttlMs = 2_000, timeoutMs = 2_000, capacity = 10_000 } = options;
  const cached = new LruCache<string, Extract<Read<T>, { status: 'read' }>>({ maxWeight: capacity, ttlMs, clock });
  const graced = new LruCache<string, Graced<T>>({ maxWeight: capacity, ttlMs: grace?.ms ?? 0, clock });
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
    if (read.status !== 'read') return staleRead(id);
    if (startedIn === generation) {
      if (grace?.holds(read.value) === true) graced.set(id, { value: read.value, until: from + grace.ms }, { from });
      else graced.delete(id);
    }
    // A value read before `forget` was called may be the one that was to be forgotten.
    if (keep(read.value) && startedIn === generation) cached.set(id, read, { from });
    return read;
  };

  /** Once a second the store is asked again. */
  function staleRead(id: string): Read<T> {
    const last = graced.get(id);
    if (last === undefined) return { status: 'unreadable' };
    const read = { status: 'read', value: last.value, isStale: true } as const;
    cached.set(id, read, { until: Math.min(clock.now() + STALE_TTL_MS, last.until) });
    return read;
  }

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
      graced.delete(id);
      inFlight.delete(id);
    },
  };
}
