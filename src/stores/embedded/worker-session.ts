import { Worker } from 'node:worker_threads';
import type { RawSession } from '../run-transaction.ts';
import type { SqlStatement } from '../sql-client.ts';
import { StoreFailure, storeFailureOf } from '../store-failure.ts';

export interface WorkerSession extends RawSession {
  close(): Promise<void>;
}

/** Longest run of one statement. The database in the thread knows no timeout: the thread is ended and started again. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** A first start makes the database (2 to 4 s measured); a start after a kill replays its log. */
const START_TIMEOUT_MS = 120_000;

/**
 * Starts the embedded database of a directory in a thread of its own. The caller owns the directory and makes sure that
 * no other process opens it.
 * @throws StoreFailure `unavailable` when the database cannot be opened
 */
export async function startWorkerSession(
  directory: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<WorkerSession> {
  let current: Promise<Thread> | undefined = startThread(directory);
  let lost: StoreFailure | undefined;
  let closed = false;
  await current;
  watch(current);

  function watch(started: Promise<Thread>): void {
    const forget = (failure: StoreFailure | undefined) => {
      if (current !== started) return;
      current = undefined;
      lost = failure;
    };
    started.then(
      (thread) => thread.ended.then((silently) => forget(silently)),
      () => forget(undefined),
    );
  }

  function thread(): Promise<Thread> {
    if (closed) return Promise.reject(new StoreFailure('closed', 'the store is closed'));
    if (current === undefined) {
      current = startThread(directory);
      watch(current);
    }
    return current;
  }

  return {
    async run(statement) {
      if (lost !== undefined) {
        // Whoever was in the middle of a transaction must hear of it before the next thread answers.
        const failure = lost;
        lost = undefined;
        throw failure;
      }
      return (await thread()).ask(statement, statementTimeoutMs);
    },
    abandon() {
      current?.then((running) => running.end(new StoreFailure('unavailable', 'the session was given up'))).catch(() => undefined);
    },
    async close() {
      if (closed) return;
      const running = current;
      closed = true;
      await (await running)?.close(statementTimeoutMs);
    },
  };
}
