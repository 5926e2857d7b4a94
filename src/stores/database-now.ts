import { integer } from './row-reader.ts';
import type { SqlSession } from './sql-client.ts';

/** The clock of the database, epoch ms. */
export async function databaseNow(session: SqlSession): Promise<number> {
  const text = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';
  const [row] = await session.query({ name: 'store.now', text, values: [] });
  return integer(row, 'now');
}
