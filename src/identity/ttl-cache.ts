import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Clock } from '../ports/clock.ts';

/** What a read of the store came to. */
export type Read<T> = { readonly status: 'read'; readonly value: T } | { readonly status: 'unreadable' };

export interface TtlCache<T> {
  read(id: string): MaybePromise<Read<T>>;
  forget(id: string): void;
}

interface Remembered<T> {
  readonly read: Extract<Read<T>, { status: 'read' }>;
  /** When its read began, epoch ms: what the store said may be that old. */
  readonly asOf: number;
}

/**
 * Reads a store through a memory so short that a change takes effect within 5 s everywhere (CONTRACT.md §2). Equal reads in
 * flight are shared. A read that fails or takes longer than `timeoutMs` is `unreadable` and is not remembered.
 */
export function createShortMemory<T>(options: {
  readonly load: (id: string) => Promise<T>;
  readonly clock: Clock;
  /** Whether to remember a value at all. */
  readonly keep: (value: T) => boolean;
  readonly ttlMs?: number;
  readonly timeoutMs?: number;
  readonly capacity?: number;
}): TtlCache<T> {
  const { load, clock, keep, ttlMs = 2_000, timeoutMs = 2_000, capacity = 10_000 } = options;
  const remembered = new Map<string, Remembered<T>>();
  const inFlight = new Map<string, Promise<Read<T>>>();
  let generation = 0;

  const fetch = async (id: string): Promise<Read<T>> => {
    const asOf = clock.now();
    const startedIn = generation;
    const outcome = await withinTime(load(id), timeoutMs);
    inFlight.delete(id);
    // A value read before `forget` was called may be the one that was to be forgotten.
    if (outcome.status === 'read' && keep(outcome.value) && startedIn === generation) {
      const [oldest] = remembered.keys();
      if (remembered.size >= capacity && oldest !== undefined) remembered.delete(oldest);
      remembered.set(id, { read: outcome, asOf });
    }
    return outcome;
  };

  return {
    read(id) {
      const known = remembered.get(id);
      const age = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.asOf;
      if (known !== undefined && age >= 0 && age < ttlMs) return known.read;
      remembered.delete(id);
      const running = inFlight.get(id) ?? fetch(id);
      inFlight.set(id, running);
      return running;
    },
    forget(id) {
      generation += 1;
      remembered.delete(id);
      inFlight.delete(id);
    },
  };
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<Read<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Read<T>>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'unreadable' }), timeoutMs);
  });
  const done = work.then(
    (value): Read<T> => ({ status: 'read', value }),
    (): Read<T> => ({ status: 'unreadable' }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
