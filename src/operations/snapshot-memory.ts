import { createHash } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot, SnapshotSource, SourcedSnapshot } from '../ports/snapshot-source.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';

/** How long a copy serves before the store is asked again. */
const FRESH_MS = 1_000;
/** How long a read of the store may take before memory answers for it. */
const STORE_TIMEOUT_MS = 2_000;

interface Held {
  /** `undefined`: the store said that it holds none. */
  readonly snapshot: ServedSnapshot | undefined;
  readonly askedAt: number;
}

type Asked = { readonly ok: true; readonly stored: StoredSnapshot | undefined } | { readonly ok: false };

export interface SnapshotMemory extends SnapshotSource {
  /** Serves a snapshot from now on, without asking the store; an older one than is held changes nothing. */
  published(snapshot: StoredSnapshot): void;
  /** Whether anything is remembered of the region, be it that there is none. */
  holds(regionId: string): boolean;
  /** The content hash of the copy held. */
  heldHash(regionId: string): string | undefined;
  /** The next read asks the store, and takes an older snapshot too. */
  forget(regionId: string): void;
}

/** Where a read found its answer: in memory, in the store, or in memory because the store did not answer. */
export type Lookup = 'hit' | 'miss' | 'degraded' | 'unavailable';

/**
 * The latest snapshot of each region in memory, refreshed from the store at most once a second and region. While the store
 * does not answer, the copy in memory is served and marked.
 */
export function createSnapshotMemory(parts: {
  readonly store: Pick<SnapshotStore, 'latest'>;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Told of every read. */
  readonly onLookup?: (lookup: Lookup) => void;
}): SnapshotMemory {
  const { store, clock, timeoutMs = STORE_TIMEOUT_MS, onLookup } = parts;
  const held = new Map<string, Held>();
  const asking = new Map<string, Promise<SourcedSnapshot>>();
  /** How often each region was forgotten. */
  const forgotten = new Map<string, number>();

  async function ask(regionId: string): Promise<SourcedSnapshot> {
    const askedAt = clock.now();
    const startedAfter = forgotten.get(regionId);
    const asked = await withinTime(store.latest(regionId), timeoutMs);
    // What was read before the region was forgotten may be what was to be forgotten.
    if (startedAfter !== forgotten.get(regionId))
      return asked.ok
        ? sourced(asked.stored === undefined ? undefined : newer(undefined, asked.stored))
        : { status: 'unavailable' };
    asking.delete(regionId);
    const known = held.get(regionId)?.snapshot;
    if (!asked.ok) return known === undefined ? { status: 'unavailable' } : { status: 'degraded', snapshot: known };
    const snapshot = asked.stored === undefined ? known : newer(known, asked.stored);
    held.set(regionId, { snapshot, askedAt });
    return sourced(snapshot);
  }

  return {
    async latest(regionId) {
      const known = held.get(regionId);
      const age = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.askedAt;
      if (known !== undefined && age >= 0 && age < FRESH_MS) {
        onLookup?.('hit');
        return sourced(known.snapshot);
      }
      const running = asking.get(regionId) ?? ask(regionId);
      asking.set(regionId, running);
      const found = await running;
      onLookup?.(found.status === 'degraded' || found.status === 'unavailable' ? found.status : 'miss');
      return found;
    },
    published(stored) {
      const snapshot = newer(held.get(stored.regionId)?.snapshot, stored);
      held.set(stored.regionId, { snapshot, askedAt: clock.now() });
    },
    holds: (regionId) => held.has(regionId),
    heldHash: (regionId) => held.get(regionId)?.snapshot?.contentHash,
    forget(regionId) {
      forgotten.set(regionId, (forgotten.get(regionId) ?? 0) + 1);
      held.delete(regionId);
      asking.delete(regionId);
    },
  };
}

const sourced = (snapshot: ServedSnapshot | undefined): SourcedSnapshot =>
  snapshot === undefined ? { status: 'none' } : { status: 'current', snapshot };

function newer(known: ServedSnapshot | undefined, stored: StoredSnapshot): ServedSnapshot {
  if (known?.snapshotId === stored.snapshotId) return known;
  if (known !== undefined && known.generatedAt > stored.generatedAt) return known;
  const { regionId, snapshotId, generatedAt, validUntil, body } = stored;
  return { regionId, snapshotId, generatedAt, validUntil, body, contentHash: hash(body) };
}

/** 128 bits of SHA-256 of the body, hex. */
const hash = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex').slice(0, 32);

async function withinTime(work: Promise<StoredSnapshot | undefined>, timeoutMs: number): Promise<Asked> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Asked>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false }), timeoutMs);
  });
  const done = work.then(
    (stored): Asked => ({ ok: true, stored }),
    (): Asked => ({ ok: false }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
