import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import { capitalised, counted, shortTime } from '../assessment/english.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { CircuitState, HealthCheck, HealthReason, HealthStatus } from '../contract/platform/health.ts';
import { isBackupOverdue } from '../ports/backups.ts';
import type { ClockVerdict } from '../ports/clock.ts';
import type { FeedCard, SourceState } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import type { SourcedSnapshot } from '../ports/snapshot-source.ts';
import { STORE_PROBLEM_SENTENCES, type StoreProblem } from '../ports/store-problem.ts';

/** A run is overdue when the last success is older than this many cadences. */
const OVERDUE_CADENCES = 3;
/** Content older than this many times its declared maximum age is critical. */
const CRITICAL_AGES = 3;
/** A snapshot this long past its validity missed a whole slot of six hours. */
const CRITICAL_OVERRUN_MS = 6 * 3_600_000;

/** Upstreams date some content by days of their own time zones, which end up to a day ahead of UTC. */
export const MAX_CONTENT_AHEAD_MS = DAY_MS + MAX_CLOCK_SKEW_MS;

/** A feed with several sources warns where it reads less than this share of them (FEEDS.md §5). */
const MIN_SOURCES_READ = 0.7;
/** Unread sources that are named. */
const SOURCES_NAMED = 5;

type Finding = readonly [HealthStatus, HealthReason];

/** Two clocks of a feed against what its card declares, and whether it is asked at all. */
export function feedCheck(card: FeedCard, state: FeedState | undefined, now: number): HealthCheck {
  const { lastAttemptAt, lastSuccessAt, newestContentAt, lastProblem } = state ?? {};
  const findings: Finding[] = [];
  if (lastAttemptAt === undefined) findings.push(['warn', 'never_ran']);
  else if (lastSuccessAt === undefined) findings.push(['crit', 'never_succeeded']);
  else if (now - lastSuccessAt > OVERDUE_CADENCES * card.cadenceMs) findings.push(['warn', 'run_overdue']);
  const isContentAhead = newestContentAt !== undefined && newestContentAt - now > MAX_CONTENT_AHEAD_MS;
  if (isInFuture(lastSuccessAt, now) || isContentAhead) findings.push(['warn', 'in_future']);
  if ((state?.consecutiveFailures ?? 0) > 0) findings.push(['warn', 'run_failing']);
  const { sources = [] } = state ?? {};
  const unread = sources.filter(({ problem }) => problem !== undefined);
  if (sources.length - unread.length < MIN_SOURCES_READ * sources.length) findings.push(['warn', 'sources_unread']);
  const detail = lastProblem ?? unreadSentence(unread, sources);
  const circuit = circuitOf(state, now);
  if (circuit === 'open') findings.push(['warn', 'circuit_open']);
  if (newestContentAt === undefined) findings.push(['warn', 'no_content']);
  else if (now - newestContentAt > CRITICAL_AGES * card.maxAgeMs) findings.push(['crit', 'content_stale']);
  else if (now - newestContentAt > card.maxAgeMs) findings.push(['warn', 'content_stale']);
  return {
    ...judged(`feed:${card.id}`, findings),
    ...instants(lastAttemptAt, lastSuccessAt, newestContentAt),
    ...(detail === undefined ? {} : { detail }),
    ...(state === undefined ? {} : { failuresInARow: state.consecutiveFailures, ...waitOf(state, now), circuit }),
  };
}

/** The source that was read in the place of those that failed; undefined where none was. */
export const fallbackOf = (sources: readonly SourceState[] = []): string | undefined =>
  sources.find(({ isFallback }) => isFallback)?.id;

/** `Read from EIA; 1 of 2 sources was not read: FRED (answered 403)`; without the first part where several are always read. */
function unreadSentence(unread: readonly SourceState[], sources: readonly SourceState[]): string | undefined {
  if (unread.length === 0) return undefined;
  const named = unread.slice(0, SOURCES_NAMED).map(({ id, problem }) => `${id} (${problem ?? ''})`);
  const others = unread.length > named.length ? ` and ${unread.length - named.length} more` : '';
  const verb = unread.length === 1 ? 'was' : 'were';
  const fallback = fallbackOf(sources);
  const readFrom = fallback === undefined ? '' : `Read from ${fallback}; `;
  return `${readFrom}${unread.length} of ${sources.length} sources ${verb} not read: ${named.join(', ')}${others}`;
}

function circuitOf(state: FeedState | undefined, now: number): CircuitState {
  if (state?.pausedUntil === undefined) return 'closed';
  return state.pausedUntil > now ? 'open' : 'half_open';
}

function waitOf({ retryAt, pausedUntil }: FeedState, now: number) {
  const waitingUntil = Math.max(retryAt ?? now, pausedUntil ?? now);
  return waitingUntil > now ? { waitingUntil } : {};
}

