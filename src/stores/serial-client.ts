import { createSemaphore } from '../concurrency/semaphore.ts';
import { type RawSession, runTransaction } from './run-transaction.ts';
import { type SharedReading, shareReading } from './shared-reading.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

export interface SerialOptions {
  /** Ends the session after the last turn. */
  readonly close: () => Promise<void>;
  readonly idleMs?: number;
  readonly listen?: SqlClient['listen'];
}

/**
 * A client over the only session that a database has: calls and whole transactions take turns, first come, first served. During
 * a backup single reads do not wait for its end.
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

  let reading: SharedReading | undefined;
  const transact = async <T>(work: (session: SqlSession) => Promise<T>): Promise<T> => {
    const own = shareReading(raw);
    reading = own;
    try {
      return await runTransaction(own.raw, work, idleMs);
    } finally {
      reading = undefined;
    }
  };

  return {
    query: async (statement) => {
      const shared = reading?.isShared() === true && closing === undefined ? await reading.read(statement) : undefined;
      return shared ?? inTurn(() => raw.run(statement));
    },
    transaction: (work) => inTurn(() => transact(work)),
    listen,
    pool: () => ({ open: 1, idle: 1 - session.runningCount, waiting: session.waitingCount, refused: 0 }),
    close() {
      // The place is not released: no call runs after the session has ended.
      closing ??= session.enter().then(close);
      return closing;
    },
  };
}
