import { windowStart } from '../assessment/evidence-window.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../assessment/time.ts';
import { isRecordKind, KEPT_DAYS } from '../contract/conventions/record-kinds.ts';
import { DELIVERY_DAYS } from '../ports/deliveries.ts';
import { LEAD_DAYS } from '../ports/lead-store.ts';
import type { Expired, Expiry, Retention } from '../ports/retention.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { type ClaimedDeps, runClaimed } from './run-claimed.ts';

const JOB = 'remove-expired';
const LEASE_MS = 10 * 60_000;
/** Ends before the lease does; what is left is for the next day. */
const MAX_MS = 8 * 60_000;
/** Turns are looked at for days at most, when something went wrong. */
const TURNS_KEPT_MS = 60 * DAY_MS;

export interface ExpiryDeps extends ClaimedDeps {
  readonly retention: Retention;
  /** Evidence is held as it was known at any instant of so many days past; without it all is kept. */
  readonly retentionDays?: number;
  readonly signal?: AbortSignal;
}

export interface ExpiryReport extends Expired {
  readonly status: 'removed';
  readonly keyCount: number;
  readonly turnCount: number;
  readonly leadCount: number;
  readonly mailDestinationCount: number;
  readonly deliveryCount: number;
}

export type ExpiryRun = ExpiryReport | { readonly status: 'taken' };

/**
 * Removes what has expired, once a UTC day, whatever the number of processes.
 * @throws whatever a store throws; the day is then tried again
 */
export async function removeExpired(deps: ExpiryDeps): Promise<ExpiryRun> {
  const turn = { job: JOB, slot: isoDate(deps.clock.now()), leaseMs: LEASE_MS };
  const run = await runClaimed({ ...turn, work: () => remove(deps), endingOf: () => 'done' }, deps);
  return run.status === 'taken' ? run : run.result;
}

async function remove({ retention, clock, retentionDays, signal }: ExpiryDeps): Promise<ExpiryReport> {
  const now = clock.now();
  const isOver = () => signal?.aborted === true || clock.now() >= now + MAX_MS;
  const keyCount = await retention.removeExpiredKeys(isOver);
  const turnCount = await retention.forgetTurns([JOB, ...TURN_JOBS], now - TURNS_KEPT_MS);
  const leadCount = await retention.removeLeads(now - LEAD_DAYS * DAY_MS, now);
  const mailDestinationCount = await retention.removeMailDestinations(now);
  const deliveryCount = await retention.removeDeliveries(now - DELIVERY_DAYS * DAY_MS);
  const expired =
    retentionDays === undefined
      ? { observationCount: 0, rollupCount: 0, recordCount: 0 }
      : await retention.expireEvidence({ ...reachOf(now - retentionDays * DAY_MS), isOver });
  let recordCount = expired.recordCount;
  for (const [kind, days] of Object.entries(KEPT_DAYS)) {
    // A list that is being read may look that far back.
    const before = now - days * DAY_MS - HOUR_MS;
    if (isRecordKind(kind)) recordCount += await retention.removeReplaced(kind, before, isOver);
  }
  return {
    status: 'removed',
    keyCount,
    turnCount,
    leadCount,
    mailDestinationCount,
    deliveryCount,
    ...expired,
    recordCount,
  };
}

/** Jobs whose slots never come again; a baseline is read once in a store's life, and that it was must not be forgotten. */
const TURN_JOBS = [
  'resolve-forecasts',
  'condense',
  'write-exports',
  ...REGION_IDS.flatMap((regionId) => [`refresh/${regionId}`, `follow/${regionId}`]),
];

/** What an assessment as of an instant, or later, reads of each metric. */
export function reachOf(keptSince: number): Pick<Expiry, 'keptSince' | 'readSince'> {
  return { keptSince, readSince: (metric) => windowStart(metric, keptSince) };
}
