import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { simulationTask } from './simulation-task.ts';
import type { HistoryParts } from './snapshot-history.ts';

/** It has no way to a store but reading. */
export function simulateRegionalSnapshot(
  parts: HistoryParts & { readonly queue: AssessmentQueue },
): HandlerOf<'simulateRegionalSnapshot'> {
  return async (input, context) => {
    const task = await simulationTask(input, LAST_INSTANT, parts);
    if (!task.ok) return failed(task.failure);
    const answer = await parts.queue.work(task.value, context);
    if (!answer.ok) return failed(answer.failure);
    return { ok: true, reply: { kind: 'bytes', pieces: [answer.bytes], headers: [['Cache-Control', 'no-store']] } };
  };
}
