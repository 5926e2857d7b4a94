import { StoreFailure } from '../store-failure.ts';

export interface StallOptions {
  /** Whether the server answers somebody who comes anew; resolves within its own time limit, and never rejects. */
  readonly isReachable: () => Promise<boolean>;
  /** A statement that has waited for so long makes the server be asked, ms. */
  readonly silenceMs?: number;
  /** Pause between two questions, ms. */
  readonly pauseMs?: number;
}

/** So often in a row a newcomer has to be left without an answer before those who wait are told so. */
const UNANSWERED = 2;

/**
 * Ends statements that wait for a server which is no longer there. Where packets are lost nobody learns of it: TCP keeps
 * sending for a quarter of an hour, ever more rarely, and a statement may take long by right. So once one has been silent for
 * a while a newcomer asks the server; when two of these in a row get no answer, everybody who has been silent meanwhile
 * fails, and the connection with it. When the second is answered, who is still silent a moment later fails.
 * @returns watches a statement: what it comes to, or StoreFailure `unavailable`
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
      // It is back: TCP may take as long again as it was away until it tells those who wait.
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
