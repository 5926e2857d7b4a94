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
  running: number;
  readonly waiting: (() => void)[];
  readonly bucket: TokenBucket;
}

const REAL_TIME: QueueTime = { now: () => performance.now(), pause };

/** A queue per host, first come first served: at most so many in flight, and not faster than the host's bucket. */
export function createHostQueue(rules: HostRules, time: QueueTime = REAL_TIME): RunQueued {
  const lanes = new Map<string, Lane>();
  return async (host, signal, work) => {
    const rule = ruleOf(host, rules);
    const lane = lanes.get(host) ?? { running: 0, waiting: [], bucket: createTokenBucket(rule) };
    lanes.set(host, lane);
    if (lane.running < rule.parallel) lane.running += 1;
    else await takeOver(lane, signal);
    try {
      const waitMs = lane.bucket.take(time.now());
      if (waitMs > 0 && (await time.pause(waitMs, signal)) === 'aborted') throw signal.reason;
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next !== undefined) next();
      else lane.running -= 1;
      // A lane at rest is kept as long as its pace remembers something.
      if (lane.running === 0 && lane.bucket.isFull(time.now())) lanes.delete(host);
    }
  };
}

/** Waits to be handed the place of one that is done, so that `running` need not change. */
function takeOver(lane: Lane, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      lane.waiting.splice(lane.waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    const enter = () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    if (signal.aborted) return reject(signal.reason);
    lane.waiting.push(enter);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
