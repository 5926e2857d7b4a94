import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { isOperator } from '../contract/conventions/caller.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { HealthCheck, HealthStatus } from '../contract/platform/health.ts';
import type { Backups } from '../ports/backups.ts';
import type { Clock, ClockVerdict } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedState, FeedStateStore } from '../ports/feed-state-store.ts';
import type { JobClaims, OpenJob } from '../ports/job-claims.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { StoreProblem } from '../ports/store-problem.ts';
import type { WorldName } from '../ports/world.ts';
import { REGIONS } from '../reference/regions.ts';
import {
  backupCheck,
  clockCheck,
  connectionsCheck,
  feedCheck,
  regionCheck,
  storeCheck,
  worst,
} from './health-checks.ts';
import { jsonReply } from './json-reply.ts';

export interface HealthParts {
  readonly snapshots: SnapshotSource;
  readonly feeds: readonly FeedCard[];
  readonly feedStates: Pick<FeedStateStore, 'readAll'>;
  readonly clock: Clock;
  /** Compares the clock of this process with everything it is known by; never rejects. */
  readonly checkClock: () => Promise<ClockVerdict>;
  /** Absent where this process knows of no folder for backups. */
  readonly backups?: Pick<Backups, 'everyMs' | 'newest' | 'lastProblem'>;
  readonly jobs: Pick<JobClaims, 'open'>;
  readonly setTimer: SetTimer;
  readonly world: WorldName;
  /** Of a store that answers. */
  readonly storeProblems?: () => readonly StoreProblem[];
  /** Whether this process lately closed connections for which it had no open files left. */
  readonly isRejecting?: () => boolean;
}

/** How long checks are given again, ms: monitors of many machines ask concurrently, and each look reads the store. */
const KEPT_MS = 1_000;

interface Checked {
  readonly checkedAt: number;
  readonly checks: HealthCheck[];
}

export function getHealth(parts: HealthParts): HandlerOf<'health'> {
  let last: { readonly at: number; readonly checked: Promise<Checked> } | undefined;
  return async (_, { caller }) => {
    const now = parts.clock.now();
    if (last === undefined || now < last.at || now >= last.at + KEPT_MS) last = { at: now, checked: check(parts, now) };
    const { checkedAt, checks } = await last.checked;
    const problems = checks
      .filter(({ status }) => status !== 'ok')
      .map(({ check, status, reasons }) => ({ check, status, reasons }));
    const count = (wanted: HealthStatus) => checks.filter(({ status }) => status === wanted).length;
    const summary = { total: checks.length, ok: count('ok'), warn: count('warn'), crit: count('crit') };
    const health = { status: worst(checks.map(({ status }) => status)), checkedAt, world: parts.world, summary };
    return jsonReply({
      ...health,
      ...(problems.length > 0 ? { problems } : {}),
      ...(isOperator(caller) ? { checks, ...(await openJobs(parts)) } : {}),
    });
  };
}

/** Everything that is looked at; never rejects, since what cannot be read is a finding. */
async function check(parts: HealthParts, checkedAt: number): Promise<Checked> {
  const verdict = clockCheck(await parts.checkClock());
  const feeds = await feedChecks(parts, checkedAt);
  const regions = await regionChecks(parts, checkedAt);
  const store = storeCheck([
    ...(feeds === undefined ? (['unreadable'] as const) : []),
    ...(parts.storeProblems?.() ?? []),
  ]);
  const connections = connectionsCheck(parts.isRejecting?.() === true);
  const backups = await backupChecks(parts, checkedAt);
  const ofProcess = [store, connections].filter((found) => found !== undefined);
  return { checkedAt, checks: [...ofProcess, ...(feeds ?? []), ...regions, ...backups, verdict] };
}

/** How long a reading of the store may hold up the answer. */
const STORE_TIMEOUT_MS = 2_000;

/** @returns undefined when the states of the feeds cannot be read */
async function feedChecks(
  { feeds, feedStates, setTimer }: HealthParts,
  now: number,
): Promise<HealthCheck[] | undefined> {
  const states = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer }, () => feedStates.readAll());
  if (states.status !== 'done') return undefined;
  const read = new Map(states.value.map((state): [string, FeedState] => [state.feedId, state]));
  return feeds.map((card) => feedCheck(card, read.get(card.id), now));
}

/** Absent when the store cannot be read, which the checks report. */
async function openJobs({ jobs, setTimer }: HealthParts) {
  const open = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer }, () => jobs.open());
  return open.status === 'done' ? { jobs: open.value.map(shownJob) } : {};
}

const shownJob = ({ job, slot, failureCount, lastProblem, retryAt, deadAt, leasedUntil }: OpenJob) => ({
  job,
  slot,
  state:
    deadAt !== undefined ? ('dead' as const) : leasedUntil !== undefined ? ('running' as const) : ('waiting' as const),
  failureCount,
  ...(lastProblem === undefined ? {} : { lastProblem }),
  ...(retryAt === undefined ? {} : { retryAt }),
});

async function backupChecks({ backups, setTimer }: HealthParts, now: number): Promise<readonly HealthCheck[]> {
  if (backups === undefined) return [];
  const limit = { ms: STORE_TIMEOUT_MS, setTimer };
  const newest = await withDeadline(limit, backups.newest);
  const problem = await withDeadline(limit, backups.lastProblem);
  const lastProblem = problem.status === 'done' ? problem.value : undefined;
  const read = newest.status === 'done' ? { newestAt: newest.value?.madeAt } : { unreadable: true as const };
  return [backupCheck({ everyMs: backups.everyMs, lastProblem, ...read }, now)];
}

const regionChecks = ({ snapshots }: HealthParts, now: number): Promise<HealthCheck[]> =>
  Promise.all(REGIONS.map(async ({ id }) => regionCheck(id, await snapshots.latest(id), now)));
