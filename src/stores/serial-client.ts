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
  let lastTurn: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;
  let inLine = 0;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) return Promise.reject(new StoreFailure('closed', 'the store is closed'));
    inLine += 1;
    const turn = lastTurn.then(work).finally(() => {
      inLine -= 1;
    });
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  return {
    query: (statement) => inTurn(() => raw.run(statement)),
    transaction: (work) => inTurn(() => runTransaction(raw, work, idleMs)),
    listen,
    pool: () => ({ open: 1, idle: inLine === 0 ? 1 : 0, waiting: Math.max(inLine - 1, 0), refused: 0 }),
    close() {
      closing ??= lastTurn.then(close);
      return closing;
    },
  };
}
