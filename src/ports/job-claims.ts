/** Exactly one owner does a job's slot: a claim is a lease with an attempt number that fences late owners out. */
export interface JobClaims {
  /**
   * Claims a slot unless it is done or leased by someone alive.
   * @returns the attempt number (from 1), or `undefined` when the slot is taken or done
   */
  claim(request: {
    job: string;
    slot: string;
    owner: string;
    leaseMs: number;
    now: number;
  }): Promise<number | undefined>;
  /** Marks the slot done; false when the attempt is no longer the holder. */
  complete(request: { job: string; slot: string; attempt: number; now: number }): Promise<boolean>;
  /** Gives the slot back; false when the attempt is no longer the holder. */
  release(request: { job: string; slot: string; attempt: number }): Promise<boolean>;
  /** The newest done slot of a job, by name order; `undefined` when none is. */
  lastDone(job: string): Promise<string | undefined>;
}
