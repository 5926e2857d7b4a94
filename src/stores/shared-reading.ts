import { createSemaphore } from '../concurrency/semaphore.ts';
import type { RawSession } from './run-transaction.ts';
import type { SqlStatement } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

/** Begins a transaction that reads the store as it is at one instant; where there is one session, others read in it, too. */
export const READ_AT_ONE_INSTANT = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';

export interface SharedReading {
  /** The session of the transaction, for its owner. */
  readonly raw: RawSession;
  /** Whether reads of other callers run in it now. */
  isShared(): boolean;
  /** Runs another caller's statement in the transaction. Undefined: it writes, or nothing is shared; it has to wait its turn. */
  read(statement: SqlStatement): Promise<readonly unknown[] | undefined>;
}

/** What PostgreSQL answers to a statement that writes in a read-only transaction. */
const READ_ONLY_STATE = '25006';
const ENDS: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

/**
 * The only session of a database, during one transaction. While that has declared itself `READ_AT_ONE_INSTANT`, single reads of
 * other callers run between its statements: no one can write meanwhile, so what they read is current.
 */
export function shareReading(session: RawSession): SharedReading {
  const turns = createSemaphore({ places: 1 });
  let isShared = false;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const entry = await turns.enter();
    if (entry.status !== 'entered') throw new StoreFailure('unavailable', 'the session cannot be waited for');
    try {
      return await work();
    } finally {
      entry.release();
    }
  }

  async function runInside(statement: SqlStatement): Promise<readonly unknown[] | undefined> {
    await session.run(SAVEPOINT);
    try {
      const rows = await session.run(statement);
      await session.run(RELEASE);
      return rows;
    } catch (error) {
      await session.run(UNDO);
      if (error instanceof StoreFailure && error.sqlState === READ_ONLY_STATE) return undefined;
      throw error;
    }
  }

  return {
    raw: {
      run: (statement) =>
        inTurn(async () => {
          if (ENDS.has(statement.text)) isShared = false;
          const rows = await session.run(statement);
          if (statement.text === READ_AT_ONE_INSTANT) isShared = true;
          return rows;
        }),
      abandon: session.abandon,
    },
    isShared: () => isShared,
    read: (statement) => inTurn(async () => (isShared ? runInside(statement) : undefined)),
  };
}

const SAVEPOINT = { name: 'shared.savepoint', text: 'SAVEPOINT shared_read', values: [] };
const RELEASE = { name: 'shared.release', text: 'RELEASE SAVEPOINT shared_read', values: [] };
const UNDO = { name: 'shared.undo', text: 'ROLLBACK TO SAVEPOINT shared_read', values: [] };
