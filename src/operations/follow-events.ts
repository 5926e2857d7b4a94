import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { LiveStream } from '../contract/conventions/handler.ts';
import type { LoggedEvent } from '../contract/intelligence/event.ts';
import type { EventLog } from '../ports/event-log.ts';
import { passes } from './event-page.ts';
import type { EventTail } from './event-tail.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** A comment keeps proxies from ending a stream on which nothing happens. */
const COMMENT_MS = 15_000;
const RECHECK_MS = 5_000;
/** Bytes that a reader may be behind. */
export const MAX_BACKLOG_BYTES = 1024 * 1024;

interface Following {
  /** The sequence after which it begins. */
  readonly from: number;
  /** Undefined while the log is empty. */
  readonly storeId: string | undefined;
  readonly filters: Parameters<typeof passes>[1];
  readonly live: LiveStream;
  /** Aborted when the client has left. */
  readonly gone: AbortSignal;
}

interface FollowParts {
  readonly eventLog: Pick<EventLog, 'bounds'>;
  readonly eventTail: EventTail;
  readonly setTimer: SetTimer;
}

/**
 * Sends every event after a place once and in order, until the client leaves, is too far behind, may no longer read, or the
 * process stops.
 * @returns why it ended where the client is to be informed; undefined otherwise
 */
export async function followEvents(
  { from, storeId, filters, live, gone }: Following,
  { eventLog, eventTail, setTimer }: FollowParts,
): Promise<Failure | undefined> {
  let place = from;
  let ended: Failure | 'over' | undefined;
  let hasMore = true;
  let wake = (): void => undefined;
  const rouse = (): void => {
    hasMore = true;
    wake();
  };
  const end = (why: Failure | 'over'): void => {
    ended ??= why;
    rouse();
  };
  const storeIdOf = storeIdReader(eventLog, storeId);
  const send = async (event: LoggedEvent): Promise<void> => {
    place = event.sequence;
    if (!passes(event, filters)) return;
    live.send({ id: `${await storeIdOf()}.${event.sequence}`, event: event.type, data: event });
    if (live.backlogBytes <= MAX_BACKLOG_BYTES) return;
    live.abandon();
    end('over');
  };
  const onGone = (): void => end('over');
  gone.addEventListener('abort', onGone, { once: true });
  const stops = [
    eventTail.follow(() => (eventTail.isClosed ? end('over') : rouse())),
    every(COMMENT_MS, setTimer, () => live.comment()),
    every(RECHECK_MS, setTimer, async () => {
      const failure = await live.recheck();
      if (failure !== undefined) end(failure);
    }),
    () => gone.removeEventListener('abort', onGone),
  ];
  let isCatchingUp = true;
  try {
    if (gone.aborted || eventTail.isClosed) end('over');
    while (ended === undefined) {
      hasMore = false;
      const read = await readWithDeadline(eventTail.after(place), setTimer, { owner: gone });
      if (!read.ok) end(read.failure);
      const events = read.ok ? read.value : [];
      for (const event of events) if (ended === undefined) await send(event);
      if (events.length > 0) {
        // What lies in the store is sent as fast as it is taken; of what happens meanwhile 1 MB may wait.
        if (isCatchingUp) await Promise.race([live.drained(), untilWoken(() => ended !== undefined)]);
        continue;
      }
      isCatchingUp = false;
      await untilWoken(() => hasMore || ended !== undefined);
    }
  } finally {
    for (const stop of stops) stop();
  }
  return ended === 'over' ? undefined : ended;

  /** Resolves with the next call that finds the condition true; immediately where it is. */
  function untilWoken(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (isTrue()) resolve();
      };
      wake = look;
      look();
    });
  }
}

/** The id of the store; read when the first event is there, unless it is known. */
function storeIdReader(eventLog: Pick<EventLog, 'bounds'>, first: string | undefined): () => Promise<string> {
  let known = first;
  return async () => {
    known ??= (await eventLog.bounds())?.storeId;
    if (known === undefined) throw new Error('a log with events has an id');
    return known;
  };
}

/** Runs something again and again, the next time only when it is done. @returns ends it */
function every(ms: number, setTimer: SetTimer, run: () => void | Promise<void>): () => void {
  let isOver = false;
  let cancel = (): void => undefined;
  const next = (): void => {
    cancel = setTimer(ms, () => {
      void Promise.resolve(run()).finally(() => {
        if (!isOver) next();
      });
    });
  };
  next();
  return () => {
    isOver = true;
    cancel();
  };
}
