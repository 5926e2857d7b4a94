import { randomInt } from 'node:crypto';
import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, type HandlerResult, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import { ENDPOINTS, type Outputs } from '../contract/endpoints.ts';
import { toJson } from '../contract/openapi/json.ts';
import type { Clock } from '../ports/clock.ts';
import type { NewScenarioJob, ScenarioJobs, ScenarioKind } from '../ports/scenario-jobs.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import type { ScenarioRunner } from './scenario-runner.ts';

export interface StartParts {
  readonly scenarioJobs: Pick<ScenarioJobs, 'add'>;
  readonly scenarios: Pick<ScenarioRunner, 'wake'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 22;
const newId = () => `job_${Array.from({ length: ID_LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('')}`;

const STATUS_PATHS: Readonly<Record<ScenarioKind, string>> = {
  region: ENDPOINTS.getScenarioStatus.path,
  world: ENDPOINTS.getSimulationOutcome.path,
};
/** Room comes when a job ends, which takes seconds. */
const FULL_RETRY_SECONDS = 5;

/** Queues a job, whose form is checked, and has it run. */
export async function startJob(
  { request, ...job }: Pick<NewScenarioJob, 'kind' | 'accountId'> & { readonly request: object },
  { scenarioJobs, scenarios, clock, setTimer }: StartParts,
): Promise<HandlerResult<Outputs['runScenario']>> {
  const jobId = newId();
  const queued = { ...job, jobId, request: toJson(request), requestedAt: clock.now() };
  const added = await readWithDeadline(scenarioJobs.add(queued), setTimer);
  if (!added.ok) return failed(added.failure);
  if (added.value === 'full') return failed({ code: 'assessment_busy', retryAfterSeconds: FULL_RETRY_SECONDS });
  scenarios.wake();
  const statusUrl = `${STATUS_PATHS[job.kind]}?job_id=${jobId}`;
  return reply({ jobId, status: 'queued', statusUrl }, NOT_KEPT);
}
