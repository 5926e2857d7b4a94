import { type EventType, isEventType } from '../contract/intelligence/event.ts';
import type { Destination, DestinationStore, DisabledReason } from '../ports/deliveries.ts';
import { integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

/** A row per destination, and one per secret that still signs. */
export function createDestinationStore(client: SqlClient): DestinationStore {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `destination.${name}`, text: statement, values });

  return {
    add: (destination, sealedSecret, maxCount) =>
      client.transaction(async (session) => {
        const { destinationId, accountId, url, types, regionIds, createdAt } = destination;
        // One account adds one at a time, so that its allowance holds for any number of processes.
        await run(session, 'lock_account', LOCK_ACCOUNT, [accountId]);
        const filters = [types, regionIds].map((list) => list?.join(' ') ?? null);
        const values = [destinationId, accountId, url, ...filters, createdAt, maxCount];
        const added = await run(session, 'add', ADD, values);
        if (added.length === 0) return 'allowance_used';
        await run(session, 'add_secret', ADD_SECRET, [destinationId, createdAt, sealedSecret]);
        return 'added';
      }),
    async list(accountId) {
      return (await run(client, 'list', LIST, [accountId])).map(destinationOf);
    },
    async change({ accountId, destinationId }, { url, types, regionIds, isEnabled }) {
      const filter = (list: readonly string[] | null | undefined) => [list !== undefined, list?.join(' ') ?? null];
      const values = [destinationId, accountId, url ?? null, ...filter(types), ...filter(regionIds), isEnabled ?? null];
      return (await run(client, 'change', CHANGE, values)).map(destinationOf)[0];
    },
    remove: ({ accountId, destinationId }) =>
      client.transaction(async (session) => {
        const removed = await run(session, 'remove', REMOVE, [destinationId, accountId]);
        if (removed.length === 0) return false;
        await run(session, 'remove_deliveries', REMOVE_DELIVERIES, [destinationId]);
        await run(session, 'remove_secrets', REMOVE_SECRETS, [destinationId]);
        return true;
      }),
    rotate: ({ accountId, destinationId }, { sealed, now, overlapUntil }) =>
      client.transaction(async (session) => {
        const held = await run(session, 'lock', LOCK, [destinationId, accountId]);
        if (held.length === 0) return false;
        await run(session, 'expire_secrets', EXPIRE_SECRETS, [destinationId]);
        await run(session, 'overlap_secret', OVERLAP_SECRET, [destinationId, overlapUntil]);
        await run(session, 'add_secret', ADD_SECRET, [destinationId, now, sealed]);
        return true;
      }),
  };
}

function destinationOf(row: unknown): Destination {
  const types = optionalText(row, 'types')?.split(' ').filter(isEventType);
  const regionIds = optionalText(row, 'region_ids')?.split(' ');
  const disabledReason = reasonOf(optionalText(row, 'disabled_reason'));
  const lastSuccessAt = optionalInteger(row, 'last_success_at');
  const failingSince = optionalInteger(row, 'failing_since');
  return {
    destinationId: text(row, 'destination_id'),
    accountId: text(row, 'account_id'),
    url: text(row, 'url'),
    ...(types === undefined ? {} : { types: types satisfies readonly EventType[] }),
    ...(regionIds === undefined ? {} : { regionIds }),
    ...(disabledReason === undefined ? {} : { disabledReason }),
    createdAt: integer(row, 'created_at'),
    ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
    ...(failingSince === undefined ? {} : { failingSince }),
  };
}

function reasonOf(stored: string | undefined): DisabledReason | undefined {
  if (stored === undefined || stored === 'paused' || stored === 'gone' || stored === 'failing') return stored;
  throw new TypeError(`column disabled_reason holds an unexpected ${stored}`);
}

const COLUMNS =
  'destination_id, account_id, url, types, region_ids, disabled_reason, created_at, last_success_at, failing_since';
const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended('destination ' || $1, 0))::text`;
const ADD = `INSERT INTO destination (destination_id, account_id, url, types, region_ids, created_at, from_sequence)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint,
    coalesce((SELECT sequence FROM event_head), 0)
  WHERE (SELECT count(*) FROM destination WHERE account_id = $2) < $7::integer
  RETURNING destination_id`;
const ADD_SECRET = 'INSERT INTO destination_secret (destination_id, created_at, sealed) VALUES ($1, $2::bigint, $3)';
const LIST = `SELECT ${COLUMNS} FROM destination WHERE account_id = $1 ORDER BY created_at DESC, destination_id DESC`;
/** What is enabled again begins without a failure; what was disabled already keeps its reason. */
const CHANGE = `UPDATE destination SET url = coalesce($3, url),
    types = CASE WHEN $4::boolean THEN $5 ELSE types END,
    region_ids = CASE WHEN $6::boolean THEN $7 ELSE region_ids END,
    failing_since = CASE WHEN $8::boolean THEN NULL ELSE failing_since END,
    disabled_reason = CASE WHEN $8::boolean THEN NULL WHEN NOT $8::boolean THEN coalesce(disabled_reason, 'paused')
      ELSE disabled_reason END
  WHERE destination_id = $1 AND account_id = $2 RETURNING ${COLUMNS}`;
const REMOVE = 'DELETE FROM destination WHERE destination_id = $1 AND account_id = $2 RETURNING destination_id';
const REMOVE_DELIVERIES = `WITH removed AS (DELETE FROM delivery WHERE destination_id = $1 RETURNING delivery_id)
  DELETE FROM delivery_attempt USING removed WHERE delivery_attempt.delivery_id = removed.delivery_id`;
const REMOVE_SECRETS = 'DELETE FROM destination_secret WHERE destination_id = $1';
const LOCK = 'SELECT destination_id FROM destination WHERE destination_id = $1 AND account_id = $2 FOR UPDATE';
/** The one before the current one goes with the rotation after it. */
const EXPIRE_SECRETS = 'DELETE FROM destination_secret WHERE destination_id = $1 AND expires_at IS NOT NULL';
const OVERLAP_SECRET = 'UPDATE destination_secret SET expires_at = $2::bigint WHERE destination_id = $1';
