import type { StorePool } from '../ports/store-pool.ts';
import type { OnNotice } from './notification-bus.ts';

/**
 * The one door of every repository to a database. Rows are `unknown`: the repository that wrote the statement parses them
 * once. Every call has a time limit and fails with a `StoreFailure`.
 */
export interface SqlClient extends SqlSession {
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects or when one of its statements
   * failed. Inside, use the session handed in: calling the client itself waits for this transaction to end.
   */
  transaction<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  /**
   * Reports every notice of any process (`pg_notify` on `NOTICE_CHANNEL`). Clients of the embedded store receive none.
   * @returns ends the listening
   */
  listen(onNotice: OnNotice): () => void;
  /** How its connections are used, at this moment. */
  pool(): StorePool;
  /** Waits for what is running, then gives the connection back. Later calls fail with kind `closed`. */
  close(): Promise<void>;
}

export interface SqlSession {
  query(statement: SqlStatement): Promise<readonly unknown[]>;
}

export interface SqlStatement {
  /**
   * Prepared once per connection under this name; one name, one text. Without a name it is planned for its values at every
   * call.
   */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type SqlValue = string | number | boolean | null | Uint8Array;
