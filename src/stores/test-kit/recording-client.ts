import type { SqlClient, SqlSession, SqlStatement, SqlValue } from '../sql-client.ts';

/** A statement as it was sent, and what came of it. */
export interface RecordedStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly rows: readonly unknown[];
}

/** A client that writes down every statement that went through, those of transactions too, in the order of their answers. */
export function recordingClient(client: SqlClient): { client: SqlClient; recorded: readonly RecordedStatement[] } {
  const recorded: RecordedStatement[] = [];
  const listeningTo = (session: SqlSession): SqlSession => ({
    query: async (statement: SqlStatement) => {
      const rows = await session.query(statement);
      recorded.push({ ...statement, rows });
      return rows;
    },
  });
  return {
    recorded,
    client: {
      ...client,
      ...listeningTo(client),
      transaction: (work) => client.transaction((session) => work(listeningTo(session))),
    },
  };
}
