import { pow } from '../arithmetic/pow.ts';
import type { FeedState } from '../ports/feed-state-store.ts';

/** Failures in a row after which a feed is given a rest (FEEDS.md §3.3, rule 5). */
const FAILURES_BEFORE_PAUSE = 5;
const FIRST_PAUSE_MS = 15 * 60_000;
/** Each further failure doubles the rest up to this: a laptop that slept without a network must not stay blind for long. */
const MAX_PAUSE_MS = 3_600_000;

/** @returns how long to leave an upstream alone after so many failures in a row, ms; undefined for not at all */
export function pauseAfter(consecutiveFailures: number): number | undefined {
  if (consecutiveFailures < FAILURES_BEFORE_PAUSE) return undefined;
  return Math.min(FIRST_PAUSE_MS * pow(2, consecutiveFailures - FAILURES_BEFORE_PAUSE), MAX_PAUSE_MS);
}

export interface Wait {
  /** Epoch ms. */
  readonly until: number;
  /** Who wants it: the upstream said so, or it has failed too often. */
  readonly because: 'upstream' | 'circuit';
}

/** Why a feed is not asked now; undefined when it may be. After a pause exactly the next run is the trial. */
export function waitOf(state: FeedState | undefined, now: number): Wait | undefined {
  const { retryAt, pausedUntil } = state ?? {};
  const asked: Wait[] = retryAt === undefined ? [] : [{ until: retryAt, because: 'upstream' }];
  const paused: Wait[] = pausedUntil === undefined ? [] : [{ until: pausedUntil, because: 'circuit' }];
  const waits = [...asked, ...paused].filter(({ until }) => until > now);
  return waits.sort((a, b) => b.until - a.until)[0];
}
