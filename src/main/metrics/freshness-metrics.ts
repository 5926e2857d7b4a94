import { Gauge, type Registry } from 'prom-client';
import { withDeadline } from '../../concurrency/deadline.ts';
import type { Backlog } from '../../ports/backlog.ts';
import type { Backups } from '../../ports/backups.ts';
import type { Clock, ClockVerdict } from '../../ports/clock.ts';
import type { FeedState, FeedStateStore } from '../../ports/feed-state-store.ts';
import { JOB_KINDS, type JobClaims, type JobKind } from '../../ports/job-claims.ts';
import type { ServedSnapshot, SnapshotSource } from '../../ports/snapshot-source.ts';
import { STORE_PROBLEMS, type StoreProblem } from '../../ports/store-problem.ts';
import { systemTimer } from '../system-timer.ts';

export interface FreshnessParts {
  readonly feedIds: readonly string[];
  readonly regionIds: readonly string[];
  readonly feedStates: Pick<FeedStateStore, 'readAll'>;
  readonly snapshots: SnapshotSource;
  readonly jobs: Pick<JobClaims, 'open'>;
  readonly clock: Clock;
  readonly checkClock: () => Promise<ClockVerdict>;
  readonly storeProblems?: () => readonly StoreProblem[];
  /** Absent where this process knows of no folder for backups. */
  readonly backups?: Pick<Backups, 'everyMs' | 'newest'>;
  /** What is due at an instant, epoch ms, of each queue that this process sends from. */
  readonly backlogs?: Partial<Readonly<Record<Queue, (now: number) => Promise<Backlog>>>>;
}

/** What waits to be sent, one and many. */
const QUEUES = [
  ['mail', 'mails'],
  ['delivery', 'deliveries'],
] as const;
type Queue = (typeof QUEUES)[number][0];

/** Maximum delay of a scrape by the store. */
const STORE_TIMEOUT_MS = 2_000;

/**
 * Gauges of data age, set again by every call of the returned function. Events that never occurred and values that cannot be
 * read have no series.
 */
export function createFreshnessMetrics(registry: Registry, parts: FreshnessParts): () => Promise<void> {
  const { feedIds, regionIds, feedStates, snapshots, jobs, clock, checkClock } = parts;
  const gauge = (name: string, help: string, label: 'feed' | 'region' | 'kind') =>
    new Gauge({ name: `barograph_${name}`, help, labelNames: [label], registers: [registry] });
  const store = new Gauge({
    name: 'barograph_feed_states_readable',
    help: '1 when the states of the feeds could be read from the store, else 0.',
    registers: [registry],
  });
  const storeProblem = new Gauge({
    name: 'barograph_store_problem',
    help: '1 while the store has the problem, else 0: disk_full (writes fail) or corrupt_page.',
    labelNames: ['problem'],
    registers: [registry],
  });
  const clockOk = new Gauge({
    name: 'barograph_clock_ok',
    help: '1 while the local clock is plausible and the store holds no rows of the future, else 0.',
    registers: [registry],
  });
  const clockAhead = new Gauge({
    name: 'barograph_clock_ahead_seconds',
    help: 'Seconds by which the local clock is ahead of the upstreams, or of the monotonic clock; negative when behind.',
    registers: [registry],
  });
  const ok = gauge('feed_ok', '1 when the last run of the feed succeeded, else 0.', 'feed');
  const failures = gauge('feed_consecutive_failures', 'Failed runs since the last success.', 'feed');
  const successAge = gauge('feed_last_success_age_seconds', 'Seconds since the last successful run.', 'feed');
  const contentAge = gauge('feed_content_age_seconds', 'Age of the newest content in seconds.', 'feed');
  const snapshotAge = gauge('snapshot_age_seconds', 'Seconds since the served snapshot was generated.', 'region');
  const confidence = gauge('snapshot_confidence', 'Confidence of the served snapshot, 0 to 1.', 'region');
  const signed = gauge('snapshot_signed', '1 when the served snapshot has a signature, else 0.', 'region');

  const deadJobs = gauge('dead_jobs', 'Jobs that failed too often and are no longer retried.', 'kind');

  function setFeed(state: FeedState, now: number): void {
    const { feedId: feed, consecutiveFailures, lastAttemptAt, lastSuccessAt, newestContentAt } = state;
    if (lastAttemptAt !== undefined) ok.set({ feed }, consecutiveFailures === 0 ? 1 : 0);
    failures.set({ feed }, consecutiveFailures);
    if (lastSuccessAt !== undefined) successAge.set({ feed }, (now - lastSuccessAt) / 1_000);
    if (newestContentAt !== undefined) contentAge.set({ feed }, (now - newestContentAt) / 1_000);
  }

  function setRegion(region: string, snapshot: ServedSnapshot, now: number): void {
    snapshotAge.set({ region }, (now - snapshot.generatedAt) / 1_000);
    if (snapshot.confidence !== undefined) confidence.set({ region }, snapshot.confidence);
    signed.set({ region }, snapshot.signature === undefined ? 0 : 1);
  }

  const refreshBackups = createBackupMetrics(registry, parts);
  const refreshBacklogs = createBacklogMetrics(registry, parts);

  return async () => {
    const [states, dead] = await Promise.all([read(() => feedStates.readAll()), read(() => jobs.open('dead'))]);
    const found = await Promise.all(
      regionIds.map(async (region) => ({ region, source: await snapshots.latest(region) })),
    );
    const verdict = await checkClock();
    await refreshBackups();
    await refreshBacklogs();
    clockOk.set(verdict.state === 'ok' ? 1 : 0);
    clockAhead.set(verdict.aheadMs / 1_000);
    const problems = parts.storeProblems?.() ?? [];
    for (const problem of STORE_PROBLEMS) storeProblem.set({ problem }, problems.includes(problem) ? 1 : 0);
    const now = clock.now();
    for (const metric of [ok, failures, successAge, contentAge, snapshotAge, confidence, signed, deadJobs])
      metric.reset();
    store.set(states === undefined ? 0 : 1);
    // A store that an earlier program wrote may know of feeds that this one does not have.
    for (const state of states ?? []) if (feedIds.includes(state.feedId)) setFeed(state, now);
    if (dead !== undefined)
      for (const kind of JOB_KINDS) deadJobs.set({ kind }, dead.filter(({ job }) => kindOf(job) === kind).length);
    for (const { region, source } of found) if ('snapshot' in source) setRegion(region, source.snapshot, now);
  };
}

