import { needsWorld, valueAt } from '../assessment/explain/explain-snapshot.ts';
import { parseRegionState, type RegionState } from '../assessment/region-state.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { toJson } from '../contract/openapi/json.ts';
import type { Clock } from '../ports/clock.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { explained } from './answer-task.ts';
import { asOfBytesReply, presentOrAsOfReply } from './as-of.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { jsonBytesReply } from './json-reply.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export function explainRegionalSnapshot(
  parts: HistoryParts & { readonly clock: Clock; readonly queue: AssessmentQueue },
): HandlerOf<'explainRegionalSnapshot'> {
  return async ({ region_id: regionId, pointer, at }, context) => {
    const read = await snapshotAsOf(regionId, { at }, parts);
    if (!read.ok) return failed(read.failure);
    // What is computed again is so by the code of today: no cache keeps it.
    const asOf = read.asOf === undefined ? undefined : { ...read.asOf, isSettled: false };
    const { snapshotId, generatedAt } = read.value;
    const snapshot = snapshotInBody(read.value);
    if (valueAt(toJson(snapshot), pointer) === undefined) return failed({ code: 'pointer_unknown', pointer });
    const task = { kind: 'explanation', snapshotId, generatedAt, snapshot, pointer } as const;
    if (!needsWorld(snapshot, pointer))
      return presentOrAsOfReply(explained({ ...task, prior: undefined }, undefined), asOf);
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const answer = await parts.queue.work({ ...task, prior: prior.value }, context);
    if (!answer.ok) return failed(answer.failure);
    return asOf === undefined ? { ok: true, reply: jsonBytesReply(answer.bytes) } : asOfBytesReply(answer.bytes, asOf);
  };
}

/** The state that a snapshot was made from; none for a region's first. */
export async function priorOf(
  { priorSnapshotId }: StoredSnapshot,
  { history, setTimer }: HistoryParts,
): Promise<StoreRead<RegionState | undefined>> {
  if (priorSnapshotId === undefined) return { ok: true, value: undefined };
  const read = await readWithDeadline(history.byId(priorSnapshotId), setTimer);
  if (!read.ok) return read;
  return { ok: true, value: read.value === undefined ? undefined : parseRegionState(read.value.state) };
}
