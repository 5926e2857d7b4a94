import type { SqlClient } from '../sql-client.ts';
import { StoreFailure } from '../store-failure.ts';

/** A client that answers nothing but reads while there is a state (PostgreSQL documentation, appendix A), which it fails with. */
export function failingClient(sqlState: () => string | undefined): SqlClient {
  const query: SqlClient['query'] = async ({ text }) => {
    const state = sqlState();
    if (state !== undefined && (!text.startsWith('SELECT') || state.startsWith('XX')))
      throw new StoreFailure('unavailable', 'hand-made failure', state);
    return [];
  };
  return {
    query,
    transaction: (work) => work({ query }),
    listen: () => () => undefined,
    pool: () => ({ open: 1, idle: 1, waiting: 0, refused: 0 }),
    close: async () => undefined,
  };
}
