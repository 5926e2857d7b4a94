import { pow } from '../arithmetic/pow.ts';
import { HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import { type SetTimer, startDeadline } from '../concurrency/deadline.ts';
import type { Backups, WrittenBackup } from '../ports/backups.ts';
import { type ClaimedDeps, classOf } from './run-claimed.ts';

/** One backup at a time, whatever the number of processes. */
export const BACKUP_TURN = { job: 'backup', slot: 'next' } as const;
/** Longest backup. */
const MAX_MS = HOUR_MS;
const LEASE_MS = MAX_MS + 5 * MINUTE_MS;
const FIRST_PAUSE_MS = MINUTE_MS;
const MAX_PAUSE_MS = HOUR_MS;
/** Doublings after which the pause is at its maximum. */
const MAX_DOUBLINGS = 6;

export interface BackupDeps extends Omit<ClaimedDeps, 'random'> {
  readonly backups: Backups;
  readonly setTimer: SetTimer;
  /** Ends a backup that is under way; it is then made after the next start. */
  readonly signal: AbortSignal;
  readonly onStart?: () => void;
}

export type BackupRun =
  | { readonly status: 'not_due' | 'taken' | 'interrupted' }
  | ({ readonly status: 'written' } & WrittenBackup);

/**
 * Writes a backup if the newest one is older than the interval and no other process writes one. A failed one is tried again
 * after 1, 2, 4 … minutes, at most an hour, until one succeeds: a backup is never given up as dead.
 * @throws whatever the store or the disk throws; the claim remembers it
 */
export async function runBackup(deps: BackupDeps): Promise<BackupRun> {
  const { backups, claims, clock, owner, setTimer, signal } = deps;
  if (!(await isDue(deps))) return { status: 'not_due' };
  const claim = await claims.claim({ ...BACKUP_TURN, owner, leaseMs: LEASE_MS, now: clock.now() });
  if (claim === undefined) return { status: 'taken' };
  const held = { ...BACKUP_TURN, attempt: claim.attempt };
  // Another process may have written one between the look and the claim.
  if (!(await isDue(deps))) {
    await claims.release(held);
    return { status: 'not_due' };
  }
  const deadline = startDeadline({ ms: MAX_MS, setTimer, owner: signal });
  try {
    deps.onStart?.();
    const written = await backups.write(deadline.signal);
    await claims.release(held);
    return { status: 'written', ...written };
  } catch (error) {
    if (signal.aborted) {
      await claims.release(held);
      return { status: 'interrupted' };
    }
    const now = clock.now();
    const retryAt = now + pauseAfter(claim.failureCount + 1);
    // What went wrong is what is to be known; a claim that cannot be given back ends with its lease.
    await claims.fail({ ...held, problem: (deps.problemOf ?? classOf)(error), now, retryAt }).catch(() => false);
    throw error;
  } finally {
    deadline.end();
  }
}

/** A folder that cannot be read is due: the attempt then fails for the same reason, and is paused. */
async function isDue({ backups, clock }: Pick<BackupDeps, 'backups' | 'clock'>): Promise<boolean> {
  const newest = await backups.newest().catch(() => undefined);
  return newest === undefined || clock.now() - newest.madeAt >= backups.everyMs;
}

/** @param failureCount from 1 @returns ms */
const pauseAfter = (failureCount: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * pow(2, Math.min(failureCount - 1, MAX_DOUBLINGS)));
