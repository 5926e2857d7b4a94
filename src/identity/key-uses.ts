import { BoundedQueue } from '../concurrency/bounded-queue.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityStore, StoredKey } from '../ports/identity-store.ts';

export interface KeyUses {
  /** Notes that a key was used; never waits for the store. */
  note(key: Pick<StoredKey, 'publicId' | 'lastUsedAt'>): void;
}

/** Why a note was lost: the store did not take it, or too many waited for it. */
export type DroppedUse = 'refused' | 'dropped';

/** How coarse `last used` is, ms; a busy key costs one write in that time, over all processes. */
const GAP_MS = 3_600_000;
/** Notes that wait for the store; beyond that they are dropped. */
const MAX_WAITING = 1_000;

/**
 * Writes down when keys were last used: at most one write per key and hour, one at a time so that requests find the store
 * free. A write that fails is reported and not repeated: the next hour brings another.
 * @param parts `capacity` of keys cached as noted; an evicted one is judged by its record. `onLost` receives every note that
 *   was lost
 */
export function createKeyUses(parts: {
  readonly store: Pick<IdentityStore, 'noteKeyUse'>;
  readonly clock: Clock;
  readonly capacity?: number;
  readonly onLost?: (reason: DroppedUse) => void;
}): KeyUses {
  const { store, clock, capacity = 10_000, onLost = () => undefined } = parts;
  const notedAt = new LruCache<string, number>({ maxWeight: capacity });
  const waiting = new BoundedQueue<{ readonly publicId: string; readonly usedAt: number }>({ total: MAX_WAITING });
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
      const { publicId, usedAt } = next;
      try {
        await store.noteKeyUse(publicId, usedAt, GAP_MS);
      } catch {
        onLost('refused');
      }
    }
    isWriting = false;
  }

  return {
    note({ publicId, lastUsedAt }) {
      const usedAt = clock.now();
      const isNoted = [lastUsedAt, notedAt.get(publicId)].some((last) => last !== undefined && usedAt - last < GAP_MS);
      if (isNoted) return;
      notedAt.set(publicId, usedAt);
      if (waiting.offer({ publicId, usedAt }) === undefined) onLost('dropped');
      else if (!isWriting) void write();
    },
  };
}
