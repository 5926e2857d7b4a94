/** Runs `work` when so many bytes are free; rejects with the signal's reason when aborted before. */
export type WithinBudget = <T>(bytes: number, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/**
 * A budget of memory that bodies in flight share, first come first served, so that thirty feeds at a start do not add
 * up. A body counts with its cap; one whose cap is above the whole budget runs alone.
 */
export function createByteBudget(totalBytes: number): WithinBudget {
  let freeBytes = totalBytes;
  const queue: Waiting[] = [];
  const admit = (): void => {
    for (let next = queue[0]; next !== undefined && next.bytes <= freeBytes; next = queue[0]) {
      queue.shift();
      freeBytes -= next.bytes;
      next.enter();
    }
  };
  const enter = (bytes: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const onAbort = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
        admit();
      };
      const waiting: Waiting = {
        bytes,
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queue.push(waiting);
      admit();
    });
  return async (wanted, signal, work) => {
    const bytes = Math.min(wanted, totalBytes);
    await enter(bytes, signal);
    try {
      return await work();
    } finally {
      freeBytes += bytes;
      admit();
    }
  };
}