/** How old a region's served snapshot is. */
export function regionCheck(regionId: string, source: SourcedSnapshot, now: number): HealthCheck {
  const check = `region:${regionId}`;
  if (source.status === 'unavailable') return judged(check, [['crit', 'unreadable']]);
  if (source.status === 'none') return judged(check, [['crit', 'no_snapshot']]);
  const { generatedAt, validUntil } = source.snapshot;
  const findings: Finding[] = source.status === 'degraded' ? [['warn', 'unreadable']] : [];
  if (isInFuture(generatedAt, now)) findings.push(['crit', 'in_future']);
  if (now > validUntil + CRITICAL_OVERRUN_MS) findings.push(['crit', 'snapshot_overdue']);
  else if (now > validUntil) findings.push(['warn', 'snapshot_stale']);
  return { ...judged(check, findings), ...instants(generatedAt, generatedAt, generatedAt) };
}

/** An instant that a wrong clock stored: its age would be negative. */
const isInFuture = (instant: number | undefined, now: number): boolean =>
  instant !== undefined && instant - now > MAX_CLOCK_SKEW_MS;

const CLOCK_FINDINGS: Readonly<Record<ClockVerdict['state'], readonly Finding[]>> = {
  ok: [],
  rows_ahead: [['warn', 'rows_in_future']],
  unconfirmed: [['crit', 'clock_unconfirmed']],
  ahead: [['crit', 'clock_wrong']],
  behind: [['crit', 'clock_wrong']],
};

/** Whether the clock of this process may date anything. */
export const clockCheck = ({ state, sentence }: ClockVerdict): HealthCheck => ({
  ...judged('clock', CLOCK_FINDINGS[state]),
  detail: sentence,
});

/** What the store cannot do; undefined while it can do everything. `unreadable`: the states of the feeds cannot be read. */
export function storeCheck(problems: readonly ('unreadable' | StoreProblem)[]): HealthCheck | undefined {
  if (problems.length === 0) return undefined;
  const detail = problems.flatMap((problem) => (problem === 'unreadable' ? [] : STORE_PROBLEM_SENTENCES[problem]));
  return {
    ...judged(
      'store',
      problems.map((problem) => ['crit', problem]),
    ),
    ...(detail.length === 0 ? {} : { detail: detail.join('; ') }),
  };
}

export const CONNECTIONS_REJECTED =
  'connections are rejected because the process may open no more files: raise its limit (ulimit -n), or add a process';

/** @returns undefined unless this process rejected connections within the last minute */
export const connectionsCheck = (isRejecting: boolean): HealthCheck | undefined =>
  isRejecting
    ? { ...judged('connections', [['crit', 'connections_rejected']]), detail: CONNECTIONS_REJECTED }
    : undefined;

/** What is known of the scheduled backups; instants in epoch ms. */
export interface BackupStanding {
  readonly everyMs: number;
  readonly newestAt?: number | undefined;
  /** The folder cannot be read. */
  readonly unreadable?: true;
  readonly lastProblem?: string | undefined;
}

/** Whether backups are made as often as they should be. */
export function backupCheck({ everyMs, newestAt, unreadable, lastProblem }: BackupStanding, now: number): HealthCheck {
  const findings: Finding[] = [];
  const sentences: string[] = [];
  const find = (reason: HealthReason, sentence: string) => {
    findings.push(['warn', reason]);
    sentences.push(sentence);
  };
  const every = counted(everyMs / HOUR_MS, 'hour');
  if (unreadable === true) find('unreadable', 'BACKUP_DIR cannot be read');
  else if (newestAt === undefined) find('never_ran', 'BACKUP_DIR holds no complete backup');
  else if (isBackupOverdue(newestAt, everyMs, now))
    find('run_overdue', `the newest backup is of ${shortTime(newestAt)}, and one is due every ${every}`);
  if (isInFuture(newestAt, now)) find('in_future', 'the newest backup is dated in the future');
  if (lastProblem !== undefined) find('run_failing', `the last attempt failed: ${lastProblem}`);
  return {
    ...judged('backup', findings),
    ...instants(newestAt, newestAt, undefined),
    ...(sentences.length === 0 ? {} : { detail: capitalised(sentences.join('; ')) }),
  };
}

export function worst(statuses: readonly HealthStatus[]): HealthStatus {
  if (statuses.includes('crit')) return 'crit';
  return statuses.includes('warn') ? 'warn' : 'ok';
}

function judged(check: string, findings: readonly Finding[]): HealthCheck {
  return { check, status: worst(findings.map(([status]) => status)), reasons: findings.map(([, reason]) => reason) };
}

function instants(lastRunAt: number | undefined, lastSuccessAt: number | undefined, contentAt: number | undefined) {
  return {
    ...(lastRunAt === undefined ? {} : { lastRunAt }),
    ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
    ...(contentAt === undefined ? {} : { contentAt }),
  };
}
