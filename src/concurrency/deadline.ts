/** Calls `run` once after `ms` milliseconds, unless the returned function is called before. */
export type SetTimer = (ms: number, run: () => void) => () => void;

export interface Deadline {
  /** Aborts when the time is up or the owner aborts. */
  readonly signal: AbortSignal;
  /** Cancels the timer and stops listening to the owner; for when the work is done. */
  end(): void;
}

export interface DeadlineLimit {
  /** Milliseconds; below 0 counts as 0. */
  readonly ms: number;
  readonly setTimer: SetTimer;
  /** Aborts the deadline early, with its own reason. */
  readonly owner?: AbortSignal | undefined;
}

/** Starts a deadline that several steps share; the caller ends it. For one piece of work, use `withDeadline`. */
export function startDeadline({ ms, setTimer, owner }: DeadlineLimit): Deadline {
  const controller = new AbortController();
  const onOwnerAbort = () => controller.abort(owner?.reason);
  if (owner?.aborted === true) onOwnerAbort();
  owner?.addEventListener('abort', onOwnerAbort, { once: true });
  const cancel = setTimer(Math.max(0, ms), () => controller.abort());
  return {
    signal: controller.signal,
    end: () => {
      cancel();
      owner?.removeEventListener('abort', onOwnerAbort);
    },
  };
}

/** How work under a signal ended; `aborted` where the signal aborted before the work did. */
export type Settled<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'aborted' };

/**
 * Waits for work until a signal aborts, even where the work ignores the signal. Never rejects; removes its listener.
 * @param onLate receives the result of work that ends after the abort; a late failure is dropped
 */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  onLate: (value: T) => void = () => undefined,
): Promise<Settled<T>> {
  return new Promise((resolve) => {
    let isAborted = false;
    const onAbort = () => {
      isAborted = true;
      resolve({ status: 'aborted' });
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    const settle = (settled: Settled<T>) => {
      signal.removeEventListener('abort', onAbort);
      resolve(settled);
    };
    work.then(
      (value) => (isAborted ? onLate(value) : settle({ status: 'done', value })),
      (error: unknown) => settle({ status: 'failed', error }),
    );
  });
}

/**
 * Runs work under a deadline and waits for it until then at most. Never rejects; the timer ends with the work.
 * @param work receives the signal that aborts at the deadline, or when the owner aborts
 * @param onLate receives a result that arrives after the deadline
 */
export async function withDeadline<T>(
  limit: DeadlineLimit,
  work: (signal: AbortSignal) => Promise<T>,
  onLate?: (value: T) => void,
): Promise<Settled<T>> {
  const deadline = startDeadline(limit);
  try {
    return await untilAborted(work(deadline.signal), deadline.signal, onLate);
  } finally {
    deadline.end();
  }
}
