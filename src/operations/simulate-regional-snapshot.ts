import { failed, NOT_KEPT } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { Clock } from '../ports/clock.ts';
import { resolveAt } from './as-of.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { simulationTask } from './simulation-task.ts';
import type { HistoryParts } from './snapshot-history.ts';

/** It has no way to a store but reading. */
export function simulateRegionalSnapshot(
  parts: HistoryParts & { readonly queue: AssessmentQueue; readonly clock: Clock },
): HandlerOf<'simulateRegionalSnapshot'> {
  return async ({ at, ...input }, context) => {
    const resolved = at === undefined ? undefined : resolveAt(at, parts.clock.now(), 'at');
    if (resolved?.ok === false) return failed(resolved.failure);
    const task = await simulationTask(input, resolved?.asOf.instant ?? LAST_INSTANT, parts);
    if (!task.ok) return failed(task.failure);
    const answer = await parts.queue.work(task.value, context);
    if (!answer.ok) return failed(answer.failure);
    return { ok: true, reply: { kind: 'bytes', pieces: [answer.bytes], headers: NOT_KEPT } };
  };
}
