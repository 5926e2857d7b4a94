import { assignKnownAt } from '../../assessment/assign-known-at.ts';
import { optionalInteger } from '../row-reader.ts';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { newestSeq } from './read-observations.ts';
import { withAppendLock } from './with-append-lock.ts';

/**
 * The newest row of a reading of what was known by an instant; undefined while there is none. Rows that are appended from
 * then on count as known later: either an earlier reading was by this instant or a later one, or running appends are awaited.
 * @param knownBy epoch ms
 */
export async function cutAt(client: SqlClient, knownBy: number): Promise<number | undefined> {
  const instant = Math.min(Math.floor(knownBy), Number.MAX_SAFE_INTEGER);
  const horizon = await readHorizon(client);
  if (horizon !== undefined && horizon >= instant) return newestSeq(client);
  return withAppendLock(client, async (session) => {
    await session.query({ name: 'horizon.raise', text: RAISE, values: [instant] });
    return newestSeq(session);
  });
}

/**
 * The instant from which rows that are appended now count as known, epoch ms. To be called under `withAppendLock`. A
 * watermark too far ahead of the appending clock is set back to it.
 */
export async function nextKnownAt(session: SqlSession, now: number): Promise<number> {
  const horizon = await readHorizon(session);
  const knownAt = assignKnownAt(now, horizon);
  if (horizon !== undefined && knownAt <= horizon)
    await session.query({ name: 'horizon.set', text: 'UPDATE known_horizon SET instant = $1', values: [knownAt] });
  return knownAt;
}

async function readHorizon(session: SqlSession): Promise<number | undefined> {
  const text = 'SELECT max(instant) AS instant FROM known_horizon';
  const [row] = await session.query({ name: 'horizon.read', text, values: [] });
  return optionalInteger(row, 'instant');
}

const RAISE = `INSERT INTO known_horizon (instant) VALUES ($1)
  ON CONFLICT (is_only) DO UPDATE SET instant = greatest(known_horizon.instant, EXCLUDED.instant)`;
