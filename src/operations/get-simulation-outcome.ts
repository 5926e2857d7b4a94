import type { HandlerOf } from '../contract/endpoints.ts';
import { type JobStateParts, jobState } from './job-state.ts';

export function getSimulationOutcome(parts: JobStateParts): HandlerOf<'getSimulationOutcome'> {
  return ({ job_id: jobId }, { caller }) =>
    jobState({ kind: 'world', accountId: caller?.accountId ?? '', jobId }, parts);
}
