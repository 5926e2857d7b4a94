import type { SqlSession, SqlStatement } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

/** One session of a database, reserved for one caller at a time. Statements run in the order in which they were sent. */
export interface RawSession {
  run(statement: SqlStatement): Promise<readonly unknown[]>;
  /** Gives the session up, whatever it was doing; a transaction open on it is lost. */
  abandon(): void;
}

/** Longest idle time between two statements of a transaction: all other callers wait for one session. */
export const TRANSACTION_IDLE_MS = 30_000;

/**
 * Runs `work` between BEGIN and COMMIT on a session without other users meanwhile.
 * @param idleMs longest idle time between two statements, after which the transaction is rolled back
 * @throws whatever `work` throws, after ROLLBACK; StoreFailure `timeout` when it was idle for too long
 */
export async function runTransaction<T>(
  raw: RawSession,
  work: (session: SqlSession) => Promise<T>,
  idleMs: number = TRANSACTION_IDLE_MS,
): Promise<T> {
  await raw.run(statement('BEGIN'));
  const watched = watchSession(raw, idleMs);
  try {
    const result = await Promise.race([work(watched.session), watched.idleTimeout]);
    watched.end();
    // PostgreSQL answers COMMIT of a failed transaction with a rollback and no error.
    if (watched.failure() !== undefined) throw watched.failure();
    await raw.run(statement('COMMIT'));
    return result;
  } catch (error) {
    watched.end();
    await raw.run(statement('ROLLBACK')).catch(() => raw.abandon());
    throw error;
  }
}

const statement = (text: string): SqlStatement => ({ name: `transaction.${text.toLowerCase()}`, text, values: [] });

function watchSession(raw: RawSession, idleMs: number) {
  let over = false;
  let running = 0;
  let failure: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;
  const idleTimeout = new Promise<never>((_, reject) => {
    giveUp = () => {
      // A later statement fails with what ended the transaction, not only with its end.
      failure = new StoreFailure('timeout', `transaction idle for ${idleMs} ms`);
      reject(failure);
    };
  });
  const listen = () => {
    clearTimeout(timer);
    if (!over && running === 0) timer = setTimeout(giveUp, idleMs);
  };
  const query = async (sent: SqlStatement) => {
    if (failure !== undefined) throw failure;
    if (over) throw new StoreFailure('closed', 'the transaction is over');
    running += 1;
    clearTimeout(timer);
    try {
      return await raw.run(sent);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      running -= 1;
      listen();
    }
  };
  const end = () => {
    over = true;
    clearTimeout(timer);
  };
  listen();
  return { session: { query }, idleTimeout, end, failure: () => failure };
}
