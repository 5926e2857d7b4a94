import { pow } from '../arithmetic/pow.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobClaims, JobSlot } from '../ports/job-claims.ts';

export interface ClaimedDeps {
  readonly claims: JobClaims;
  readonly clock: Clock;
  /** Names this process among others. */
  readonly owner: string;
  /** In [0, 1): spreads the next tries of several processes; half a spread without it. */
  readonly random?: () => number;
  /** What may be written down of an error, without secrets; its class and code unless given. */
  readonly problemOf?: (error: unknown) => string;
}

/** The outcome of the slot: `done` for good, `open` for the next worker, or failed for a reason. */
export type SlotOutcome = 'done' | 'open' | { readonly problem: string };

export type ClaimedRun<T> = { readonly status: 'taken' } | { readonly status: 'ran'; readonly result: T };

export interface ClaimedWork<T> extends JobSlot {
  /** Longer than the work takes: a worker that is gone this long has crashed. */
  readonly leaseMs: number;
  readonly work: () => Promise<T>;
  readonly endingOf: (result: T) => SlotOutcome;
}

/** Failures after which a slot is dead. The last try is some quarter of an hour after the first. */
export const MAX_FAILURES = 6;
const FIRST_PAUSE_MS = 30_000;

/**
 * Does a slot's work unless another process does or did it. A failure is remembered, and the slot is tried again after a
 * pause that doubles; after six it is dead. So is one whose workers keep vanishing.
 * @throws whatever the work or the store of claims throws; work that throws has failed
 */
export async function runClaimed<T>(turn: ClaimedWork<T>, deps: ClaimedDeps): Promise<ClaimedRun<T>> {
  const { job, slot, leaseMs } = turn;
  const { claims, clock, owner } = deps;
  const claim = await claims.claim({ job, slot, owner, leaseMs, now: clock.now() });
  if (claim === undefined) return { status: 'taken' };
  const held = { job, slot, attempt: claim.attempt };
  const fail = (problem: string) => {
    const now = clock.now();
    const retryAt = nextTry(claim.failureCount + 1, now, deps.random);
    return claims.fail({ ...held, problem, now, ...(retryAt === undefined ? {} : { retryAt }) });
  };
  if (claim.failureCount >= MAX_FAILURES) {
    await fail('its workers disappeared');
    return { status: 'taken' };
  }
  const result = await turn.work().catch(async (error: unknown) => {
    // What the work threw is what is to be known; a claim that cannot be given back ends with its lease.
    await fail((deps.problemOf ?? classOf)(error)).catch(() => false);
    throw error;
  });
  const ending = turn.endingOf(result);
  if (ending === 'done') await claims.complete({ ...held, now: clock.now() });
  else if (ending === 'open') await claims.release(held);
  else await fail(ending.problem);
  return { status: 'ran', result };
}

/**
 * @param failureCount with the last one
 * @returns epoch ms, or undefined when it is not to be tried any more
 */
export function nextTry(failureCount: number, now: number, random: () => number = () => 0.5): number | undefined {
  if (failureCount >= MAX_FAILURES) return undefined;
  return now + Math.round(FIRST_PAUSE_MS * pow(2, failureCount - 1) * (0.75 + 0.5 * random()));
}

/** An error as it may be written down anywhere: a message could repeat what an upstream or a caller said. */
export function classOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
