import type { JOB_FAILURES, JOB_STATUSES } from '../contract/scenario/scenario-job.ts';
import type { Json } from '../reference/content-hash.ts';

export type ScenarioStatus = (typeof JOB_STATUSES)[number];
export type ScenarioFailure = (typeof JOB_FAILURES)[number];

/** Of one region, or of every region. */
export type ScenarioKind = 'region' | 'world';

export interface NewScenarioJob {
  /** Made by the server. */
  readonly jobId: string;
  readonly accountId: string;
  readonly kind: ScenarioKind;
  /** What is supposed, as the caller wrote it. */
  readonly request: Json;
  /** Epoch ms: the job reads the snapshots as of then, whenever it runs. */
  readonly requestedAt: number;
}

export interface ScenarioJob extends NewScenarioJob {
  readonly status: ScenarioStatus;
  /** Epoch ms; absent while it is open. */
  readonly endedAt?: number;
  readonly failure?: ScenarioFailure;
  /** JSON, UTF-8; of a job that is done. */
  readonly result?: Uint8Array;
}

export interface ClaimedScenario extends NewScenarioJob {
  /** Fencing token: what an earlier attempt writes has no effect. */
  readonly attempt: number;
}

export type ScenarioOutcome = { readonly result: Uint8Array } | { readonly failure: ScenarioFailure };

/** Whose job, and which. */
export interface ScenarioKey {
  readonly accountId: string;
  readonly jobId?: string | undefined;
}

/** Scenarios that callers wait for, first in first out; each is run by one process at a time and ends in one outcome. */
export interface ScenarioJobs {
  /**
   * Queues a job. Removes what ended more than `SCENARIO_KEPT_MS` before, of every account.
   * @returns `full` where `MAX_OPEN_JOBS`, or `MAX_OPEN_OF_ACCOUNT` of its account, have not ended
   */
  add(job: NewScenarioJob): Promise<'added' | 'full'>;
  /** A job of a kind, the account's newest where none is named. Undefined where the account has none. */
  read(key: ScenarioKey & { readonly kind: ScenarioKind }): Promise<ScenarioJob | undefined>;
  /**
   * Ends open jobs of an account: one, or all. A job that has ended stays as it is.
   * @param now epoch ms
   * @returns ids that were cancelled; undefined where a job is named that the account has not
   */
  cancel(key: ScenarioKey, now: number): Promise<readonly string[] | undefined>;
  /**
   * Leases the oldest job that no process runs. One whose lease ended again after `MAX_INTERRUPTIONS` has failed: `interrupted`.
   * @param lease epoch ms
   */
  claim(lease: { readonly now: number; readonly until: number }): Promise<ClaimedScenario | undefined>;
  /** Prolongs the lease. @returns false where the job was cancelled or leased again */
  renew(job: ClaimedScenario, until: number): Promise<boolean>;
  /** Gives the job back, to be claimed at an instant, epoch ms, or later. */
  release(job: ClaimedScenario, at: number): Promise<void>;
  /** Keeps the outcome. @returns false where the job was cancelled or leased again; then nothing is kept */
  finish(job: ClaimedScenario, outcome: ScenarioOutcome, now: number): Promise<boolean>;
}

/** Jobs that have not ended, of all accounts and of one. */
export const MAX_OPEN_JOBS = 64;
export const MAX_OPEN_OF_ACCOUNT = 8;
/** Times that a job is begun again when its lease ended: a process that ended with it may have ended because of it. */
export const MAX_INTERRUPTIONS = 2;
export const SCENARIO_KEPT_MS = 24 * 3_600_000;
