import { companionIn } from '../../assessment/companion-in-body.ts';
import type { StoredCompanion } from '../../assessment/snapshot-companion.ts';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import type { SnapshotStore } from '../../ports/snapshot-store.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { KnownRegion, KnownSnapshot, Reading } from '../answer/gather-claims.ts';
import { readSnapshot, snapshotIn } from './read-snapshot.ts';

/** Reads what was stored: earlier snapshots, and what lies beside a snapshot. */
export interface StoredSnapshots {
  readonly store: Pick<SnapshotStore, 'latestAt' | 'companion'>;
  readonly setTimer: SetTimer;
}

export interface ReadRegions {
  readonly known: readonly KnownRegion[];
  /** Whether the store answered in time everything that it was asked. */
  readonly isWhole: boolean;
}

/** Deadline of the store for each read; after it the answer is given without. */
const PATIENCE_MS = 2_000;
/** Companions that are kept, some 0.5 MB each. */
const MAX_COMPANIONS = 16;
const TTL_MS = 6 * 3_600_000;

export type ReadKnownRegions = (reading: Reading, isNow: boolean) => Promise<ReadRegions>;

/**
 * Reads regions with their companions, now or as of an instant, and before a change where that is wanted. Regions without a
 * snapshot are left out. Without `stored` only the newest snapshots are read, and no companion.
 */
export function createKnownRegions(
  snapshots: SnapshotSource,
  clock: Clock,
  stored: StoredSnapshots | undefined,
): ReadKnownRegions {
  const companions = new LruCache<string, StoredCompanion | 'none'>({
    maxWeight: MAX_COMPANIONS,
    ttlMs: TTL_MS,
    clock,
  });
  return async ({ regionIds, at, from }, isNow) => {
    let isWhole = true;
    const read = async <T>(
      work: (store: StoredSnapshots['store']) => Promise<T | undefined>,
    ): Promise<T | undefined> => {
      if (stored === undefined) return undefined;
      const done = await withDeadline({ ms: PATIENCE_MS, setTimer: stored.setTimer }, () => work(stored.store));
      if (done.status === 'done') return done.value;
      isWhole = false;
      return undefined;
    };
    const withCompanion = async (snapshot: KnownSnapshot['snapshot']): Promise<KnownSnapshot> => {
      const { snapshotId } = snapshot.meta;
      const cached = companions.get(snapshotId);
      const beside = cached ?? companionIn((await read((store) => store.companion(snapshotId)))?.body);
      // A store that does not answer may answer the next time.
      if (cached === undefined && isWhole && stored !== undefined) companions.set(snapshotId, beside);
      return beside === 'none' ? { snapshot } : { snapshot, companion: beside };
    };
    const earlier = async (regionId: RegionId, instant: number): Promise<KnownSnapshot | undefined> => {
      const found = await read((store) => store.latestAt(regionId, instant));
      return found === undefined ? undefined : withCompanion(snapshotIn(found.body));
    };
    const regionOf = async (regionId: RegionId): Promise<KnownRegion | undefined> => {
      const newest = isNow ? readSnapshot(await snapshots.latest(regionId)) : undefined;
      const now =
        newest === undefined ? (isNow ? undefined : await earlier(regionId, at)) : await withCompanion(newest);
      if (now === undefined) return undefined;
      const before = from === undefined ? undefined : await earlier(regionId, from);
      return { now, ...(before === undefined ? {} : { before }) };
    };
    const known = (await Promise.all(regionIds.map(regionOf))).flatMap((region) => region ?? []);
    return { known, isWhole };
  };
}
