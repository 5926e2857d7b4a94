import type { SetTimer } from '../concurrency/deadline.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { advanceRules, type RuleAdvanceDeps } from './advance-rules.ts';

/** How often every region is looked at; the notice of a snapshot wakes its own earlier. */
const POLL_MS = 15_000;
/** A region takes well under a second; a process that is gone this long has crashed. */
const LEASE_MS = 60_000;

export interface RuleDeps extends RuleAdvanceDeps {
  readonly snapshots: Pick<SnapshotStore, 'latestAt' | 'watch'>;
  readonly claims: Pick<JobClaims, 'claim' | 'release'>;
  /** Names this process among others. */
  readonly owner: string;
  readonly setTimer: SetTimer;
  /** A store that does not answer is asked again by the next poll. */
  readonly onError: (error: unknown) => void;
}

export interface RunningRules {
  /** Begins no further page and waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Evaluates the rules of all accounts over every snapshot that is stored. Processes share the regions by a claim each; the
 * store lets a rule pass a snapshot once, so that a claim that ran out sends nothing twice.
 */
export function runRules(deps: RuleDeps): RunningRules {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<string>();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const regionId of waiting) {
      if (signal.aborted) return;
      waiting.delete(regionId);
      await followed(regionId).catch(deps.onError);
    }
  }

  /** A region without rules is not claimed: that would write every few seconds. */
  async function followed(regionId: string): Promise<void> {
    if ((await deps.rules.positions(regionId)).length === 0) return;
    await withClaim(regionId, deps, () => advanceRules(regionId, deps, signal));
  }

  /** One region at a time; what is stored meanwhile follows. */
  function wake(regionIds: readonly string[]): void {
    if (signal.aborted) return;
    for (const regionId of regionIds) waiting.add(regionId);
    working ??= work().finally(() => {
      working = undefined;
      if (waiting.size > 0) wake([]);
    });
  }

  let cancel = (): void => undefined;
  const poll = (): void => {
    wake(REGION_IDS);
    cancel = deps.setTimer(POLL_MS, poll);
  };
  const unwatch = deps.snapshots.watch((regionId) => wake(regionId === undefined ? REGION_IDS : [regionId]));
  poll();
  return {
    async stop() {
      stopping.abort();
      cancel();
      unwatch();
      await working;
    },
  };
}

/** Another process that has the region does its work; what it misses, the next poll does. */
async function withClaim(
  regionId: string,
  { claims, owner, now }: RuleDeps,
  work: () => Promise<unknown>,
): Promise<void> {
  const turn = { job: `rules/${regionId}`, slot: 'turn' };
  const claim = await claims.claim({ ...turn, owner, leaseMs: LEASE_MS, now: now() });
  if (claim === undefined) return;
  try {
    await work();
  } finally {
    await claims.release({ ...turn, attempt: claim.attempt });
  }
}
