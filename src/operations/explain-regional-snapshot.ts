import { needsWorld, valueAt } from '../assessment/explain/explain-snapshot.ts';
import { parseRegionState, type RegionState } from '../assessment/region-state.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { toJson } from '../contract/openapi/json.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { explained } from './answer-task.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { jsonBytesReply, jsonReply } from './json-reply.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export function explainRegionalSnapshot(
  parts: HistoryParts & { readonly queue: AssessmentQueue },
): HandlerOf<'explainRegionalSnapshot'> {
  return async ({ region_id: regionId, pointer, at = LAST_INSTANT }, context) => {
    const read = await snapshotAt(regionId, at, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshotId, generatedAt } = read.value;
    const snapshot = snapshotInBody(read.value);
    if (valueAt(toJson(snapshot), pointer) === undefined) return failed({ code: 'pointer_unknown', pointer });
    const task = { kind: 'explanation', snapshotId, generatedAt, snapshot, pointer } as const;
    if (!needsWorld(snapshot, pointer)) return jsonReply(explained({ ...task, prior: undefined }, undefined));
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const answer = await parts.queue.work({ ...task, prior: prior.value }, context);
    return answer.ok ? { ok: true, reply: jsonBytesReply(answer.bytes) } : failed(answer.failure);
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
