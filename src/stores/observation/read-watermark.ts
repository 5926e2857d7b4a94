import { assignKnownAt } from '../../assessment/assign-known-at.ts';
import { optionalInteger } from '../row-reader.ts';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { APPEND_LOCK } from './observation-sql.ts';
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

/** A list may be as of an instant that lies back this far: so often at most, one of them writes. */
const LIST_AGE_MS = 1_000;
/** While an append runs, lists are as of the last settled instant, unless that is older than this. */
const MAX_LIST_AGE_MS = 10_000;

/**
 * The newest instant, at most `now` and seldom older than a second, of which everything is stored that will ever count as
 * known by then. Waits for running appends only where the last such instant is older than ten seconds.
 * @param now epoch ms
 */
export async function settleInstant(client: SqlClient, now: number): Promise<number> {
  const horizon = await readHorizon(client);
  if (horizon !== undefined && horizon >= now - LIST_AGE_MS) return Math.min(horizon, now);
  const [raised] = await client.query({ name: 'horizon.try_raise', text: TRY_RAISE, values: [now] });
  if (raised !== undefined) return now;
  if (horizon !== undefined && horizon >= now - MAX_LIST_AGE_MS) return horizon;
  await withAppendLock(client, (session) => session.query({ name: 'horizon.raise', text: RAISE, values: [now] }));
  return now;
}

/** The latest instant that was read by, epoch ms; undefined before the first reading. */
export async function readHorizon(session: SqlSession): Promise<number | undefined> {
  const text = 'SELECT max(instant) AS instant FROM known_horizon';
  const [row] = await session.query({ name: 'horizon.read', text, values: [] });
  return optionalInteger(row, 'instant');
}

const RAISE = `INSERT INTO known_horizon (instant) VALUES ($1)
  ON CONFLICT (is_only) DO UPDATE SET instant = greatest(known_horizon.instant, EXCLUDED.instant)`;

/** Raises nothing while an append runs. */
const TRY_RAISE = `WITH appends AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${APPEND_LOCK}) AS are_over)
  INSERT INTO known_horizon (instant) SELECT $1::bigint FROM appends WHERE are_over
  ON CONFLICT (is_only) DO UPDATE SET instant = greatest(known_horizon.instant, EXCLUDED.instant)
  RETURNING instant`;
