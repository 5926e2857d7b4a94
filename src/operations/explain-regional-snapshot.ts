import { Value } from 'typebox/value';
import { companionIn } from '../assessment/companion-in-body.ts';
import { needsWorld } from '../assessment/explain/explain-snapshot.ts';
import { parseRegionState, type RegionState } from '../assessment/region-state.ts';
import { claimsAt, isInNarrative } from '../claims/narrative/claims-at.ts';
import { servedClaim } from '../claims/served-claim.ts';
import { sourcePages } from '../claims/source-pages.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import { Type } from '../contract/conventions/schema.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { AnswerClaim } from '../contract/intelligence/answer.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { toJson } from '../contract/openapi/json.ts';
import { valueAt } from '../contract/openapi/json-pointer.ts';
import type { Clock } from '../ports/clock.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { explained } from './answer-task.ts';
import { asOfBytesReply } from './as-of.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { type EvidenceRecordParts, evidenceRecords } from './evidence-records.ts';
import { jsonBytesReply } from './json-reply.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export function explainRegionalSnapshot(
  parts: EvidenceRecordParts & { readonly clock: Clock; readonly queue: AssessmentQueue },
): HandlerOf<'explainRegionalSnapshot'> {
  const pages = sourcePages(parts.cards);
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
      return withRecords(JSON.stringify(explained({ ...task, prior: undefined }, undefined)));
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const answer = await parts.queue.work({ ...task, prior: prior.value }, context);
    return answer.ok ? withRecords(new TextDecoder().decode(answer.bytes)) : failed(answer.failure);

    async function withRecords(text: string): Promise<HandlerResult<never>> {
      const explanation: unknown = JSON.parse(text);
      if (!Value.Check(Explaining, explanation)) throw new Error('an explanation names its evidence');
      const ids = new Set(explanation.explanation.evidence.map(({ id }) => id));
      const records = await evidenceRecords({ snapshotId, generatedAt }, ids, { ...parts, caller: context.caller });
      if (!records.ok) return failed(records.failure);
      const claims = isInNarrative(pointer) ? await claimsOf(snapshotId, snapshot) : undefined;
      if (claims?.ok === false) return failed(claims.failure);
      const stated = claims === undefined ? {} : { claims: claims.value };
      const bytes = Buffer.from(JSON.stringify({ ...explanation, records: records.value, ...stated }));
      return asOf === undefined ? { ok: true, reply: jsonBytesReply(bytes) } : asOfBytesReply(bytes, asOf);
    }

    /** Of a snapshot without a companion none is known. */
    async function claimsOf(id: string, snapshot: RegionalSnapshot): Promise<StoreRead<AnswerClaim[]>> {
      const beside = await readWithDeadline(parts.history.companion(id), parts.setTimer);
      if (!beside.ok) return beside;
      const companion = companionIn(beside.value?.body);
      if (companion === 'none') return { ok: true, value: [] };
      return { ok: true, value: claimsAt({ snapshot, companion }, pointer, pages).map(servedClaim) };
    }
  };
}

const Explaining = Type.Object({
  explanation: Type.Object({ evidence: Type.Array(Type.Object({ id: Type.String() })) }),
});

/** The state that a snapshot was made from; none for a region's first. */
export async function priorOf(
  { priorSnapshotId }: StoredSnapshot,
  { history, setTimer }: Pick<HistoryParts, 'setTimer'> & { readonly history: Pick<HistoryParts['history'], 'byId'> },
): Promise<StoreRead<RegionState | undefined>> {
  if (priorSnapshotId === undefined) return { ok: true, value: undefined };
  const read = await readWithDeadline(history.byId(priorSnapshotId), setTimer);
  if (!read.ok) return read;
  return { ok: true, value: read.value === undefined ? undefined : parseRegionState(read.value.state) };
}
