import type { SetTimer } from '../concurrency/deadline.ts';
import type { LoggedEvent } from '../contract/intelligence/event.ts';
import type { EventLog } from '../ports/event-log.ts';

/** How often the log is read while anyone follows it: a lost notice delays by so long. */
const POLL_MS = 1_000;
/** Events read at a time: below the backlog of 1 MB that a reader may have, at 8 KB each. */
export const TAIL_PAGE = 100;
/** Newest events that are kept for all readers. */
const MAX_RECENT = 1_000;

/** The end of the log, read once for all who follow it. */
export interface EventTail {
  /** Events after a sequence, oldest first, `TAIL_PAGE` at most; from memory where they are recent. */
  after(sequence: number): Promise<readonly LoggedEvent[]>;
  /**
   * Calls back whenever there may be more, and when the tail is closed.
   * @returns ends the following
   */
  follow(onMore: () => void): () => void;
  readonly isClosed: boolean;
  /** Ends what follows: the process stops. */
  close(): void;
}

export function createEventTail({
  eventLog,
  setTimer,
}: {
  readonly eventLog: Pick<EventLog, 'page' | 'bounds' | 'watch'>;
  readonly setTimer: SetTimer;
}): EventTail {
  const followers = new Set<() => void>();
  /** Without a gap; oldest first. */
  let recent: LoggedEvent[] = [];
  let head: number | undefined;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let stop: (() => void) | undefined;
  let isClosed = false;

  const callAll = (): void => {
    for (const call of followers) call();
  };

  async function readOn(of: unknown): Promise<void> {
    let after = head ?? (await eventLog.bounds())?.headSequence ?? 0;
    for (;;) {
      const page = await eventLog.page({ after, limit: TAIL_PAGE });
      // What was read for those who have left would have a gap later.
      if (stop !== of) return;
      head = after;
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.sequence;
      head = after;
      recent = [...recent, ...page].slice(-MAX_RECENT);
      callAll();
    }
  }

  /** One reading at a time; what is asked for meanwhile follows it. */
  function refresh(): Promise<void> {
    if (reading !== undefined) {
      isAskedAgain = true;
      return reading;
    }
    // While the store does not answer, readers wait: the next poll reads on.
    reading = readOn(stop)
      .catch(() => undefined)
      .then(() => {
        reading = undefined;
        const isWanted = isAskedAgain && stop !== undefined;
        isAskedAgain = false;
        return isWanted ? refresh() : undefined;
      });
    return reading;
  }

  function start(): void {
    const unwatch = eventLog.watch(() => void refresh());
    let cancel = (): void => undefined;
    const poll = (): void => {
      cancel = setTimer(POLL_MS, () => {
        void refresh();
        poll();
      });
    };
    poll();
    stop = () => {
      cancel();
      unwatch();
    };
    void refresh();
  }

  function stopReading(): void {
    stop?.();
    stop = undefined;
    recent = [];
    head = undefined;
  }

  return {
    async after(sequence) {
      const first = recent[0]?.sequence;
      if (first !== undefined && sequence >= first - 1)
        return recent.slice(sequence - first + 1, sequence - first + 1 + TAIL_PAGE);
      if (head !== undefined && sequence >= head) return [];
      return eventLog.page({ after: sequence, limit: TAIL_PAGE });
    },
    follow(onMore) {
      followers.add(onMore);
      if (stop === undefined && !isClosed) start();
      return () => {
        followers.delete(onMore);
        if (followers.size === 0) stopReading();
      };
    },
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
      callAll();
      stopReading();
    },
  };
}
