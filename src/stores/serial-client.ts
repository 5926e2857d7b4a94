import { createSemaphore } from '../concurrency/semaphore.ts';
import { type RawSession, runTransaction } from './run-transaction.ts';
import type { SqlClient } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

export interface SerialOptions {
  /** Ends the session after the last turn. */
  readonly close: () => Promise<void>;
  readonly idleMs?: number;
  readonly listen?: SqlClient['listen'];
}

/**
 * A client over the only session that a database has: calls and whole transactions take turns, first come, first served.
 */
export function createSerialClient(
  raw: RawSession,
  { close, idleMs, listen = () => () => undefined }: SerialOptions,
): SqlClient {
  const session = createSemaphore({ places: 1 });
  let closing: Promise<void> | undefined;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) throw new StoreFailure('closed', 'the store is closed');
    const entry = await session.enter();
    if (entry.status !== 'entered') throw new StoreFailure('unavailable', 'the session cannot be waited for');
    try {
      return await work();
    } finally {
      entry.release();
    }
  };

  return {
    query: (statement) => inTurn(() => raw.run(statement)),
    transaction: (work) => inTurn(() => runTransaction(raw, work, idleMs)),
    listen,
    pool: () => ({ open: 1, idle: 1 - session.runningCount, waiting: session.waitingCount, refused: 0 }),
    close() {
      // The place is not released: no call runs after the session has ended.
      closing ??= session.enter().then(close);
      return closing;
    },
  };
}
