import type { SqlClient, SqlSession } from '../sql-client.ts';
import { LOCK_APPENDS } from './observation-sql.ts';

/** Runs work under the lock of appends: no other process appends or removes, and earlier appends are stored. */
export const withAppendLock = <T>(client: SqlClient, work: (session: SqlSession) => Promise<T>): Promise<T> =>
  client.transaction(async (session) => {
    await session.query(LOCK_APPENDS);
    return work(session);
  });
