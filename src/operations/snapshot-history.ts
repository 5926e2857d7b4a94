import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';
import { regionById } from '../reference/regions.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';

/** What reads of the past need. */
export interface HistoryParts {
  readonly history: Pick<SnapshotStore, 'history' | 'latestAt' | 'byId'>;
  readonly setTimer: SetTimer;
}

/** Why nothing can be read of a region of this id; `undefined` when it is one. */
export function regionFailure(regionId: string): Failure | undefined {
  return regionById(regionId) === undefined ? { code: 'region_unknown', regionId } : undefined;
}

/**
 * The snapshot of a region as of an instant, or why there is none to show.
 * @param instant epoch ms
 */
export async function snapshotAt(
  regionId: string,
  instant: number,
  { history, setTimer }: HistoryParts,
): Promise<StoreRead<StoredSnapshot>> {
  const failure = regionFailure(regionId);
  if (failure !== undefined) return { ok: false, failure };
  const read = await readWithDeadline(history.latestAt(regionId, instant), setTimer);
  if (!read.ok) return read;
  if (read.value === undefined) return { ok: false, failure: { code: 'snapshot_not_found', regionId, instant } };
  return { ok: true, value: read.value };
}