/** Gauges of the scheduled backups; none without a folder for them, and no age while it holds none or cannot be read. */
function createBackupMetrics(registry: Registry, { backups, clock }: FreshnessParts): () => Promise<void> {
  if (backups === undefined) return async () => undefined;
  const interval = new Gauge({
    name: 'barograph_backup_interval_seconds',
    help: 'BACKUP_EVERY in seconds.',
    registers: [registry],
  });
  const age = new Gauge({
    name: 'barograph_backup_age_seconds',
    help: 'Seconds since the newest complete backup in BACKUP_DIR was begun.',
    registers: [registry],
  });
  interval.set(backups.everyMs / 1_000);
  return async () => {
    const newest = await read(() => backups.newest());
    if (newest === undefined) age.remove();
    else age.set((clock.now() - newest.madeAt) / 1_000);
  };
}

/** Gauges of what waits to be sent; no value while it cannot be read. */
function createBacklogMetrics(registry: Registry, { backlogs = {}, clock }: FreshnessParts): () => Promise<void> {
  const registers = [registry];
  const refreshes = QUEUES.flatMap(([one, many]) => {
    const waiting = backlogs[one];
    if (waiting === undefined) return [];
    const count = new Gauge({
      name: `barograph_${many}_waiting`,
      help: `Count of ${many} that are due and not sent.`,
      registers,
    });
    const age = new Gauge({
      name: `barograph_${one}_wait_seconds`,
      help: `Seconds for which the oldest ${one} that is not sent has been due; 0 while none is.`,
      registers,
    });
    return async () => {
      const now = clock.now();
      const found = await read(() => waiting(now));
      for (const gauge of [count, age]) gauge.remove();
      if (found === undefined) return;
      count.set(found.count);
      age.set((now - (found.oldestAt ?? now)) / 1_000);
    };
  });
  return async () => {
    await Promise.all(refreshes.map((refresh) => refresh()));
  };
}

/** Upper bound of the series. */
export const freshnessSeriesBound = (feedCount: number, regionCount: number): number =>
  3 + 2 + 2 * QUEUES.length + STORE_PROBLEMS.length + 4 * feedCount + 3 * regionCount + JOB_KINDS.length;

const kindOf = (job: string): JobKind | undefined => JOB_KINDS.find((kind) => kind === job.split('/')[0]);

async function read<T>(work: () => Promise<T>): Promise<T | undefined> {
  const settled = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer: systemTimer }, work);
  return settled.status === 'done' ? settled.value : undefined;
}
