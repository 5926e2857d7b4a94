import { supposed } from '../assessment/simulate/apply-overrides.ts';
import { presetObservations } from '../assessment/simulate/preset-observations.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import { isRegionId } from '../reference/regions.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { priorOf } from './explain-regional-snapshot.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

/** It has no way to a store but reading. */
export function simulateRegionalSnapshot(
  parts: HistoryParts & { readonly queue: AssessmentQueue; readonly clock: Clock },
): HandlerOf<'simulateRegionalSnapshot'> {
  return async ({ regionId, observations = [], preset: text, at }, context) => {
    if (!isRegionId(regionId)) return failed({ code: 'region_unknown', regionId });
    const read = await snapshotAsOf(regionId, { at }, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshotId, generatedAt } = read.value;
    const preset = text === undefined ? undefined : presetObservations(text, generatedAt);
    if (preset?.ok === false)
      return failed({ code: 'validation_failed', violations: [{ field: 'preset', description: preset.description }] });
    const added = supposed(observations, generatedAt);
    if (!added.ok) return failed({ code: 'validation_failed', violations: added.violations });
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const snapshot = snapshotInBody(read.value);
    const basis = { snapshotId, generatedAt, snapshot, prior: prior.value };
    const task = {
      kind: 'simulation',
      ...basis,
      regionId,
      supposed: added.observations,
      preset: text,
    } as const;
    const answer = await parts.queue.work(task, context);
    if (!answer.ok) return failed(answer.failure);
    return { ok: true, reply: { kind: 'bytes', pieces: [answer.bytes], headers: [['Cache-Control', 'no-store']] } };
  };
}
