import type { Clock } from '../ports/clock.ts';
import type { ClaimOutcome, ClaimResult, IdempotencyStore } from '../ports/idempotency-store.ts';
import { bytes, integer, optionalInteger, text } from './row-reader.ts';
import type { SqlClient, SqlValue } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * One row for each slot. Every step is a single conditional statement, so exactly one of any number of claimers wins, and
 * a row whose time has passed is free.
 * @param clock instead of the database's own, which all processes share
 */
export function createIdempotencyStore(client: SqlClient, clock?: Clock): IdempotencyStore {
  const now = () => clock?.now() ?? null;
  const run = (name: string, text: string, values: readonly SqlValue[]) =>
    client.query({ name: `idempotency_slot.${name}`, text, values });

  async function claimOrRead(request: Parameters<IdempotencyStore['claim']>[0]): Promise<ClaimResult> {
    const { scope, key, owner, fingerprint, leaseMs } = request;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const claimed = await run('claim', CLAIM, [scope, key, now(), fingerprint, owner, leaseMs]);
      if (claimed.length === 1) return { status: 'claimed' };
      const [row] = await run('read', READ, [scope, key, now()]);
      if (row !== undefined) return held(row, fingerprint);
    }
    return { status: 'running' };
  }

  return {
    claim: (request) => unlessUnreachable<ClaimResult>(() => claimOrRead(request), { status: 'unavailable' }),
    renew: ({ scope, key, owner, leaseMs }) =>
      unlessUnreachable<ClaimOutcome>(
        async () => ending(await run('renew', RENEW, [scope, key, now(), owner, leaseMs])),
        'unavailable',
      ),
    keep: ({ scope, key, owner, answer, keepMs }) =>
      unlessUnreachable<ClaimOutcome>(async () => {
        const values = [scope, key, now(), owner, keepMs, answer.status, answer.contentType, answer.body];
        const rows = await run('keep', KEEP, values);
        await run('remove_expired', REMOVE_EXPIRED, [now(), REMOVED_AT_ONCE]);
        return ending(rows);
      }, 'unavailable'),
    release: ({ scope, key, owner }) =>
      unlessUnreachable<ClaimOutcome>(
        async () => ending(await run('release', RELEASE, [scope, key, now(), owner])),
        'unavailable',
      ),
  };
}

/** A slot can be given up between the two statements; so often in a row only if another process claims it each time. */
const ATTEMPTS = 3;
/** Each kept answer removes more than one expired row, so the table never outgrows what is held. */
const REMOVED_AT_ONCE = 10;

const NOW = (parameter: string) =>
  `coalesce(${parameter}::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`;

const CLAIM = `INSERT INTO idempotency_slot (scope, key, fingerprint, owner, held_until)
  VALUES ($1, $2, $4, $5, ${NOW('$3')} + $6::bigint)
  ON CONFLICT (scope, key) DO UPDATE
  SET fingerprint = excluded.fingerprint, owner = excluded.owner, held_until = excluded.held_until,
    status = NULL, content_type = NULL, body = NULL
  WHERE idempotency_slot.held_until <= ${NOW('$3')}
  RETURNING key`;

const READ = `SELECT fingerprint, status, content_type, body FROM idempotency_slot
  WHERE scope = $1 AND key = $2 AND held_until > ${NOW('$3')}`;

const OWNED = `scope = $1 AND key = $2 AND owner = $4 AND status IS NULL AND held_until > ${NOW('$3')}`;

const RENEW = `UPDATE idempotency_slot SET held_until = ${NOW('$3')} + $5::bigint WHERE ${OWNED} RETURNING key`;

const KEEP = `UPDATE idempotency_slot
  SET held_until = ${NOW('$3')} + $5::bigint, status = $6, content_type = $7, body = $8 WHERE ${OWNED} RETURNING key`;

const RELEASE = `DELETE FROM idempotency_slot WHERE ${OWNED} RETURNING key`;

/** By their places: a planner that does not know the limit would read the whole table to find the keys. */
const REMOVE_EXPIRED = `DELETE FROM idempotency_slot WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM idempotency_slot WHERE held_until <= ${NOW('$1')}
    ORDER BY held_until LIMIT $2::integer FOR UPDATE SKIP LOCKED
  ))`;

function held(row: unknown, fingerprint: string): ClaimResult {
  if (text(row, 'fingerprint') !== fingerprint) return { status: 'reused' };
  const status = optionalInteger(row, 'status');
  if (status === undefined) return { status: 'running' };
  return {
    status: 'kept',
    answer: { status: integer(row, 'status'), contentType: text(row, 'content_type'), body: bytes(row, 'body') },
  };
}

const ending = (rows: readonly unknown[]): ClaimOutcome => (rows.length === 1 ? 'done' : 'lost');

async function unlessUnreachable<T>(work: () => Promise<T>, unavailable: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) return unavailable;
    throw error;
  }
}
