import type { LookupFunction } from 'node:net';
import pg from 'pg';
import { runTransaction } from '../run-transaction.ts';
import type { SqlClient, SqlStatement } from '../sql-client.ts';
import { StoreFailure, storeFailureOf } from '../store-failure.ts';
import { listenToServer, type ServerNotices } from './listen-to-server.ts';
import { probeConnection } from './probe-connection.ts';
import { serverAddress } from './server-address.ts';
import { stallDetector } from './stall-detector.ts';

export interface ServerStoreOptions {
  /** Connections kept at most. */
  readonly connectionCount?: number;
  /** Calls that wait for a connection at most; one more fails without waiting, with kind `unavailable`. */
  readonly waitingCount?: number;
  readonly statementTimeoutMs?: number;
  /** Finds the addresses of the server; without it the system does, in a thread that nothing can end. */
  readonly lookup?: LookupFunction;
}

/**
 * A PostgreSQL server (15 or later), reached with the first statement.
 * @param databaseUrl `postgres://user:password@host:port/database`
 */
export function openServerStore(databaseUrl: string, options: ServerStoreOptions = {}): SqlClient {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const connectionCount = options.connectionCount ?? CONNECTION_COUNT;
  const waitingCount = options.waitingCount ?? WAITING_COUNT;
  const address = serverAddress(databaseUrl, options.lookup);
  const pool = new pg.Pool({
    ...address,
    application_name: 'barograph',
    max: connectionCount,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    options: DEAD_CLIENT_DETECTION,
  });
  // An idle connection that breaks is dropped by the pool; the next statement opens another or fails by itself.
  pool.on('error', () => undefined);
  // One that breaks in use fails its statement and also emits an error; without a listener the process would end.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const watched = stallDetector({ isReachable: () => probeConnection(address) });
  const run = (connection: pg.PoolClient, statement: SqlStatement) => watched(sent(connection, statement));
  let closing: Promise<void> | undefined;
  let notices: ServerNotices | undefined;
  let refused = 0;

  const connect = async (): Promise<pg.PoolClient> => {
    if (closing !== undefined) throw new StoreFailure('closed', 'the store is closed');
    // What is idle goes to those who wait in the next turn of the loop, so these are as good as served.
    const free = pool.idleCount + connectionCount - pool.totalCount;
    if (pool.waitingCount >= waitingCount + free) {
      refused += 1;
      throw new StoreFailure('unavailable', `${pool.waitingCount} calls wait for a connection already`);
    }
    try {
      return await pool.connect();
    } catch (error) {
      refused += 1;
      const { message, sqlState } = storeFailureOf(error);
      throw new StoreFailure('unavailable', message, sqlState);
    }
  };

  return {
    async query(statement) {
      const connection = await connect();
      try {
        const rows = await run(connection, statement);
        connection.release();
        return rows;
      } catch (error) {
        connection.release(isBroken(error));
        throw error;
      }
    },
    async transaction(work) {
      const connection = await connect();
      let abandoned = false;
      const raw = {
        run: (statement: SqlStatement) => {
          // Later statements would wait behind one that is never answered.
          if (abandoned) return Promise.reject(new StoreFailure('unavailable', 'the connection is given up'));
          return run(connection, statement).catch((error: unknown) => {
            abandoned = isBroken(error);
            throw error;
          });
        },
        abandon: () => {
          abandoned = true;
        },
      };
      try {
        return await runTransaction(raw, async (session) => {
          await session.query(TAKES_TURNS);
          return work(session);
        });
      } finally {
        connection.release(abandoned);
      }
    },
    listen(onNotice) {
      notices ??= listenToServer(address);
      return notices.listen(onNotice);
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, refused }),
    close() {
      closing ??= Promise.all([pool.end(), notices?.close()]).then(() => undefined);
      return closing;
    },
  };
}

/** Enough for one process: statements are short, and a server allows some hundred connections in all. */
const CONNECTION_COUNT = 8;
/** At 10 ms a statement the last of them waits 0.3 s; an unresponsive server holds so many calls, and no more. */
const WAITING_COUNT = 256;
/** For a connection, whether it is made or waited for. */
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * A statement on its own waits no longer for a lock: a locked table must not take every connection from the readers
 * of other tables.
 */
const LOCK_TIMEOUT_MS = 1_000;
/** Transactions wait for one another by right, as long as a statement may take. */
const TAKES_TURNS = { name: 'transaction.takes_turns', text: 'SET LOCAL lock_timeout TO 0', values: [] };
/** Leaves the server the time to end its own statement, so that the connection survives. */
const ANSWER_GRACE_MS = 2_000;
/** Twice the client's own limit: the server acts only for a client that has stopped. */
const IDLE_TRANSACTION_MS = 60_000;
/**
 * A client that is cut off holds its locks until the server notices. TCP alone would take a quarter of an hour, or two hours
 * while nothing is sent: the server probes after two idle seconds, and ends a session that acknowledges nothing for five. Only
 * the connection is probed: a client that is busy, or stopped, is still there. Ignored over a local socket.
 */
const DEAD_CLIENT_DETECTION = [
  'tcp_user_timeout=5000',
  'tcp_keepalives_idle=2',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=5',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

async function sent(connection: pg.PoolClient, statement: SqlStatement): Promise<readonly unknown[]> {
  try {
    return (await connection.query({ ...statement, values: [...statement.values] })).rows;
  } catch (error) {
    throw storeFailureOf(error);
  }
}

/** After anything but the server's own refusal the state of the connection is unknown. */
function isBroken(error: unknown): boolean {
  return !(error instanceof StoreFailure && error.sqlState !== undefined && error.kind !== 'unavailable');
}
