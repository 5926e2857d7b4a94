import { type LeasedDelivery, MAX_FAILING_MS, type Settlement } from '../../ports/deliveries.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { optionalText, text } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';
import { deliveryIdOf } from './delivery-sql.ts';

/** A success is noted of a destination once in so long. */
const NOTED_MS = 60_000;

/** Records a try of a delivery that is still leased; disables the destination, with notice, where the try says so. */
export async function settleDelivery(
  session: SqlSession,
  { deliveryId, fence }: Pick<LeasedDelivery, 'deliveryId' | 'fence'>,
  { attempt, next, isGone = false }: Settlement,
  now: number,
): Promise<'done' | 'lost'> {
  const nextAt = next.state === 'waiting' ? next.nextAt : now;
  const tried = attempt === undefined ? [null, null, null, null] : attemptValues(attempt);
  const values = [deliveryId, fence, next.state, nextAt, ...tried];
  const [settled] = await session.query({ name: 'delivery.settle', text: SETTLE, values });
  if (settled === undefined) return 'lost';
  if (attempt === undefined) return 'done';
  const destinationId = text(settled, 'destination_id');
  if (next.state === 'delivered') {
    await session.query({ name: 'delivery.note_success', text: NOTE_SUCCESS, values: [destinationId, now] });
    return 'done';
  }
  const noted = { name: 'delivery.note_failure', text: NOTE_FAILURE, values: [destinationId, now, isGone] };
  const [disabled] = await session.query(noted);
  const reason = disabled === undefined ? undefined : optionalText(disabled, 'disabled_reason');
  if (reason === undefined) return 'done';
  const id = `evt_${contentHash(['destination.disabled', destinationId, now], 24)}`;
  const data = { destinationId, reason };
  const notice = JSON.stringify({ id, type: 'destination.disabled', happenedAt: now, data });
  await session.query({ name: 'delivery.notice', text: NOTICE, values: [destinationId, id, notice, now] });
  return 'done';
}

const attemptValues = ({ triedAt, durationMs, statusCode, outcome }: NonNullable<Settlement['attempt']>) => [
  triedAt,
  Math.round(durationMs),
  statusCode ?? null,
  outcome,
];

const SETTLE = `WITH settled AS (
    UPDATE delivery SET state = $3, next_at = $4::bigint, leased_until = 0,
      tried_count = tried_count + CASE WHEN $5::bigint IS NULL THEN 0 ELSE 1 END
    WHERE delivery_id = $1 AND fence = $2::bigint AND state = 'waiting' RETURNING delivery_id, destination_id
  ), tried AS (
    INSERT INTO delivery_attempt (delivery_id, tried_at, duration_ms, status_code, outcome)
    SELECT delivery_id, $5::bigint, $6::integer, $7::integer, $8 FROM settled WHERE $5::bigint IS NOT NULL
  )
  SELECT destination_id FROM settled`;
const NOTE_SUCCESS = `UPDATE destination SET last_success_at = $2::bigint, failing_since = NULL
  WHERE destination_id = $1 AND (failing_since IS NOT NULL OR coalesce(last_success_at, 0) <= $2::bigint - ${NOTED_MS})`;
const NOTE_FAILURE = `UPDATE destination SET failing_since = coalesce(failing_since, $2::bigint),
    disabled_reason = CASE WHEN $3::boolean THEN 'gone'
      WHEN failing_since <= $2::bigint - ${MAX_FAILING_MS} THEN 'failing' END
  WHERE destination_id = $1 AND disabled_reason IS NULL
    AND (failing_since IS NULL OR $3::boolean OR failing_since <= $2::bigint - ${MAX_FAILING_MS})
  RETURNING disabled_reason`;
/** To the other destinations of the account that take every type. */
const NOTICE = `INSERT INTO delivery (delivery_id, destination_id, event_id, type, payload, state, queued_at, next_at)
  SELECT ${deliveryIdOf('$2')}, destination.destination_id, $2, 'destination.disabled', $3, 'waiting', $4::bigint, $4::bigint
  FROM destination JOIN destination AS disabled ON disabled.account_id = destination.account_id
  WHERE disabled.destination_id = $1 AND destination.destination_id <> $1
    AND destination.disabled_reason IS NULL AND destination.types IS NULL`;
