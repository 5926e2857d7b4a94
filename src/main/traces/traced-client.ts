import type { Tracer } from '../../ports/tracer.ts';
import type { SqlClient, SqlSession } from '../../stores/sql-client.ts';

/**
 * A client that records the statements of traced work by their names, without text or values. Background queries start no
 * trace.
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
