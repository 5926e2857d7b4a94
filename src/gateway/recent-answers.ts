import { LruCache } from '../concurrency/lru-cache.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { HandlerResult, PreparedCall } from '../contract/conventions/handler.ts';
import type { Clock } from '../ports/clock.ts';

/** How long an answer that was read from the store is given again, ms. */
const KEPT_MS = 1_000;
/** Bytes of the answers that are kept. */
const MAX_BYTES = 16_777_216;

type Result = HandlerResult<unknown>;

/** Failures that were read from the store: it holds nothing of that moment. */
const ABSENCES: readonly Failure['code'][] = ['snapshot_not_found', 'at_unavailable'];
const ABSENCE_BYTES = 100;

export interface RecentAnswers {
  /** A call whose answer follows from its input and the store: equal calls of one second get one answer. */
  shared(call: PreparedCall): PreparedCall;
  /** The next call of each reads the store: something that is read was written. */
  forget(): void;
}

/** Gives equal questions of one second one answer, also while it is being read. What failed is asked again, but for what the store does not hold. */
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
        const weight = weightOf(result);
        if (weight !== undefined) own.set(call, result, { weight, from });
        return result;
      })
      .finally(() => others.delete(call));
    others.set(call, settled);
    return settled;
  }
}

/** Bytes of a result that is kept; undefined for any other. */
function weightOf(result: Result): number | undefined {
  if (!result.ok) return ABSENCES.includes(result.failure.code) ? ABSENCE_BYTES : undefined;
  if (result.reply.kind !== 'bytes') return undefined;
  return result.reply.pieces.reduce((sum, piece) => sum + piece.length, 0);
}
