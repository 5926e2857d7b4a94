/** Lets so many runs in at once; the others wait in the order they came. */
export interface Semaphore {
  /** @returns what `work` resolves to, or `undefined` when the signal aborted before its turn came: nothing was done then */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined>;
}

/** Bounds what the feeds of one process hold in memory together: each run keeps its answers until they are stored. */
export function createCollectGate(places: number): Semaphore {
  let free = places;
  const waiting: (() => void)[] = [];
  const enter = (signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return Promise.resolve(false);
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const onAbort = () => {
        waiting.splice(waiting.indexOf(onTurn), 1);
        resolve(false);
      };
      const onTurn = () => {
        signal.removeEventListener('abort', onAbort);
        resolve(true);
      };
      waiting.push(onTurn);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  };
  return {
    async run(signal, work) {
      if (!(await enter(signal))) return undefined;
      try {
        return await work();
      } finally {
        // A place that is handed on was never free.
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
