import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import { servedSnapshot, snapshotAnswer } from './served-snapshot.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';

export function getRegionalSnapshotAt(
  parts: HistoryParts & { readonly clock: Clock },
): HandlerOf<'getRegionalSnapshotAt'> {
  return async ({ region_id: regionId, at }) => {
    const read = await snapshotAt(regionId, at, parts);
    return read.ok ? snapshotAnswer(servedSnapshot(read.value), parts.clock.now()) : failed(read.failure);
  };
}
