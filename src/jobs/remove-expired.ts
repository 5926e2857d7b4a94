import { windowStart } from '../assessment/evidence-window.ts';
import { DAY_MS, isoDate } from '../assessment/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { Expired, Expiry, Retention } from '../ports/retention.ts';
import { REGION_IDS } from '../reference/regions.ts';

const JOB = 'remove-expired';
const LEASE_MS = 10 * 60_000;
/** Ends before the lease does; what is left is for the next day. */
const MOST_MS = 8 * 60_000;
/** Turns are looked at for days at most, when something went wrong. */
const TURNS_KEPT_MS = 60 * DAY_MS;

export interface ExpiryDeps {
  readonly retention: Retention;
  readonly claims: JobClaims;
  readonly owner: string;
  readonly clock: Clock;
  /** Evidence is held as it was known at any instant of so many days past; without it all is kept. */
  readonly retentionDays?: number;
  readonly signal?: AbortSignal;
}

export interface ExpiryReport extends Expired {
  readonly status: 'removed';
  readonly keyCount: number;
  readonly turnCount: number;
}

/**
 * Removes what has expired, once a UTC day, whatever the number of processes.
 * @throws whatever a store throws; the day is then tried again
 */
export async function removeExpired(deps: ExpiryDeps): Promise<ExpiryReport | { readonly status: 'taken' }> {
  const { claims, clock, owner } = deps;
  const turn = { job: JOB, slot: isoDate(clock.now()) };
  const attempt = await claims.claim({ ...turn, owner, leaseMs: LEASE_MS, now: clock.now() });
  if (attempt === undefined) return { status: 'taken' };
  const report = await remove(deps).catch(async (error: unknown) => {
    await claims.release({ ...turn, attempt });
    throw error;
  });
  await claims.complete({ ...turn, attempt, now: clock.now() });
  return report;
}

async function remove({ retention, clock, retentionDays, signal }: ExpiryDeps): Promise<ExpiryReport> {
  const now = clock.now();
  const isOver = () => signal?.aborted === true || clock.now() >= now + MOST_MS;
  const keyCount = await retention.removeExpiredKeys(isOver);
  const turnCount = await retention.forgetTurns([JOB, ...TURN_JOBS], now - TURNS_KEPT_MS);
  const expired =
    retentionDays === undefined
      ? { observationCount: 0, condensedDayCount: 0 }
      : await retention.expireEvidence({ ...reachOf(now - retentionDays * DAY_MS), isOver });
  return { status: 'removed', keyCount, turnCount, ...expired };
}

/** Jobs whose slots never come again; a baseline is read once in a store's life, and that it was must not be forgotten. */
const TURN_JOBS = [
  'resolve-forecasts',
  ...REGION_IDS.flatMap((regionId) => [`refresh/${regionId}`, `follow/${regionId}`]),
];

/** What an assessment as of an instant, or later, reads of each metric. */
export function reachOf(keptSince: number): Pick<Expiry, 'keptSince' | 'readSince'> {
  return { keptSince, readSince: (metric) => windowStart(metric, keptSince) };
}
