import { createNotificationBus } from '../notification-bus.ts';
import type { RawSession } from '../run-transaction.ts';
import type { SqlClient } from '../sql-client.ts';
import { StoreFailure } from '../store-failure.ts';
import { type DatabaseThread, startDatabaseThread } from './database-thread.ts';

export interface WorkerSession extends RawSession {
  readonly listen: SqlClient['listen'];
  close(): Promise<void>;
}

/** Longest run of one statement: the largest of ours, an append of 10,000 rows, takes some 0.4 s. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * The embedded database's only session, in a thread that is started again after it ended. The caller makes sure that no
 * other process opens the directory.
 * @throws StoreFailure `unavailable` when the database cannot be opened
 */
export async function startWorkerSession(
  directory: string,
  timeoutMs: number = STATEMENT_TIMEOUT_MS,
): Promise<WorkerSession> {
  const board = createNotificationBus();
  let thread = await startDatabaseThread(directory, board.publish);
  let restart: Promise<DatabaseThread> | undefined;

  const revive = async (): Promise<void> => {
    const ending = thread.ending();
    if (ending === undefined) return;
    restart ??= thread.gone.then(() => startDatabaseThread(directory, board.publish));
    try {
      thread = await restart;
      board.publish(undefined);
    } finally {
      restart = undefined;
    }
    // A transaction that was between two statements must not go on in the new session.
    if (!ending.isReported)
      throw new StoreFailure('unavailable', 'the database had ended by itself and was started again');
  };

  return {
    async run(statement) {
      await revive();
      return thread.ask(statement, timeoutMs);
    },
    abandon: () => thread.end(new StoreFailure('unavailable', 'the session was given up')),
    listen: board.listen,
    close: () => thread.close(timeoutMs),
  };
}
