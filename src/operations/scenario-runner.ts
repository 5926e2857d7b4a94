import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { ClaimedScenario, ScenarioJobs, ScenarioOutcome } from '../ports/scenario-jobs.ts';

/** A process that ends with a job leaves it to another after this time. */
const LEASE_MS = 30_000;
/** How soon a cancellation by another process ends what runs here; as many tries to renew fit in a lease. */
const RENEW_MS = 2_000;
/** How often jobs are looked for that other processes queued, or left. */
const POLL_MS = 5_000;
/** When a job that found no room is tried again. */
const BUSY_MS = 3_000;
/** Times that a job may find no room, or take too long. */
const MAX_TRIES = 20;

/** `busy`: there was no room for it, or it took too long; it is tried again. */
export type ScenarioWork = (job: ClaimedScenario, signal: AbortSignal) => Promise<ScenarioOutcome | 'busy'>;

export interface ScenarioRunnerParts {
  readonly jobs: ScenarioJobs;
  readonly work: ScenarioWork;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly onError: (error: unknown) => void;
}

export interface ScenarioRunner {
  /** Runs the queued jobs one after the other, if it does not yet. */
  wake(): void;
  /** Looks for jobs of other processes too, from now on. */
  start(): void;
  /** Ends the work on jobs that were cancelled. */
  abandon(jobIds: readonly string[]): void;
  /** Ends what runs and gives it back, to be run by another process. */
  close(): Promise<void>;
}

/** Runs jobs from the store in this process, one at a time. */
export function createScenarioRunner({ jobs, work, clock, setTimer, onError }: ScenarioRunnerParts): ScenarioRunner {
  let draining: Promise<void> | undefined;
  let isAwaited = false;
  let isPolling = false;
  let isClosed = false;
  let cancelPoll: () => void = () => undefined;
  let running: { readonly jobId: string; readonly controller: AbortController } | undefined;

  async function drain(): Promise<void> {
    do {
      isAwaited = false;
      for (let job = await next(); job !== undefined; job = await next()) await run(job);
    } while (isAwaited);
  }

  async function next(): Promise<ClaimedScenario | undefined> {
    if (isClosed) return undefined;
    const now = clock.now();
    return jobs.claim({ now, until: now + LEASE_MS });
  }

  async function run(job: ClaimedScenario): Promise<void> {
    const controller = new AbortController();
    running = { jobId: job.jobId, controller };
    const stopRenewing = renewing(job, controller);
    try {
      const outcome = await settled(job, controller.signal);
      stopRenewing();
      await (outcome === 'busy' ? again(job) : jobs.finish(job, outcome, clock.now()));
    } finally {
      stopRenewing();
      running = undefined;
    }
  }

  /** What broke is the end of a job, not of the runner. */
  async function settled(job: ClaimedScenario, signal: AbortSignal): Promise<ScenarioOutcome | 'busy'> {
    try {
      return await work(job, signal);
    } catch (error) {
      onError(error);
      return { failure: 'internal' };
    }
  }

  async function again(job: ClaimedScenario): Promise<void> {
    const now = clock.now();
    if (isClosed) return jobs.release(job, now);
    if (job.attempt >= MAX_TRIES) {
      await jobs.finish(job, { failure: 'busy' }, now);
      return;
    }
    await jobs.release(job, now + BUSY_MS);
    setTimer(BUSY_MS, wake);
  }

  function renewing(job: ClaimedScenario, controller: AbortController): () => void {
    let cancel = setTimer(RENEW_MS, renew);
    let isOver = false;
    function renew(): void {
      jobs
        .renew(job, clock.now() + LEASE_MS)
        .then((isHeld) => {
          if (!isHeld) controller.abort();
          else if (!isOver) cancel = setTimer(RENEW_MS, renew);
        })
        .catch((error: unknown) => {
          onError(error);
          if (!isOver) cancel = setTimer(RENEW_MS, renew);
        });
    }
    return () => {
      isOver = true;
      cancel();
    };
  }

  function wake(): void {
    isAwaited = true;
    if (isClosed || draining !== undefined) return;
    draining = drain()
      .catch(onError)
      .finally(() => {
        draining = undefined;
      });
  }

  function poll(): void {
    wake();
    if (!isClosed) cancelPoll = setTimer(POLL_MS, poll);
  }

  return {
    wake,
    start: () => {
      if (!isPolling) poll();
      isPolling = true;
    },
    abandon: (jobIds) => {
      if (running !== undefined && jobIds.includes(running.jobId)) running.controller.abort();
    },
    async close() {
      isClosed = true;
      cancelPoll();
      running?.controller.abort();
      await draining;
    },
  };
}
