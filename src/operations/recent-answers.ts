import { LruCache } from '../concurrency/lru-cache.ts';
import type { HandlerResult } from '../contract/conventions/handler.ts';
import type { Clock } from '../ports/clock.ts';

/** How long the answer to a question about a settled instant is given again: a list of the present is up to this old, ms. */
const KEPT_MS = 1_000;
/** Bytes of the answers that are kept. */
const MAX_BYTES = 8_388_608;

/** Gives equal questions of one second one answer, also while it is being read. What failed is asked again. */
export function createRecentAnswers(clock: Clock) {
  const kept = new LruCache<string, HandlerResult<never>>({ maxWeight: MAX_BYTES, ttlMs: KEPT_MS, clock });
  const running = new Map<string, Promise<HandlerResult<never>>>();

  /** @param since from when on the answer counts, epoch ms */
  async function answered(
    question: string,
    answer: () => Promise<{ readonly result: HandlerResult<never>; readonly since: number }>,
  ): Promise<HandlerResult<never>> {
    const { result, since } = await answer();
    if (result.ok && result.reply.kind === 'bytes') {
      const weight = question.length + result.reply.pieces.reduce((sum, piece) => sum + piece.length, 0);
      kept.set(question, result, { weight, from: since });
    }
    return result;
  }

  return (
    question: string,
    answer: () => Promise<{ readonly result: HandlerResult<never>; readonly since: number }>,
  ): HandlerResult<never> | Promise<HandlerResult<never>> => {
    const known = kept.get(question);
    if (known !== undefined) return known;
    const begun = running.get(question) ?? answered(question, answer).finally(() => running.delete(question));
    running.set(question, begun);
    return begun;
  };
}
