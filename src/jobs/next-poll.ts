import type { FeedCard } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { waitOf } from './circuit.ts';

const MINUTE_MS = 60_000;
/** Between the first failures of a feed that has never succeeded; the last one repeats (FEEDS.md §5). */
const FIRST_RETRIES_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS] as const;
/** A feed that has succeeded before is polled again after this share of its cadence. */
const LATER_RETRY_SHARE = 0.2;
const MAX_LATER_RETRY_MS = 360 * MINUTE_MS;
const MIN_LATER_RETRY_MS = MINUTE_MS;

type Polled = Pick<FeedState, 'consecutiveFailures' | 'lastSuccessAt'>;

/** @returns how long after a failed poll a feed is polled again, ms: never longer than its cadence */
export function retryAfterMs({ consecutiveFailures, lastSuccessAt }: Polled, cadenceMs: number): number {
  const first = FIRST_RETRIES_MS[Math.min(consecutiveFailures, FIRST_RETRIES_MS.length) - 1];
  const later = Math.min(Math.max(LATER_RETRY_SHARE * cadenceMs, MIN_LATER_RETRY_MS), MAX_LATER_RETRY_MS);
  return Math.min(cadenceMs, lastSuccessAt === undefined ? (first ?? FIRST_RETRIES_MS[0]) : later);
}

/**
 * @param state of a feed that has been polled
 * @returns when it is polled next, epoch ms: sooner after a failure, and not before the upstream or its circuit allows
 */
export function nextPollAt(state: FeedState, { cadenceMs }: Pick<FeedCard, 'cadenceMs'>): number {
  const { lastAttemptAt = 0, consecutiveFailures } = state;
  const dueAt = lastAttemptAt + (consecutiveFailures > 0 ? retryAfterMs(state, cadenceMs) : cadenceMs);
  return Math.max(dueAt, waitOf(state, lastAttemptAt)?.until ?? dueAt);
}
