/** A place at work, to be given back; or why there is none. */
export type Turn =
  | { readonly status: 'in'; readonly leave: () => void }
  /** Too many wait already, or too many of this caller. */
  | { readonly status: 'full' }
  | { readonly status: 'aborted' };

export interface FairQueue {
  /** Waits for a place. Says `full` at once, never after waiting. */
  enter(caller: string, signal: AbortSignal): Promise<Turn>;
  /** Whether it would say `full` now. */
  isFullFor(caller: string): boolean;
}

export interface QueueLimits {
  /** At work at once. */
  readonly places: number;
  /** Waiting at once, all callers together. */
  readonly waiting: number;
  /** Waiting at once, one caller. */
  readonly waitingOfCaller: number;
}

interface Waiting {
  readonly admit: () => void;
}

/** Bounded places; callers that wait take turns, so that one with many requests delays another by one at most. */
export function createFairQueue({ places, waiting: maxWaiting, waitingOfCaller }: QueueLimits): FairQueue {
  let free = places;
  let waitingCount = 0;
  // A map keeps the order of insertion: the first caller is the next one, and goes to the end once it was served.
  const lines = new Map<string, Waiting[]>();

  const admitNext = (): void => {
    for (let next = lines.entries().next(); free > 0 && !next.done; next = lines.entries().next()) {
      const [caller, line] = next.value;
      lines.delete(caller);
      const first = line.shift();
      if (line.length > 0) lines.set(caller, line);
      if (first === undefined) continue;
      free -= 1;
      waitingCount -= 1;
      first.admit();
    }
  };
  const leaveOnce = (): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      free += 1;
      admitNext();
    };
  };
  const wait = (caller: string, line: Waiting[], signal: AbortSignal): Promise<Turn> =>
    new Promise((resolve) => {
      const onAbort = () => {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) lines.delete(caller);
        waitingCount -= 1;
        resolve({ status: 'aborted' });
      };
      const waiting: Waiting = {
        admit: () => {
          signal.removeEventListener('abort', onAbort);
          resolve({ status: 'in', leave: leaveOnce() });
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      line.push(waiting);
      lines.set(caller, line);
      waitingCount += 1;
    });
  const isFullFor = (caller: string): boolean =>
    free <= 0 && (waitingCount >= maxWaiting || (lines.get(caller)?.length ?? 0) >= waitingOfCaller);
  return {
    isFullFor,
    enter: async (caller, signal) => {
      if (signal.aborted) return { status: 'aborted' };
      if (free > 0) {
        free -= 1;
        return { status: 'in', leave: leaveOnce() };
      }
      if (isFullFor(caller)) return { status: 'full' };
      return wait(caller, lines.get(caller) ?? [], signal);
    },
  };
}
