import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Clock } from '../ports/clock.ts';
import type { ClaimOutcome, ClaimResult, IdempotencyStore, NewAnswer } from '../ports/idempotency-store.ts';
import { bytes, integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlValue } from './sql-client.ts';
import { StoreFailure } from './store-failure.ts';
import { fullForMs, joinAnswer, type Layout, STORAGE_LIMIT, type StorageLimit, splitAnswer } from './stored-answer.ts';

/**
 * One row for each slot. Every step is a single conditional statement, so exactly one of any number of claimers wins, and
 * a row whose time has passed is free.
 * @param clock instead of the database's own, which all processes share
 * @param limit for the stored answers of one scope
 */
export function createIdempotencyStore(
  client: SqlClient,
  clock?: Clock,
  limit: StorageLimit = STORAGE_LIMIT,
): IdempotencyStore {
  const now = () => clock?.now() ?? null;
  const run = (name: string, text: string, values: readonly SqlValue[]) =>
    client.query({ name: `idempotency_slot.${name}`, text, values });
  let keptCount = 0;
  const removals = [
    removal('remove_expired', REMOVE_EXPIRED, KEPT_PER_REMOVAL * REMOVED_PER_KEPT),
    removal('remove_expired_parts', REMOVE_EXPIRED_PARTS, KEPT_PER_REMOVAL * PARTS_REMOVED_PER_KEPT),
  ];

  /** Removes some of what has expired. It begins where the one before found no more; what that left the daily job removes. */
  function removal(name: string, text: string, count: number): () => Promise<void> {
    let from = 0;
    return async () => {
      const [row] = await run(name, text, [now(), count, from]);
      if (integer(row, 'removed') < count) from = integer(row, 'now');
    };
  }

  async function claimOrRead(request: Parameters<IdempotencyStore['claim']>[0]): Promise<ClaimResult> {
    const { scope, key, owner, fingerprint, leaseMs } = request;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const values = [scope, key, now(), fingerprint, owner, leaseMs, limit.limitBytes, limit.reserveBytes];
      const claimed = await run('claim', CLAIM, values);
      if (claimed.length === 1) return { status: 'claimed' };
      const [row] = await run('read', READ, [scope, key, now()]);
      const found = row === undefined ? await full(scope) : await held(scope, row, fingerprint);
      if (found !== undefined) return found;
    }
    return { status: 'running' };
  }

  /** @returns undefined when another key fits */
  async function full(scope: string): Promise<ClaimResult | undefined> {
    const rows: readonly unknown[] = await run('usage', USAGE, [scope, now()]);
    const stored = rows.map((row) => ({
      untilAt: integer(row, 'until_at'),
      storedBytes: integer(row, 'stored_bytes'),
    }));
    const usage = { now: integer(rows[0], 'now'), stored, runningCount: integer(rows[0], 'running') };
    const retryAfterMs = fullForMs(usage, limit);
    return retryAfterMs === undefined ? undefined : { status: 'full', retryAfterMs };
  }

  /** @returns undefined when the answer has expired meanwhile */
  async function held(scope: string, row: unknown, fingerprint: string): Promise<ClaimResult | undefined> {
    if (text(row, 'fingerprint') !== fingerprint) return { status: 'reused' };
    if (optionalInteger(row, 'status') === undefined) return { status: 'running' };
    const body = await bodyIn(scope, row);
    if (body === undefined) return undefined;
    return {
      status: 'kept',
      answer: { status: integer(row, 'status'), contentType: text(row, 'content_type'), body },
    };
  }

  async function bodyIn(scope: string, row: unknown): Promise<Uint8Array | undefined> {
    const stored = optionalText(row, 'layout');
    if (stored === undefined) return bytes(row, 'body');
    const layout = layoutIn(stored);
    const rows = layout.length === 0 ? [] : await run('parts', PARTS, [scope, integer(row, 'until_at'), stored]);
    const parts = new Map<string, Uint8Array>();
    for (const part of rows) parts.set(text(part, 'hash'), await decompress(bytes(part, 'body_gzip')));
    return joinAnswer(await decompress(bytes(row, 'body')), layout, parts);
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
        const values = [scope, key, now(), owner, keepMs, ...(await storedColumns(answer))];
        const rows = await run('keep', KEEP, values);
        keptCount += 1;
        if (keptCount % KEPT_PER_REMOVAL === 1) for (const remove of removals) await remove();
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
/** One in so many kept answers removes expired rows: that takes two statements more. */
const KEPT_PER_REMOVAL = 50;
/** More than a kept answer adds, so the tables never outgrow what is held. */
const REMOVED_PER_KEPT = 10;
const PARTS_REMOVED_PER_KEPT = 50;

const NOW = (parameter: string) =>
  `coalesce(${parameter}::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`;

/** Only a new key is refused for lack of room: what is stored under an older one is always found. */
const CLAIM = `INSERT INTO idempotency_slot (scope, key, fingerprint, owner, held_until)
  SELECT $1::text, $2::text, $4::text, $5::text, ${NOW('$3')} + $6::bigint
  WHERE (SELECT coalesce(sum(stored_bytes), 0) FROM idempotency_usage WHERE scope = $1 AND until_at > ${NOW('$3')})
    + $8::bigint * (1 + (SELECT count(*) FROM idempotency_slot WHERE scope = $1 AND status IS NULL AND held_until > ${NOW('$3')}))
    <= $7::bigint
  ON CONFLICT (scope, key) DO UPDATE
  SET fingerprint = excluded.fingerprint, owner = excluded.owner, held_until = excluded.held_until,
    status = NULL, content_type = NULL, body = NULL, layout = NULL
  WHERE idempotency_slot.held_until <= ${NOW('$3')}
  RETURNING key`;

const USAGE = `WITH here AS (
    SELECT ${NOW('$2')} AS now,
      (SELECT count(*) FROM idempotency_slot WHERE scope = $1 AND status IS NULL AND held_until > ${NOW('$2')}) AS running
  )
  SELECT now, running, coalesce(until_at, now) AS until_at, coalesce(stored_bytes, 0) AS stored_bytes
  FROM here LEFT JOIN idempotency_usage ON scope = $1 AND until_at > ${NOW('$2')}
  ORDER BY until_at`;

/** Parts are stored until the end of the hour in which the answer expires. */
const UNTIL_AT = '(held_until / 3600000 + 1) * 3600000';

const READ = `SELECT fingerprint, status, content_type, body, layout, ${UNTIL_AT} AS until_at FROM idempotency_slot
  WHERE scope = $1 AND key = $2 AND held_until > ${NOW('$3')}`;

const PARTS = `SELECT hash, body_gzip FROM idempotency_part
  WHERE scope = $1 AND until_at = $2 AND hash = ANY (ARRAY(SELECT named ->> 1 FROM json_array_elements($3::json) AS named))`;

const OWNED = `scope = $1 AND key = $2 AND owner = $4 AND status IS NULL AND held_until > ${NOW('$3')}`;

const RENEW = `UPDATE idempotency_slot SET held_until = ${NOW('$3')} + $5::bigint WHERE ${OWNED} RETURNING key`;

/** The bytes of a part that another answer has stored are not counted again. */
const KEEP = `WITH kept AS (
    UPDATE idempotency_slot
    SET held_until = ${NOW('$3')} + $5::bigint, status = $6, content_type = $7, body = $8, layout = $9
    WHERE ${OWNED} RETURNING scope, ${UNTIL_AT} AS until_at
  ), stored AS (
    INSERT INTO idempotency_part (scope, until_at, hash, body_gzip)
    SELECT scope, until_at, hash, substring($11::bytea FROM start FOR size)
    FROM kept, json_to_recordset($10::json) AS given (hash text, start integer, size integer)
    ON CONFLICT DO NOTHING RETURNING octet_length(body_gzip) AS size
  ), counted AS (
    INSERT INTO idempotency_usage (scope, until_at, stored_bytes)
    SELECT scope, until_at, octet_length($8::bytea) + (SELECT coalesce(sum(size), 0) FROM stored) FROM kept
    ON CONFLICT (scope, until_at) DO UPDATE SET stored_bytes = idempotency_usage.stored_bytes + excluded.stored_bytes
  )
  SELECT scope FROM kept`;

const RELEASE = `DELETE FROM idempotency_slot WHERE ${OWNED} RETURNING key`;

/** Evaluated once: compared with a volatile function, an index is read from end to end. */
const NOW_ONCE = `here AS MATERIALIZED (SELECT ${NOW('$1')} AS now)`;

/** From the last search on: until the next vacuum an index has an entry of every lease that ended, and of every row removed. */
const expired = (column: string) =>
  `${column} > $3::bigint AND ${column} <= (SELECT now FROM here) ORDER BY ${column} LIMIT $2::integer FOR UPDATE SKIP LOCKED`;

/** By their places: a planner that does not know the limit would read the whole table to find the keys. */
const REMOVE_EXPIRED = `WITH ${NOW_ONCE}, removed AS (
    DELETE FROM idempotency_slot WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_slot WHERE ${expired('held_until')})) RETURNING 1
  )
  SELECT now, (SELECT count(*) FROM removed)::integer AS removed FROM here`;

const REMOVE_EXPIRED_PARTS = `WITH ${NOW_ONCE}, usage AS (
    DELETE FROM idempotency_usage WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_usage WHERE ${expired('until_at')})) RETURNING 1
  ), removed AS (
    DELETE FROM idempotency_part WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_part WHERE ${expired('until_at')})) RETURNING 1
  )
  SELECT now, greatest((SELECT count(*) FROM usage), (SELECT count(*) FROM removed))::integer AS removed FROM here`;

const compress = promisify<Uint8Array, { level: number }, Buffer>(gzip);
const decompress = promisify<Uint8Array, Buffer>(gunzip);
/** The quickest level already shrinks JSON to a fifth. */
const LEVEL = { level: constants.Z_BEST_SPEED };

/** An answer as the values from `status` on that `KEEP` takes. */
async function storedColumns({ status, contentType, pieces }: NewAnswer): Promise<readonly SqlValue[]> {
  const { rest, layout, parts } = splitAnswer(pieces);
  const given: { readonly hash: string; readonly start: number; readonly size: number }[] = [];
  const compressed: Buffer[] = [];
  let start = 1;
  for (const [hash, part] of parts) {
    const body = await compress(part, LEVEL);
    given.push({ hash, start, size: body.length });
    compressed.push(body);
    start += body.length;
  }
  const body = await compress(rest, LEVEL);
  return [status, contentType, body, JSON.stringify(layout), JSON.stringify(given), Buffer.concat(compressed)];
}

/** @throws TypeError on anything but a layout that was stored */
function layoutIn(stored: string): Layout {
  const parsed: unknown = JSON.parse(stored);
  if (!Array.isArray(parsed)) throw new TypeError('the layout of a stored answer is not a list');
  return parsed.map((entry: unknown): Layout[number] => {
    if (Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string')
      return [entry[0], entry[1]];
    throw new TypeError('a stored answer has an unexpected layout');
  });
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
