import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { ScenarioJobs } from '../ports/scenario-jobs.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import type { ScenarioRunner } from './scenario-runner.ts';

export interface CancelParts {
  readonly scenarioJobs: Pick<ScenarioJobs, 'cancel'>;
  readonly scenarios: Pick<ScenarioRunner, 'abandon'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** What another process runs ends when that process renews its lease. */
export function cancelScenario({ scenarioJobs, scenarios, clock, setTimer }: CancelParts): HandlerOf<'cancelScenario'> {
  return async ({ jobId }, { caller }) => {
    const key = { accountId: caller?.accountId ?? '', jobId };
    const read = await readWithDeadline(scenarioJobs.cancel(key, clock.now()), setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value === undefined) return failed({ code: 'item_unknown', kind: 'job' });
    scenarios.abandon(read.value);
    return reply({ cancelled: [...read.value] }, NOT_KEPT);
  };
}
