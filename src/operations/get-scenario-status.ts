import type { HandlerOf } from '../contract/endpoints.ts';
import { type JobStateParts, jobState } from './job-state.ts';

export function getScenarioStatus(parts: JobStateParts): HandlerOf<'getScenarioStatus'> {
  return ({ job_id: jobId }, { caller }) =>
    jobState({ kind: 'region', accountId: caller?.accountId ?? '', jobId }, parts);
}
