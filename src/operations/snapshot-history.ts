import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure, FailureOf } from '../contract/conventions/failure.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { Clock } from '../ports/clock.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';
import { regionById } from '../reference/regions.ts';
import { type AsOf, resolveAt } from './as-of.ts';
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

/** The first assessment runs at start; a caller that finds none asks again soon. */
const RETRY_SECONDS = 5;

export const notReady = (regionId: string): FailureOf<'snapshot_not_ready'> => ({
  code: 'snapshot_not_ready',
  regionId,
  retryAfterSeconds: RETRY_SECONDS,
});

/**
 * The snapshot of a region as of the instant that `at` names, the latest without one; a violation of `field` where it names none.
 */
export async function snapshotAsOf(
  regionId: string,
  { at, field = 'at' }: { readonly at: string | undefined; readonly field?: string },
  parts: HistoryParts & { readonly clock: Clock },
): Promise<StoreRead<StoredSnapshot> & { readonly asOf?: AsOf }> {
  if (at === undefined) return snapshotAt(regionId, LAST_INSTANT, parts);
  const resolved = resolveAt(at, parts.clock.now(), field);
  if (!resolved.ok) return resolved;
  return { ...(await snapshotAt(regionId, resolved.asOf.instant, parts)), asOf: resolved.asOf };
}

/**
 * The snapshot of a region as of an instant, or why there is none to show: `snapshot_not_ready` before the region's first.
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
  if (read.value !== undefined) return { ok: true, value: read.value };
  if (instant === LAST_INSTANT) return { ok: false, failure: notReady(regionId) };
  const first = await readWithDeadline(hasSnapshot(regionId, history), setTimer);
  if (!first.ok) return first;
  return {
    ok: false,
    failure: first.value ? { code: 'snapshot_not_found', regionId, instant } : notReady(regionId),
  };
}

async function hasSnapshot(regionId: string, history: Pick<SnapshotStore, 'history'>): Promise<boolean> {
  const before = { generatedAt: LAST_INSTANT, snapshotId: '' };
  return (await history.history({ regionId, from: 0, before, limit: 1 })).length > 0;
}
