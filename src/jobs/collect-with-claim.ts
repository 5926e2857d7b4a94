import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedStateStore } from '../ports/feed-state-store.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { CollectReport } from './collect-feed.ts';
import { retryAfterMs } from './next-poll.ts';

/** Longer than a run takes with its wait at the gate. */
const LEASE_MS = 10 * 60_000;

export interface TurnDeps {
  readonly claims: JobClaims;
  readonly feedStates: Pick<FeedStateStore, 'read'>;
  readonly clock: Clock;
  readonly owner: string;
  /** A feed that any process has asked this recently is not asked again, ms; after a failure it is when its retry is due. */
  readonly freshMs: number;
}

export type TurnReport =
  | CollectReport
  /** Another process asks it, or has asked it just now; in that case not to be asked before `until`, epoch ms. */
  | { readonly feedId: string; readonly status: 'taken'; readonly until?: number };

/**
 * Asks a feed unless another process does or did a moment ago, so that an upstream sees one caller however many workers there
 * are. Failures are the feed's own, which its state remembers: the claim is released after every outcome. Two
 * concurrent runs, after an expired lease, store the same rows as one.
 * @throws whatever the run or a store throws
 */
export async function collectWithClaim(
  { id, cadenceMs }: Pick<FeedCard, 'id' | 'cadenceMs'>,
  run: () => Promise<CollectReport>,
  deps: TurnDeps,
): Promise<TurnReport> {
  const { claims, clock, owner, freshMs } = deps;
  const turn = { job: `collect/${id}`, slot: 'turn' };
  const claim = await claims.claim({ ...turn, owner, leaseMs: LEASE_MS, now: clock.now() });
  if (claim === undefined) return { feedId: id, status: 'taken' };
  try {
    const state = await deps.feedStates.read(id);
    // An attempt in the future was recorded by a wrong clock and delays nothing.
    if (state?.lastAttemptAt !== undefined && state.lastAttemptAt <= clock.now() + MAX_CLOCK_SKEW_MS) {
      const restMs = state.consecutiveFailures > 0 ? Math.min(freshMs, retryAfterMs(state, cadenceMs)) : freshMs;
      const until = state.lastAttemptAt + restMs;
      if (until > clock.now()) return { feedId: id, status: 'taken', until };
    }
    return await run();
  } finally {
    await claims.release({ ...turn, attempt: claim.attempt });
  }
}
