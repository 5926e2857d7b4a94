/** What a job is about; the first part of its name. A closed list, so that it can be a label. */
export const JOB_KINDS = [
  'collect',
  'first-run',
  'refresh',
  'follow',
  'condense',
  'resolve-forecasts',
  'baseline',
  'remove-expired',
  'backup',
  'rules',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** One piece of work that is done once, whatever the number of processes. */
export interface JobSlot {
  /** A kind, or a kind and its object: `refresh/mena`. */
  readonly job: string;
  readonly slot: string;
}

/** A slot in the hands of one worker. */
export interface JobClaim {
  /** From 1; a higher one shuts the holders of lower ones out. */
  readonly attempt: number;
  /** Attempts that failed so far, those whose worker disappeared included. */
  readonly failureCount: number;
}

/** A slot that is at work, waits for its next try, or is dead. */
export interface OpenJob extends JobSlot, JobClaim {
  readonly owner: string;
  /** Epoch ms; absent when it is not held. */
  readonly leasedUntil?: number;
  /** What the last failure said, without secrets. */
  readonly lastProblem?: string;
  /** Epoch ms; no sooner is it tried again. */
  readonly retryAt?: number;
  /** Epoch ms; since then it is not tried any more. */
  readonly deadAt?: number;
}

/**
 * Exactly one owner does a job's slot: a claim is a lease with an attempt number that fences late owners out. A slot that
 * failed waits until its next try, and one that has failed too often is dead until an operator revives it.
 */
export interface JobClaims {
  /**
   * Claims a slot unless it is done, dead, waiting, or leased by someone alive. A lease that ran out counts as a failure.
   * @returns undefined when the slot is not to be had
   */
  claim(request: JobSlot & { owner: string; leaseMs: number; now: number }): Promise<JobClaim | undefined>;
  /** Marks the slot done; false when the attempt is no longer the holder. */
  complete(request: JobSlot & { attempt: number; now: number }): Promise<boolean>;
  /** Gives the slot back with nothing against it; false when the attempt is no longer the holder. */
  release(request: JobSlot & { attempt: number }): Promise<boolean>;
  /**
   * Gives the slot back as failed; false when the attempt is no longer the holder.
   * @param request `retryAt` epoch ms; without it the slot is dead. `problem` holds no secret
   */
  fail(request: JobSlot & { attempt: number; problem: string; now: number; retryAt?: number }): Promise<boolean>;
  /** Makes a dead or waiting slot claimable now and resets its failures; false when there is none. */
  revive(slot: JobSlot): Promise<boolean>;
  /**
   * Slots held or failed, by job and slot. A failure that a later run of the same job made up for is none any more.
   * @param only the dead ones alone
   */
  open(only?: 'dead'): Promise<readonly OpenJob[]>;
  /** The newest done slot of a job, by name order; `undefined` when none is. */
  lastDone(job: string): Promise<string | undefined>;
}
