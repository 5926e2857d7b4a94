import { createSemaphore, type Semaphore } from '../../concurrency/semaphore.ts';
import { type HostRules, ruleOf } from './host-rules.ts';
import { pause } from './pause.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';

/** Runs `work` when the host has a free place and its pace allows; rejects with the signal's reason when aborted before. */
export type RunQueued = <T>(host: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface QueueTime {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly pause: typeof pause;
}

interface Lane {
  readonly places: Semaphore;
  readonly bucket: TokenBucket;
}

const REAL_TIME: QueueTime = { now: () => performance.now(), pause };

/** A queue per host, first come first served: at most so many in flight, and not faster than the host's bucket. */
export function createHostQueue(rules: HostRules, time: QueueTime = REAL_TIME): RunQueued {
  const lanes = new Map<string, Lane>();
  return async (host, signal, work) => {
    const rule = ruleOf(host, rules);
    const lane = lanes.get(host) ?? {
      places: createSemaphore({ places: rule.parallel }),
      bucket: createTokenBucket(rule),
    };
    lanes.set(host, lane);
    const entry = await lane.places.enter(signal);
    if (entry.status !== 'entered') throw signal.reason;
    try {
      const waitMs = lane.bucket.take(time.now());
      if (waitMs > 0 && (await time.pause(waitMs, signal)) === 'aborted') throw signal.reason;
      return await work();
    } finally {
      entry.release();
      // An idle lane is kept until its bucket is full again.
      if (lane.places.runningCount === 0 && lane.bucket.isFull(time.now())) lanes.delete(host);
    }
  };
}
