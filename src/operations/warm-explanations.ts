import type { SetTimer } from '../concurrency/deadline.ts';
import type { HandlerContext } from '../contract/conventions/handler.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { AssessmentQueue } from './assessment-queue.ts';
import { priorOf } from './explain-regional-snapshot.ts';
import { snapshotInBody } from './stored-body.ts';

export interface WarmingParts {
  readonly history: Pick<SnapshotStore, 'latest' | 'byId' | 'watch'>;
  readonly queue: Pick<AssessmentQueue, 'work'>;
  readonly setTimer: SetTimer;
  /** Receives what ended a warming; the next snapshot starts another one. */
  readonly onError: (error: unknown) => void;
}

/** After the last of the snapshots that a run stores one after the other, and after a start, ms: its first readers come first. */
export const QUIET_MS = 20_000;

/** One value of each kind of explanation: together they read everything that any other does. */
const EXPLAINED = ['/balance/coercivePressure', '/balance/netBalance', '/regime/label', '/meta/snapshotConfidence'];

/**
 * Has the newest snapshot explained after a start and whenever a newer one is stored: the first explanation reads everything that was
 * known, which takes seconds, and all later ones find it in memory. Callers' tasks wait for at most the one value that is being
 * explained.
 * @returns ends it
 */
export function warmExplanations({ history, queue, setTimer, onError }: WarmingParts): () => void {
  const ending = new AbortController();
  let warmedAt = Number.NEGATIVE_INFINITY;
  let cancel: () => void = () => undefined;
  let running: Promise<void> = Promise.resolve();

  async function warm(): Promise<void> {
    const newest = await newestIn(history);
    if (newest === undefined || newest.generatedAt <= warmedAt || ending.signal.aborted) return;
    const prior = await priorOf(newest, { history, setTimer });
    if (!prior.ok) return;
    const { snapshotId, generatedAt } = newest;
    const task = { kind: 'explanation', snapshotId, generatedAt, snapshot: snapshotInBody(newest) } as const;
    const context: Pick<HandlerContext, 'caller' | 'signal'> = { caller: undefined, signal: ending.signal };
    for (const pointer of EXPLAINED) {
      const answer = await queue.work({ ...task, prior: prior.value, pointer }, context);
      if (!answer.ok) return;
    }
    warmedAt = generatedAt;
  }

  function schedule(): void {
    cancel();
    cancel = setTimer(QUIET_MS, () => {
      running = running.then(warm).catch(onError);
    });
  }

  const stopWatching = history.watch(schedule);
  schedule();
  return () => {
    stopWatching();
    cancel();
    ending.abort();
  };
}

async function newestIn(history: WarmingParts['history']): Promise<StoredSnapshot | undefined> {
  const found = (await Promise.all(REGION_IDS.map((id) => history.latest(id)))).filter((one) => one !== undefined);
  return found.reduce<StoredSnapshot | undefined>(
    (newest, one) => (newest === undefined || one.generatedAt > newest.generatedAt ? one : newest),
    undefined,
  );
}
