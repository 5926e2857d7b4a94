import type { AnalystAnswer } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';

export interface AnswerCache {
  /** Whether an answer is held, or being worked on, under a key that begins so. */
  mayHold(beginning: string): boolean;
  /**
   * The answer under a key: remembered, being worked on, or worked out now. Whoever did not have it worked out has not
   * spent a run. The work is called off when everybody who waits for it has gone.
   */
  once(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<AnalystAnswer>): Promise<AnalystAnswer>;
}

/** A few megabytes. */
const MAX_ANSWERS = 500;
/** As long as a snapshot stands; its successor has another key anyhow. */
const MAX_MS = 6 * 3_600_000;

interface Running {
  readonly answer: Promise<AnalystAnswer>;
  readonly owner: AbortController;
  waitingCount: number;
}

/** Answers of models, the least recently used forgotten first. What is not an answer is never remembered. */
export function createAnswerMemory(clock: Clock): AnswerCache {
  const held = new Map<string, { readonly answer: AnalystAnswer; readonly until: number }>();
  const running = new Map<string, Running>();

  const remembered = (key: string): AnalystAnswer | undefined => {
    const found = held.get(key);
    held.delete(key);
    if (found === undefined || found.until <= clock.now()) return undefined;
    held.set(key, found);
    return found.answer;
  };
  const remember = (key: string, answer: AnalystAnswer): void => {
    // Without a model the answer is at hand at any time, and a model may do better the next time.
    if (answer.status !== 'answered' || answer.modelRuns !== 1 || answer.provider === 'builtin' || answer.isPartial)
      return;
    held.set(key, { answer, until: clock.now() + MAX_MS });
    for (const oldest of held.keys()) {
      if (held.size <= MAX_ANSWERS) break;
      held.delete(oldest);
    }
  };
  const start = (key: string, work: (signal: AbortSignal) => Promise<AnalystAnswer>): Running => {
    const owner = new AbortController();
    const answer = work(owner.signal)
      .then((made) => {
        remember(key, made);
        return made;
      })
      .finally(() => {
        if (running.get(key)?.owner === owner) running.delete(key);
      });
    const started = { answer, owner, waitingCount: 0 };
    running.set(key, started);
    return started;
  };
  return {
    mayHold: (beginning) => startsOne(held, beginning) || startsOne(running, beginning),
    once: async (key, signal, work) => {
      const known = remembered(key);
      if (known !== undefined) return asShared(known);
      const joined = running.get(key);
      const run = joined ?? start(key, work);
      run.waitingCount += 1;
      const answer = await untilGone(run.answer, signal, () => {
        run.waitingCount -= 1;
        if (run.waitingCount > 0) return;
        // Whoever asks next begins anew instead of joining what is called off.
        if (running.get(key) === run) running.delete(key);
        run.owner.abort(signal.reason);
      });
      return joined === undefined ? answer : asShared(answer);
    },
  };
}

function startsOne(keys: ReadonlyMap<string, unknown>, beginning: string): boolean {
  for (const key of keys.keys()) if (key.startsWith(beginning)) return true;
  return false;
}

const asShared = (answer: AnalystAnswer): AnalystAnswer =>
  answer.status === 'answered' ? { ...answer, modelRuns: 0 } : answer;

function untilGone<T>(work: Promise<T>, signal: AbortSignal, onGone: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      onGone();
      reject(signal.reason);
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
