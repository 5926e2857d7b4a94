import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { supposedAt } from './simulation-task.ts';
import { type StartParts, startJob } from './start-job.ts';

export function triggerSimulation(parts: StartParts): HandlerOf<'triggerSimulation'> {
  return (input, { caller }) => {
    const added = supposedAt(input, parts.clock.now());
    if (!added.ok) return failed(added.failure);
    return startJob({ kind: 'world', accountId: caller?.accountId ?? '', request: input }, parts);
  };
}
