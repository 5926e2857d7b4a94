import { BoundedQueue } from '../../concurrency/bounded-queue.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { ProjectionCache } from '../../ports/projection-cache.ts';
import type { ThreadLoad } from '../../ports/thread-load.ts';
import {
  BODY_BYTES_PER_STEP,
  INLINE_BUDGET,
  MAX_INLINE_BODY_BYTES,
  SHORT_BUDGET,
  STEPS_PER_TURN,
} from '../../projection/projection-limits.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';
import { EventLoopBudget } from './event-loop-budget.ts';
import type { Ended, ProjectionOutcome, ProjectionTask, Refused } from './projection-outcome.ts';
import type { ProjectionThread } from './projection-thread.ts';
import { SlowAccounts } from './slow-accounts.ts';

export interface Projector extends ProjectionCache {
  /** @param accountId who shares the thread for costly projections with the others */
  project(task: ProjectionTask, accountId: string): ProjectionOutcome | Promise<ProjectionOutcome>;
  /** How busy the thread for costly projections is. */
  load(): ThreadLoad;
}

/** Bytes of kept outcomes. */
const KEPT_OUTCOME_BYTES = 4_194_304;
/** What an entry takes beyond its bytes and its key. */
const ENTRY_BYTES = 300;

/** A batch may wait as a whole; three accounts fill the queue, which is then some seconds long. */
const QUEUE_LIMITS = { total: 64, perAccount: 20 };

interface Waiting {
  readonly task: ProjectionTask;
  readonly resolve: (outcome: ProjectionOutcome | Ended) => void;
  readonly reject: (error: unknown) => void;
}

/** What is known before the thread is asked. */
type Tried = Pick<Refused, 'originalKeys' | 'cost'>;

/** Projects bodies: known outcomes from the cache, cheap ones synchronously, costly ones on the thread. */
export function createProjector(thread: ProjectionThread): Projector {
  const evaluator = createEvaluator();
  const outcomes = new LruCache<string, ProjectionOutcome>({ maxWeight: KEPT_OUTCOME_BYTES });
  const running = new Map<string, Promise<ProjectionOutcome>>();
  const turns = new EventLoopBudget(STEPS_PER_TURN);
  const queue = new BoundedQueue<Waiting>(QUEUE_LIMITS);
  const costlyAccounts = new SlowAccounts();
  let isWorking = false;
  let refused = 0;
  let isThreadToForget = false;

  function kept(task: ProjectionTask, outcome: ProjectionOutcome): ProjectionOutcome {
    const key = keyOf(task);
    const size = outcome.status === 'projected' ? outcome.bytes.length : outcome.originalKeys.join().length * 2;
    outcomes.set(key, outcome, { weight: size + key.length * 2 + ENTRY_BYTES });
    return outcome;
  }

  const inline = (task: ProjectionTask, accountId: string) =>
    turns.run(() => {
      const readSteps = evaluator.hasRead(task.contentHash) ? 0 : task.body.length / BODY_BYTES_PER_STEP;
      const value = evaluator.run(task, costlyAccounts.has(accountId) ? SHORT_BUDGET : INLINE_BUDGET);
      if (value.status === 'unfinished') costlyAccounts.recordSlow(accountId);
      else costlyAccounts.wasCheap(accountId);
      return { value, steps: value.cost + readSteps + task.expression.length };
    });

  function onThread(task: ProjectionTask, accountId: string): Promise<ProjectionOutcome | Ended> {
    return new Promise((resolve, reject) => {
      if (queue.offer({ task, resolve, reject }, accountId) === undefined) {
        refused += 1;
        return resolve(QUEUE_FULL);
      }
      if (!isWorking) void work();
    });
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      const { task, resolve, reject } = next;
      if (isThreadToForget) {
        isThreadToForget = false;
        await thread.close();
      }
      const known = outcomes.get(keyOf(task));
      await (known === undefined ? thread.run(task) : Promise.resolve(known)).then(resolve, reject);
    }
    isWorking = false;
  }

  async function costly(task: ProjectionTask, accountId: string, tried: Tried): Promise<ProjectionOutcome> {
    const outcome = await onThread(task, accountId);
    if (outcome.status !== 'ended') return kept(task, outcome);
    // Not kept: another time it may have its turn.
    return { ...tried, status: 'refused', reason: 'projection_too_costly', detail: outcome.detail };
  }

  function start(task: ProjectionTask, accountId: string): ProjectionOutcome | Promise<ProjectionOutcome> {
    const afterwards = (tried: ReturnType<Evaluator['run']>) =>
      tried.status === 'unfinished' ? costly(task, accountId, tried) : kept(task, tried);
    if (task.body.length > MAX_INLINE_BODY_BYTES) return costly(task, accountId, UNTRIED);
    const tried = inline(task, accountId);
    return tried instanceof Promise ? tried.then(afterwards) : afterwards(tried);
  }

  const outcomesOf = (contentHash: string | undefined) =>
    outcomes.keys().filter((key) => contentHash === undefined || key.startsWith(`${contentHash} `));

  return {
    load: () => ({ isBusy: isWorking, waiting: queue.count, refused }),
    keptCount: (contentHash) => outcomesOf(contentHash).length + evaluator.keptCount(contentHash),
    forget(contentHash) {
      const kept = outcomesOf(contentHash);
      for (const key of kept) outcomes.delete(key);
      // The thread keeps bodies and expressions of its own; it ends before its next task.
      isThreadToForget = true;
      return kept.length + evaluator.forget(contentHash);
    },
    project(task, accountId) {
      const known = outcomes.get(keyOf(task));
      if (known !== undefined) return known;
      const key = `${accountId} ${keyOf(task)}`;
      const same = running.get(key);
      if (same !== undefined) return same;
      const outcome = start(task, accountId);
      if (!(outcome instanceof Promise)) return outcome;
      const ending = outcome.finally(() => running.delete(key));
      running.set(key, ending);
      return ending;
    },
  };
}

const keyOf = ({ contentHash, expression }: ProjectionTask): string => `${contentHash} ${expression}`;

const QUEUE_FULL: Ended = {
  status: 'ended',
  detail: 'too many costly projections are queued for this account or in total; retry later',
};

const UNTRIED: Tried = { originalKeys: [], cost: 0 };
