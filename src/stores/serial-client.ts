import { type RawSession, runTransaction } from './run-transaction.ts';
import type { SqlClient } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * A client over the only session that a database has: calls and whole transactions take turns, first come, first served.
 * @param close ends the session after the last turn
 */
export function createSerialClient(raw: RawSession, close: () => Promise<void>, idleMs?: number): SqlClient {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) return Promise.reject(new StoreFailure('closed', 'the store is closed'));
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  return {
    query: (statement) => inTurn(() => raw.run(statement)),
    transaction: (work) => inTurn(() => runTransaction(raw, work, idleMs)),
    close() {
      closing ??= lastTurn.then(close);
      return closing;
    },
  };
}
