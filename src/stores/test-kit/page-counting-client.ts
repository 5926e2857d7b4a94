import type { SqlClient, SqlStatement } from '../sql-client.ts';
import { pagesRead } from './explain-plan.ts';

export interface CountedPages {
  readonly client: SqlClient;
  statementCount(): number;
  /** Pages of tables and indexes that the statements read, wherever they lay. */
  pageCount(): number;
}

/** A client whose single statements each run twice, in a transaction: once to count what they read, and undone, then for good. */
export function pageCountingClient(client: SqlClient): CountedPages {
  let statements = 0;
  let pages = 0;
  const query = (statement: SqlStatement) =>
    client.transaction(async (session) => {
      await session.query({ text: 'SAVEPOINT counted', values: [] });
      pages += await pagesRead(session, { ...statement, rows: [] });
      statements += 1;
      await session.query({ text: 'ROLLBACK TO SAVEPOINT counted', values: [] });
      return session.query(statement);
    });
  return { client: { ...client, query }, statementCount: () => statements, pageCount: () => pages };
}
