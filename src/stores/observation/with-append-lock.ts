import type { SqlClient, SqlSession } from '../sql-client.ts';
import { LOCK_APPENDS } from './observation-sql.ts';

/** Does the work while nobody else appends or removes; whatever was begun before is stored by then. */
export const withAppendLock = <T>(client: SqlClient, work: (session: SqlSession) => Promise<T>): Promise<T> =>
  client.transaction(async (session) => {
    await session.query(LOCK_APPENDS);
    return work(session);
  });
