import pg from 'pg';
import { storeFailureOf } from '../store-failure.ts';
import type { ServerAddress } from './server-address.ts';

/** How long a connection and its one statement may take together, ms. */
const PATIENCE_MS = 1_500;

/**
 * Whether the server answers a new connection, be it with a refusal: a server without a free connection, or a closed port,
 * is still there. Takes at most twice the patience and never rejects.
 */
export async function probeConnection(address: ServerAddress): Promise<boolean> {
  const client = new pg.Client({
    ...address,
    application_name: 'barograph watch',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    return isRefusal(error);
  } finally {
    // The end of an unanswered connection is not awaited.
    void client.end().catch(() => undefined);
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return true;
  return storeFailureOf(error).sqlState !== undefined;
}
