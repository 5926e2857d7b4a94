import type { Tracer } from '../../ports/tracer.ts';
import type { SqlClient, SqlSession } from '../../stores/sql-client.ts';

/**
 * A client that tells of the statements of work that is under way, by their names: neither text nor values. What the program
 * asks the store behind everybody's back is no trace of its own.
 */
export function tracedClient(client: SqlClient, tracer: Tracer): SqlClient {
  const traced = (session: SqlSession): SqlSession => ({
    query: (statement) =>
      tracer.isUnderWay()
        ? tracer.span(`store ${statement.name ?? 'unnamed'}`, FACTS, () => session.query(statement))
        : session.query(statement),
  });
  return {
    ...client,
    query: traced(client).query,
    transaction: (work) => client.transaction((session) => work(traced(session))),
  };
}

const FACTS = { 'db.system.name': 'postgresql' };
