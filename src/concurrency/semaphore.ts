import { BoundedQueue } from './bounded-queue.ts';

export interface SemaphoreLimits {
  /** Pieces of work that run concurrently. */
  readonly places: number;
  /** Waiting callers of all accounts together; without a limit by default. */
  readonly waiting?: number;
  /** Waiting callers of one account; without a limit by default. */
  readonly waitingPerAccount?: number;
}

/** A place, to be released once; or why there is none. */
export type Entry =
  | { readonly status: 'entered'; readonly release: () => void }
  | { readonly status: 'full' }
  | { readonly status: 'aborted' };

export interface Semaphore {
  /** Waits for a place; `full` is returned without waiting. */
  enter(signal?: AbortSignal, accountId?: string): Promise<Entry>;
  /** Whether `enter` would return `full` now. */
  isFullFor(accountId?: string): boolean;
  /** Work that has a place. */
  readonly runningCount: number;
  readonly waitingCount: number;
}

/** Limits concurrent work to a number of places; callers wait in a bounded queue, round-robin by account. */
export function createSemaphore({ places, waiting, waitingPerAccount }: SemaphoreLimits): Semaphore {
  const queue = new BoundedQueue<() => void>({ total: waiting, perAccount: waitingPerAccount });
  let running = 0;

  const entered = (): Entry => {
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      // A place that is handed on stays counted as running: no later caller can take it first.
      const next = queue.take();
      if (next === undefined) running -= 1;
      else next();
    };
    return { status: 'entered', release };
  };
  const wait = (signal: AbortSignal | undefined, accountId: string | undefined): Promise<Entry> =>
    new Promise((resolve) => {
      const admit = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve(entered());
      };
      const cancel = queue.offer(admit, accountId);
      const onAbort = () => {
        if (cancel?.() === true) resolve({ status: 'aborted' });
      };
      if (cancel === undefined) resolve({ status: 'full' });
      else signal?.addEventListener('abort', onAbort, { once: true });
    });

  return {
    isFullFor: (accountId) => running >= places && queue.isFullFor(accountId),
    async enter(signal, accountId) {
      if (signal?.aborted === true) return { status: 'aborted' };
      if (running >= places) return wait(signal, accountId);
      running += 1;
      return entered();
    },
    get runningCount() {
      return running;
    },
    get waitingCount() {
      return queue.count;
    },
  };
}
