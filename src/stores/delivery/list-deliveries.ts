import {
  ATTEMPT_CLASSES,
  type Attempt,
  type AttemptClass,
  type DeliveryEntry,
  type DeliveryQuery,
  type DeliveryState,
} from '../../ports/deliveries.ts';
import { integer, text } from '../row-reader.ts';
import type { SqlStatement, SqlValue } from '../sql-client.ts';

/** Attempts that a list shows of a delivery: as many as the table of retries has. */
const SHOWN_ATTEMPTS = 10;

/** Not prepared: every set of filters is a plan of its own. */
export function listStatement({ accountId, destinationId, state, limit, after }: DeliveryQuery): SqlStatement {
  const values: SqlValue[] = [accountId, limit];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [
    'destination.account_id = $1',
    ...(destinationId === undefined ? [] : [`delivery.destination_id = ${place(destinationId)}`]),
    ...(state === undefined ? [] : [`delivery.state = ${place(state)}`]),
    ...(after === undefined
      ? []
      : [`(delivery.queued_at, delivery.delivery_id) < (${place(after.at)}::bigint, ${place(after.id)})`]),
  ];
  return {
    text: `SELECT delivery.delivery_id, delivery.destination_id, event_id, type, state, queued_at, next_at, (
      SELECT coalesce(json_agg(json_build_array(tried_at, duration_ms, status_code, outcome) ORDER BY attempt), '[]')::text
      FROM (SELECT * FROM delivery_attempt WHERE delivery_attempt.delivery_id = delivery.delivery_id
        ORDER BY attempt DESC LIMIT ${SHOWN_ATTEMPTS}) AS newest) AS attempts
    FROM destination JOIN delivery ON delivery.destination_id = destination.destination_id
    WHERE ${conditions.join(' AND ')}
    ORDER BY delivery.queued_at DESC, delivery.delivery_id DESC LIMIT $2::integer`,
    values,
  };
}

export function entryOf(row: unknown): DeliveryEntry {
  const state = stateOf(text(row, 'state'));
  const attempts: unknown = JSON.parse(text(row, 'attempts'));
  return {
    deliveryId: text(row, 'delivery_id'),
    destinationId: text(row, 'destination_id'),
    eventId: text(row, 'event_id'),
    type: text(row, 'type'),
    state,
    queuedAt: integer(row, 'queued_at'),
    ...(state === 'waiting' ? { nextAt: integer(row, 'next_at') } : {}),
    attempts: Array.isArray(attempts) ? attempts.map(attemptOf) : [],
  };
}

function attemptOf(stored: unknown): Attempt {
  const [triedAt, durationMs, statusCode, outcome]: unknown[] = Array.isArray(stored) ? stored : [];
  if (typeof triedAt !== 'number' || typeof durationMs !== 'number' || !isClass(outcome))
    throw new TypeError('a stored attempt has an unexpected form');
  return { triedAt, durationMs, ...(typeof statusCode === 'number' ? { statusCode } : {}), outcome };
}

const isClass = (value: unknown): value is AttemptClass => ATTEMPT_CLASSES.some((one) => one === value);

function stateOf(stored: string): DeliveryState {
  if (stored === 'waiting' || stored === 'delivered' || stored === 'dead') return stored;
  throw new TypeError(`column state holds an unexpected ${stored}`);
}
