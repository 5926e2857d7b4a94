import {
  type Destination,
  type DestinationChanges,
  type DestinationKey,
  type DestinationRequest,
  type DestinationStore,
  DISABLED_REASONS,
  type DisabledReason,
  type TemplateFacts,
} from '../ports/deliveries.ts';
import { filtersOf, scheduleOf } from './delivery/delivery-sql.ts';
import { bytes, integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

/** A row per destination, and one per secret that still signs; of a template the one that holds it. */
export function createDestinationStore(client: SqlClient): DestinationStore {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `destination.${name}`, text: statement, values });

  async function changed(
    session: SqlSession,
    { accountId, destinationId }: DestinationKey,
    { types, regionIds, isEnabled }: Omit<DestinationChanges, 'request'>,
    next?: DestinationRequest,
  ) {
    const filter = (list: readonly string[] | null | undefined) => [list !== undefined, list?.join(' ') ?? null];
    const place = [next?.url ?? null, ...filter(types), ...filter(regionIds), isEnabled ?? null];
    const values = [destinationId, accountId, ...place, storedTemplate(next?.template)];
    return (await run(session, 'change', CHANGE, values)).map(destinationOf)[0];
  }

  return {
    add: (destination, sealedSecret, maxCount) =>
      client.transaction(async (session) => {
        const { destinationId, accountId, url, template, types, regionIds, createdAt } = destination;
        await run(session, 'lock_account', LOCK_ACCOUNT, [accountId]);
        const filters = [types, regionIds].map((list) => list?.join(' ') ?? null);
        const values = [destinationId, accountId, url, ...filters, createdAt, maxCount, storedTemplate(template)];
        const added = await run(session, 'add', ADD, values);
        if (added.length === 0) return 'allowance_used';
        await run(session, 'add_secret', ADD_SECRET, [destinationId, createdAt, sealedSecret]);
        return 'added';
      }),
    async list(accountId) {
      return (await run(client, 'list', LIST, [accountId])).map(destinationOf);
    },
    change: (key, { request, ...changes }) =>
      request === undefined
        ? changed(client, key, changes)
        : client.transaction(async (session) => {
            const [held] = await run(session, 'lock_request', LOCK_REQUEST, [key.destinationId, key.accountId]);
            if (held === undefined) return undefined;
            // A statement of its own, so that it sees what changed while the lock was waited for.
            const [secret] = await run(session, 'held_secret', HELD_SECRET, [key.destinationId]);
            const next = request({
              ...placeOf(held),
              sealed: secret === undefined ? new Uint8Array() : bytes(secret, 'sealed'),
            });
            if (next === undefined) return 'refused';
            if (next.template !== undefined)
              await run(session, 'seal_template', SEAL_TEMPLATE, [key.destinationId, next.sealed]);
            return changed(session, key, changes, next);
          }),
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
  const disabledReason = reasonOf(optionalText(row, 'disabled_reason'));
  const lastSuccessAt = optionalInteger(row, 'last_success_at');
  const failingSince = optionalInteger(row, 'failing_since');
  return {
    destinationId: text(row, 'destination_id'),
    accountId: text(row, 'account_id'),
    ...placeOf(row),
    ...filtersOf(row),
    ...(disabledReason === undefined ? {} : { disabledReason }),
    createdAt: integer(row, 'created_at'),
    ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
    ...(failingSince === undefined ? {} : { failingSince }),
  };
}

function placeOf(row: unknown): Pick<Destination, 'url' | 'template' | 'schedule'> {
  const stored = optionalText(row, 'template');
  const template: TemplateFacts | undefined = stored === undefined ? undefined : JSON.parse(stored);
  const schedule = scheduleOf(row);
  return {
    url: text(row, 'url'),
    ...(template === undefined ? {} : { template }),
    ...(schedule === undefined ? {} : { schedule }),
  };
}

const storedTemplate = (template: TemplateFacts | undefined): string | null =>
  template === undefined ? null : JSON.stringify(template);

function reasonOf(stored: string | undefined): DisabledReason | undefined {
  const reason = DISABLED_REASONS.find((one) => one === stored);
  if (reason !== undefined || stored === undefined) return reason;
  throw new TypeError(`column disabled_reason holds an unexpected ${stored}`);
}

const COLUMNS =
  'destination_id, account_id, url, template, schedule, types, region_ids, disabled_reason, created_at, last_success_at, failing_since';
/** One account adds one at a time, so that its allowance holds for any number of processes. */
export const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended('destination ' || $1, 0))::text`;
const ADD = `INSERT INTO destination (destination_id, account_id, url, types, region_ids, created_at, template, from_sequence)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $8::text,
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
    disabled_reason = CASE WHEN disabled_reason IN ('unconfirmed', 'unsubscribed') THEN disabled_reason
      WHEN $8::boolean THEN NULL WHEN NOT $8::boolean THEN coalesce(disabled_reason, 'paused')
      ELSE disabled_reason END, template = coalesce($9, template)
  WHERE destination_id = $1 AND account_id = $2 RETURNING ${COLUMNS}`;
const REMOVE = 'DELETE FROM destination WHERE destination_id = $1 AND account_id = $2 RETURNING destination_id';
export const REMOVE_DELIVERIES = `WITH removed AS (DELETE FROM delivery WHERE destination_id = $1 RETURNING delivery_id)
  DELETE FROM delivery_attempt USING removed WHERE delivery_attempt.delivery_id = removed.delivery_id`;
const REMOVE_SECRETS = 'DELETE FROM destination_secret WHERE destination_id = $1';
/** Templates and mail have no secret that signs. */
const LOCK = `SELECT destination_id FROM destination WHERE destination_id = $1 AND account_id = $2 AND template IS NULL
    AND schedule IS NULL FOR UPDATE`;
const LOCK_REQUEST =
  'SELECT url, template, schedule FROM destination WHERE destination_id = $1 AND account_id = $2 FOR UPDATE';
const HELD_SECRET = 'SELECT sealed FROM destination_secret WHERE destination_id = $1 ORDER BY secret DESC LIMIT 1';
const SEAL_TEMPLATE = 'UPDATE destination_secret SET sealed = $2 WHERE destination_id = $1';
/** The one before the current one goes with the rotation after it. */
const EXPIRE_SECRETS = 'DELETE FROM destination_secret WHERE destination_id = $1 AND expires_at IS NOT NULL';
const OVERLAP_SECRET = 'UPDATE destination_secret SET expires_at = $2::bigint WHERE destination_id = $1';
