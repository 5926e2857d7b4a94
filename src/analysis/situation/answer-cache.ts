import { untilAborted } from '../../concurrency/deadline.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { AnalystAnswer } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';

export interface AnswerCache {
  /** Whether an answer is cached, or being worked on, under a key that begins so. */
  mayHold(beginning: string): boolean;
  /**
   * The answer under a key: cached, being worked on, or worked out now. A caller that shares an answer has spent no run.
   * The work is aborted when every caller that waits for it has gone.
   */
  once(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<AnalystAnswer>): Promise<AnalystAnswer>;
}

/** A few megabytes. */
const MAX_ANSWERS = 500;
/** As long as a snapshot is valid; its successor has another key anyhow. */
const TTL_MS = 6 * 3_600_000;

interface Running {
  readonly answer: Promise<AnalystAnswer>;
  readonly owner: AbortController;
  waitingCount: number;
}

/** Caches answers of models. What is not an answer is never cached. */
export function createAnswerCache(clock: Clock): AnswerCache {
  const cached = new LruCache<string, AnalystAnswer>({ maxWeight: MAX_ANSWERS, ttlMs: TTL_MS, clock });
  const running = new Map<string, Running>();

  const cache = (key: string, answer: AnalystAnswer): void => {
    // Without a model the answer is cheap, and a model may do better the next time.
    if (answer.status !== 'answered' || answer.countedRuns !== 1 || answer.provider === 'builtin' || answer.isPartial)
      return;
    cached.set(key, answer);
  };
  const start = (key: string, work: (signal: AbortSignal) => Promise<AnalystAnswer>): Running => {
    const owner = new AbortController();
    const answer = work(owner.signal)
      .then((made) => {
        cache(key, made);
        return made;
      })
      .finally(() => {
        if (running.get(key)?.owner === owner) running.delete(key);
      });
    const started = { answer, owner, waitingCount: 0 };
    running.set(key, started);
    return started;
  };
  const leave = (key: string, run: Running, signal: AbortSignal): void => {
    run.waitingCount -= 1;
    if (run.waitingCount > 0) return;
    // The next caller starts again instead of joining aborted work.
    if (running.get(key) === run) running.delete(key);
    run.owner.abort(signal.reason);
  };
  return {
    mayHold: (beginning) => startsOne(cached.keys(), beginning) || startsOne(running.keys(), beginning),
    once: async (key, signal, work) => {
      const known = cached.get(key);
      if (known !== undefined) return asShared(known);
      const joined = running.get(key);
      const run = joined ?? start(key, work);
      run.waitingCount += 1;
      const settled = await untilAborted(run.answer, signal);
      if (settled.status === 'failed') throw settled.error;
      if (settled.status === 'done') return joined === undefined ? settled.value : asShared(settled.value);
      leave(key, run, signal);
      throw signal.reason;
    },
  };
}

function startsOne(keys: Iterable<string>, beginning: string): boolean {
  for (const key of keys) if (key.startsWith(beginning)) return true;
  return false;
}

const asShared = (answer: AnalystAnswer): AnalystAnswer =>
  answer.status === 'answered' ? { ...answer, countedRuns: 0 } : answer;
