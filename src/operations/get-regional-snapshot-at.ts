import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot } from '../ports/snapshot-source.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { servedSnapshot, snapshotAnswer } from './served-snapshot.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';

/** Bytes of the bodies that were served last. */
const SHARED_BYTES = 8_388_608;

/** The store decides which snapshot it is, each time; answers with the same one share its bytes while they wait to be sent. */
export function getRegionalSnapshotAt(
  parts: HistoryParts & { readonly clock: Clock },
): HandlerOf<'getRegionalSnapshotAt'> {
  const served = new LruCache<string, ServedSnapshot>({ maxWeight: SHARED_BYTES });

  function shared(stored: StoredSnapshot): ServedSnapshot {
    const known = served.get(stored.snapshotId);
    if (known !== undefined) return known;
    const { body, codings } = stored;
    const snapshot = servedSnapshot(stored);
    const weight = body.length + (codings?.br.length ?? 0) + (codings?.gzip.length ?? 0);
    served.set(stored.snapshotId, snapshot, { weight });
    return snapshot;
  }

  return async ({ region_id: regionId, at }) => {
    const read = await snapshotAsOf(regionId, { at }, parts);
    if (!read.ok) return failed(read.failure);
    const asOf = read.asOf === undefined ? [] : [['X-As-Of', String(read.asOf.instant)] as const];
    return snapshotAnswer(shared(read.value), parts.clock.now(), asOf);
  };
}
