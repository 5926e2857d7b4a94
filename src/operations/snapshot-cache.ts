import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot, SnapshotSource, SourcedSnapshot } from '../ports/snapshot-source.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';
import { servedSnapshot } from './served-snapshot.ts';

/** Age from which a cached copy is revalidated in the background. */
const FRESH_MS = 1_000;
/** Age from which a cached copy is revalidated before it is served. */
const STALE_MS = 3_000;
/** Deadline of a store read; after it the cached copy is served. */
const STORE_TIMEOUT_MS = 2_000;

interface Held {
  readonly sourced: SourcedSnapshot;
  /** Epoch ms. */
  readonly askedAt: number;
}

export interface SnapshotCache extends SnapshotSource {
  /** Whether an outcome is cached for the region, including that it has no snapshot. */
  holds(regionId: string): boolean;
  /** The content hash of the cached copy. */
  cachedHash(regionId: string): string | undefined;
  /** The next read asks the store, and takes an older snapshot too. */
  forget(regionId: string): void;
  /** Ends the watch on the store. */
  close(): void;
}

/** Source of a read: the cache, the store, the cache during a store outage, or none. */
export type CacheOutcome = 'hit' | 'miss' | 'degraded' | 'unavailable';

/**
 * The latest snapshot of each region in memory. A store notification triggers an immediate read; regions in demand are also
 * revalidated once per second in the background, so a lost notification delays by one second. While the store is
 * unavailable, the cached copy is served as `degraded`. A snapshot further ahead of this process's clock than the permitted
 * skew is not served.
 */
export function createSnapshotCache(parts: {
  readonly store: Pick<SnapshotStore, 'latest' | 'latestAt' | 'latestId' | 'watch'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly timeoutMs?: number;
  /** Receives the outcome of every read. */
  readonly onRead?: (outcome: CacheOutcome) => void;
}): SnapshotCache {
  const { store, clock, setTimer, timeoutMs = STORE_TIMEOUT_MS, onRead } = parts;
  const held = new Map<string, Held>();
  const asking = new Map<string, Promise<SourcedSnapshot>>();
  /** How often each region was forgotten. */
  const forgotten = new Map<string, number>();

  async function ask(regionId: string): Promise<SourcedSnapshot> {
    const askedAt = clock.now();
    const startedAfter = forgotten.get(regionId);
    // Processes differ by as much as the store permits: what is further ahead is of the future.
    const latestAt = askedAt + MAX_CLOCK_SKEW_MS;
    const known = notAfter(latestAt, snapshotIn(held.get(regionId)));
    const newest = await withDeadline({ ms: timeoutMs, setTimer }, () => newerThan(regionId, known, latestAt));
    const sourced = newest.status === 'done' ? current(newest.value.snapshot) : unanswered(known);
    // What was read before the region was forgotten may be what was to be forgotten.
    const isKept = sourced.status !== 'unavailable' && startedAfter === forgotten.get(regionId);
    if (isKept) held.set(regionId, { sourced, askedAt });
    return sourced;
  }

  /** The newest of the store; the bytes are read only when they are others than ours. */
  async function newerThan(regionId: string, known: ServedSnapshot | undefined, latestAt: number): Promise<Newest> {
    if (known !== undefined && (await store.latestId(regionId)) === known.snapshotId) return { snapshot: known };
    const latest = await store.latest(regionId);
    const stored =
      latest === undefined || latest.generatedAt <= latestAt ? latest : await store.latestAt(regionId, latestAt);
    return { snapshot: stored === undefined ? known : newer(known, stored) };
  }

  function asked(regionId: string): Promise<SourcedSnapshot> {
    const known = asking.get(regionId);
    if (known !== undefined) return known;
    const running = ask(regionId);
    asking.set(regionId, running);
    const ended = () => asking.get(regionId) === running && asking.delete(regionId);
    running.then(ended, ended);
    return running;
  }

  /** Only what is in demand is read again. */
  function stored(regionId: string | undefined): void {
    for (const id of held.keys()) if (regionId === undefined || id === regionId) void asked(id);
  }

  const close = store.watch(stored);
  return {
    latest(regionId): MaybePromise<SourcedSnapshot> {
      const known = held.get(regionId);
      const age = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.askedAt;
      const answer = age >= 0 && age < FRESH_MS ? undefined : asked(regionId);
      if (known !== undefined && age >= 0 && (answer === undefined || age < STALE_MS)) {
        onRead?.(cacheOutcome(known.sourced, 'hit'));
        return known.sourced;
      }
      return (answer ?? asked(regionId)).then((found) => {
        onRead?.(cacheOutcome(found, 'miss'));
        return found;
      });
    },
    holds: (regionId) => held.has(regionId),
    cachedHash: (regionId) => snapshotIn(held.get(regionId))?.contentHash,
    forget(regionId) {
      forgotten.set(regionId, (forgotten.get(regionId) ?? 0) + 1);
      held.delete(regionId);
      asking.delete(regionId);
    },
    close,
  };
}

const cacheOutcome = ({ status }: SourcedSnapshot, otherwise: 'hit' | 'miss'): CacheOutcome =>
  status === 'degraded' || status === 'unavailable' ? status : otherwise;

interface Newest {
  /** `undefined`: the store holds none, and neither do we. */
  readonly snapshot: ServedSnapshot | undefined;
}

const snapshotIn = (held: Held | undefined): ServedSnapshot | undefined =>
  held !== undefined && 'snapshot' in held.sourced ? held.sourced.snapshot : undefined;

const notAfter = (instant: number, snapshot: ServedSnapshot | undefined): ServedSnapshot | undefined =>
  snapshot === undefined || snapshot.generatedAt > instant ? undefined : snapshot;

const current = (snapshot: ServedSnapshot | undefined): SourcedSnapshot =>
  snapshot === undefined ? { status: 'none' } : { status: 'current', snapshot };

const unanswered = (known: ServedSnapshot | undefined): SourcedSnapshot =>
  known === undefined ? { status: 'unavailable' } : { status: 'degraded', snapshot: known };

function newer(known: ServedSnapshot | undefined, stored: StoredSnapshot): ServedSnapshot {
  if (known !== undefined && known.generatedAt > stored.generatedAt) return known;
  return servedSnapshot(stored);
}
