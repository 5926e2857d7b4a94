/** Runs `work` when the host has a free place; rejects with the signal's reason when aborted before. */
export type InTurn = <T>(host: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A queue per host, first come first served.
 * @param parallelByHost places of the hosts that allow more than one request at a time
 */
export function createHostQueue(parallelByHost: Readonly<Record<string, number>>): InTurn {
  const lanes = new Map<string, Lane>();
  return async (host, signal, work) => {
    const lane = lanes.get(host) ?? { running: 0, waiting: [] };
    lanes.set(host, lane);
    const places = Object.hasOwn(parallelByHost, host) ? (parallelByHost[host] ?? 1) : 1;
    if (lane.running < places) lane.running += 1;
    else await takeOver(lane, signal);
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next !== undefined) next();
      else if (lane.running > 1) lane.running -= 1;
      else lanes.delete(host);
    }
  };
}

/** Waits to be handed the place of one that is done, so that `running` need not change. */
function takeOver(lane: Lane, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      lane.waiting.splice(lane.waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    const enter = () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    if (signal.aborted) return reject(signal.reason);
    lane.waiting.push(enter);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
