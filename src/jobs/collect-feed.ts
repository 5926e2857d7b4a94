import type { Observation } from '../assessment/observation.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed, FeedOutcome, FeedProblem } from '../ports/feed.ts';
import type { FeedState, FeedStateStore } from '../ports/feed-state-store.ts';
import type { ObservationStore } from '../ports/observation-store.ts';

export interface CollectDeps {
  readonly observations: ObservationStore;
  readonly feedStates: FeedStateStore;
  readonly clock: Clock;
}

export type CollectReport =
  | {
      readonly feedId: string;
      readonly status: 'read';
      readonly appended: number;
      readonly unchanged: number;
      readonly refused: number;
      readonly problems: readonly FeedProblem[];
    }
  | { readonly feedId: string; readonly status: 'unchanged' }
  | { readonly feedId: string; readonly status: 'failed'; readonly reason: string }
  /** The upstream asked to be left alone; not an attempt. */
  | { readonly feedId: string; readonly status: 'waiting'; readonly until: number };

/**
 * One run of one feed: what is new is appended with the moment we learned it, then the cursor moves. A crash between the
 * two only makes the next run read again what the store already holds. A run that its owner called off says nothing
 * about the upstream and leaves the feed's state as it was; one that ran out of time is a failure.
 * @param signal the owner's: ends every request of the run
 * @throws whatever a store throws; a feed that throws has failed
 */
export async function collectFeed(feed: Feed, deps: CollectDeps, signal: AbortSignal): Promise<CollectReport> {
  const feedId = feed.card.id;
  const before = await deps.feedStates.read(feedId);
  const startedAt = deps.clock.now();
  if (before?.retryAt !== undefined && before.retryAt > startedAt)
    return { feedId, status: 'waiting', until: before.retryAt };
  const cursor = before?.cursor ?? null;
  const outcome = await feed
    .collect({ cursor, now: startedAt, signal })
    .catch((error: unknown) => brokenRun(error, cursor));
  const knownAt = deps.clock.now();
  if (outcome.status === 'failed' && isCalledOff(signal)) return { feedId, status: 'failed', reason: outcome.reason };
  const { appended, unchanged } =
    outcome.status === 'read'
      ? await deps.observations.append(outcome.observations.map((read): Observation => ({ ...read, feedId, knownAt })))
      : { appended: 0, unchanged: 0 };
  await deps.feedStates.write(stateAfter(outcome, { feedId, before, attemptAt: knownAt }));
  if (outcome.status === 'failed') return { feedId, status: 'failed', reason: outcome.reason };
  if (outcome.status === 'unchanged') return { feedId, status: 'unchanged' };
  return { feedId, status: 'read', appended, unchanged, refused: outcome.refusedCount, problems: outcome.problems };
}

/** A feed that throws is broken; the health page has to say so, and the other feeds go on. */
function brokenRun(error: unknown, cursor: FeedState['cursor']): FeedOutcome {
  return {
    status: 'failed',
    reason: `the feed broke: ${error instanceof Error ? error.message : String(error)}`,
    cursor,
  };
}

function isCalledOff({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}

function stateAfter(
  outcome: FeedOutcome,
  { feedId, before, attemptAt }: { feedId: string; before: FeedState | undefined; attemptAt: number },
): FeedState {
  const newest = Math.max(
    before?.newestContentAt ?? -Infinity,
    (outcome.status === 'read' ? outcome.newestContentAt : undefined) ?? -Infinity,
  );
  const newestContentAt = Number.isFinite(newest) ? { newestContentAt: newest } : {};
  if (outcome.status !== 'failed') {
    return {
      feedId,
      cursor: outcome.cursor,
      lastAttemptAt: attemptAt,
      lastSuccessAt: attemptAt,
      ...newestContentAt,
      consecutiveFailures: 0,
    };
  }
  return {
    feedId,
    cursor: outcome.cursor,
    lastAttemptAt: attemptAt,
    ...(before?.lastSuccessAt === undefined ? {} : { lastSuccessAt: before.lastSuccessAt }),
    ...newestContentAt,
    consecutiveFailures: (before?.consecutiveFailures ?? 0) + 1,
    lastProblem: outcome.reason,
    ...(outcome.retryAt === undefined ? {} : { retryAt: outcome.retryAt }),
  };
}
