import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { simulationTask } from './simulation-task.ts';
import type { HistoryParts } from './snapshot-history.ts';
import { type StartParts, startJob } from './start-job.ts';

/** What is wrong with a request is an answer to it, not the outcome of its job. */
export function runScenario(parts: HistoryParts & StartParts): HandlerOf<'runScenario'> {
  return async (input, { caller }) => {
    const task = await simulationTask(input, LAST_INSTANT, parts);
    if (!task.ok) return failed(task.failure);
    return startJob({ kind: 'region', accountId: caller?.accountId ?? '', request: input }, parts);
  };
}
