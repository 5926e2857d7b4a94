import { LruCache } from '../concurrency/lru-cache.ts';
import type { HandlerResult, PreparedCall } from '../contract/conventions/handler.ts';
import type { Clock } from '../ports/clock.ts';

/** How long an answer that was read from the store is given again, ms. */
const KEPT_MS = 1_000;
/** Bytes of the answers that are kept. */
const MAX_BYTES = 16_777_216;

type Result = HandlerResult<unknown>;

export interface RecentAnswers {
  /** A call whose answer follows from its input and the store: equal calls of one second get one answer. */
  shared(call: PreparedCall): PreparedCall;
  /** The next call of each reads the store: something that is read was written. */
  forget(): void;
}

/** Gives equal questions of one second one answer, also while it is being read. What failed is asked again. */
export function createRecentAnswers(clock: Clock): RecentAnswers {
  let kept = newCache();
  let running = new Map<PreparedCall, Promise<Result>>();
  return {
    shared(call) {
      const again: PreparedCall = (context) =>
        kept.get(again) ?? running.get(again) ?? read(again, () => call(context));
      return again;
    },
    forget() {
      // A read that has begun ends in what is no longer looked at.
      kept = newCache();
      running = new Map();
    },
  };

  function newCache() {
    return new LruCache<PreparedCall, Result>({ maxWeight: MAX_BYTES, ttlMs: KEPT_MS, clock });
  }

  function read(call: PreparedCall, ask: () => ReturnType<PreparedCall>): ReturnType<PreparedCall> {
    const from = clock.now();
    const answer = ask();
    // It is in memory already.
    if (!(answer instanceof Promise)) return answer;
    const [own, others] = [kept, running];
    const settled = answer
      .then((result) => {
        if (result.ok && result.reply.kind === 'bytes') own.set(call, result, { weight: weightOf(result.reply), from });
        return result;
      })
      .finally(() => others.delete(call));
    others.set(call, settled);
    return settled;
  }
}

const weightOf = ({ pieces }: { readonly pieces: readonly Uint8Array[] }): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);
