import { StoreFailure } from '../store-failure.ts';

export interface StallOptions {
  /** Whether the server answers a new connection; resolves within its own time limit, and never rejects. */
  readonly isReachable: () => Promise<boolean>;
  /** A statement that has waited for so long makes the server be asked, ms. */
  readonly silenceMs?: number;
  /** Pause between two questions, ms. */
  readonly pauseMs?: number;
}

/** Consecutive probes without an answer before waiting statements fail. */
const UNANSWERED = 2;

/**
 * Ends statements that wait for an unreachable server. Lost packets are not reported: TCP resends for a quarter of an hour,
 * and a statement may rightly take long. So once a statement has been unanswered for `silenceMs`, a new connection probes the
 * server; when two probes in a row fail, every statement that was unanswered meanwhile fails, and its connection with it. When
 * the second is answered, statements that are still unanswered a moment later fail.
 * @returns watches a statement: its result, or StoreFailure `unavailable`
 */
export function stallDetector({ isReachable, silenceMs = 2_500, pauseMs = 500 }: StallOptions) {
  const waiting = new Map<symbol, { readonly since: number; readonly lose: () => void }>();
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  const lookIn = (ms: number): void => {
    if (timer !== undefined || isAsking || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void look();
    }, ms);
    timer.unref();
  };

  async function look(): Promise<void> {
    const silent = [...waiting].filter(([, { since }]) => performance.now() - since >= silenceMs);
    if (silent.length > 0) {
      isAsking = true;
      let unanswered = 0;
      while (unanswered < UNANSWERED && !(await isReachable())) unanswered += 1;
      // It is back: TCP may take as long again as it was away until it delivers the answers.
      const isBack = unanswered > 0 && unanswered < UNANSWERED;
      if (isBack) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (unanswered > 0) for (const [id] of silent) waiting.get(id)?.lose();
      isAsking = false;
    }
    lookIn(pauseMs);
  }

  return async function watched<T>(work: Promise<T>): Promise<T> {
    const id = Symbol('statement');
    const lost = new Promise<never>((_, reject) => {
      const lose = () => reject(new StoreFailure('unavailable', 'the server does not answer any more'));
      waiting.set(id, { since: performance.now(), lose });
    });
    lookIn(silenceMs);
    try {
      return await Promise.race([work, lost]);
    } finally {
      waiting.delete(id);
    }
  };
}
