import { type DeliveryQueue, MAX_REDELIVERED } from '../ports/deliveries.ts';
import { CONFIRMATION_GAP_MS } from '../ports/mail-destinations.ts';
import { backlogOf } from './backlog-of.ts';
import { CONFIRM_TYPE, deliveryIdOf, WANTED } from './delivery/delivery-sql.ts';
import { leaseDeliveries } from './delivery/lease-deliveries.ts';
import { entryOf, listStatement } from './delivery/list-deliveries.ts';
import { settleDelivery } from './delivery/settle-delivery.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

/** Events of the log that are queued in one transaction. */
export const FAN_OUT_PAGE = 500;

/** A row per delivery; a lease is the row's own, with a fence that every lease raises. */
export function createDeliveryQueue(client: SqlClient): DeliveryQueue {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `delivery.${name}`, text: statement, values });

  return {
    fanOut: (now) =>
      client.transaction(async (session) => {
        const [head] = await run(session, 'lock_head', LOCK_HEAD, []);
        const from = integer(head, 'sequence');
        const [read] = await run(session, 'fan_out', FAN_OUT, [from, now]);
        const count = integer(read, 'event_count');
        if (count > 0) await run(session, 'move_head', MOVE_HEAD, [integer(read, 'sequence')]);
        return count;
      }),
    lease: (request) => leaseDeliveries(client, request),
    async waiting(now, withMails) {
      return backlogOf((await run(client, 'waiting', WAITING, [now, withMails]))[0]);
    },
    async mayHandOver({ deliveryId, fence }, now) {
      return (await run(client, 'hand_over', HAND_OVER, [deliveryId, fence, now])).length > 0;
    },
    settle: (lease, settlement, now) =>
      client.transaction((session) => settleDelivery(session, lease, settlement, now)),
    async send({ accountId, destinationId }, event, now) {
      const values = [destinationId, accountId, event.id, event.type, JSON.stringify(event), now];
      const [row] = await run(client, 'send', SEND, values);
      return row === undefined ? undefined : text(row, 'delivery_id');
    },
    async list(query) {
      return (await client.query(listStatement(query))).map(entryOf);
    },
    async redeliver(accountId, deliveryId, now) {
      return (await run(client, 'redeliver', REDELIVER, [deliveryId, accountId, now])).length;
    },
    async redeliverFrom({ accountId, destinationId }, fromSequence, now) {
      const values = [destinationId, accountId, fromSequence, now];
      const [row] = await run(client, 'redeliver_from', REDELIVER_FROM, values);
      return integer(row, 'destination_count') === 0 ? undefined : integer(row, 'queued_count');
    },
  };
}

/** What is queued and due, and what the log holds beyond that while a destination may want it. */
const WAITING = `WITH served AS (
    SELECT destination_id, disabled_reason FROM destination
    WHERE coalesce(disabled_reason, 'unconfirmed') = 'unconfirmed' AND (schedule IS NULL OR $2::boolean)
  )
  SELECT coalesce(sum(due.due_count), 0)::integer AS waiting_count, min(due.oldest_at) AS oldest_at FROM (
    SELECT queued.* FROM served CROSS JOIN LATERAL (
      SELECT count(*) AS due_count, min(next_at) AS oldest_at FROM delivery
      WHERE delivery.destination_id = served.destination_id AND state = 'waiting' AND next_at <= $1::bigint
        AND (served.disabled_reason IS NULL OR type = '${CONFIRM_TYPE}')
    ) AS queued
    UNION ALL
    SELECT count(*), min(event.recorded_at) FROM delivery_head JOIN event ON event.sequence > delivery_head.sequence
    WHERE EXISTS (SELECT 1 FROM served WHERE disabled_reason IS NULL)
  ) AS due`;
/** Of a mail that asks for confirmation it is known from here on that there was one, whatever happens to the process. */
const HAND_OVER = `UPDATE delivery SET leased_until = CASE WHEN delivery.type = '${CONFIRM_TYPE}'
    THEN $3::bigint + ${CONFIRMATION_GAP_MS} ELSE leased_until END
  FROM destination WHERE delivery_id = $1 AND fence = $2::bigint AND state = 'waiting' AND leased_until > $3::bigint
    AND destination.destination_id = delivery.destination_id
    AND (destination.disabled_reason IS NULL
      OR (destination.disabled_reason = 'unconfirmed' AND delivery.type = '${CONFIRM_TYPE}'))
  RETURNING 1`;
const LOCK_HEAD = `INSERT INTO delivery_head (sequence) VALUES (0)
  ON CONFLICT (is_only) DO UPDATE SET is_only = true RETURNING sequence`;
/** A statement of its own, so that it sees what others queued while the lock was waited for. */
const FAN_OUT = `WITH read AS (
    SELECT id, sequence, type, region_id FROM event WHERE sequence > $1::bigint ORDER BY sequence LIMIT ${FAN_OUT_PAGE}
  ), queued AS (
    INSERT INTO delivery (delivery_id, destination_id, event_id, type, sequence, state, queued_at, next_at)
    SELECT ${deliveryIdOf('event.id')}, destination.destination_id, event.id, event.type, event.sequence, 'waiting',
      $2::bigint, $2::bigint
    FROM read AS event JOIN destination ON event.sequence > destination.from_sequence
    WHERE destination.disabled_reason IS NULL AND coalesce(destination.schedule, 'each') = 'each' AND ${WANTED}
    ON CONFLICT (delivery_id) DO NOTHING
  )
  SELECT count(*)::integer AS event_count, coalesce(max(sequence), 0) AS sequence FROM read`;
const MOVE_HEAD = 'UPDATE delivery_head SET sequence = $1::bigint';
const SEND = `INSERT INTO delivery (delivery_id, destination_id, event_id, type, payload, state, queued_at, next_at)
  SELECT ${deliveryIdOf('$3')}, destination_id, $3, $4, $5, 'waiting', $6::bigint, $6::bigint
  FROM destination WHERE destination_id = $1 AND account_id = $2 RETURNING delivery_id`;
/** As queued for the first time; a try that is under way can no longer settle it. */
const AGAIN = `state = 'waiting', tried_count = 0, fence = delivery.fence + 1, leased_until = 0`;
const REDELIVER = `UPDATE delivery SET ${AGAIN}, queued_at = $3::bigint, next_at = $3::bigint FROM destination
  WHERE delivery.delivery_id = $1 AND destination.destination_id = delivery.destination_id AND destination.account_id = $2
    AND delivery.type <> '${CONFIRM_TYPE}'
  RETURNING delivery.delivery_id`;
const REDELIVER_FROM = `WITH destination AS (
    SELECT * FROM destination WHERE destination_id = $1 AND account_id = $2 AND schedule IS NULL
  ), wanted AS (
    SELECT ${deliveryIdOf('event.id')} AS delivery_id, destination.destination_id, event.id, event.type, event.sequence
    FROM destination JOIN event ON event.sequence >= $3::bigint WHERE ${WANTED}
    ORDER BY event.sequence LIMIT ${MAX_REDELIVERED}
  ), queued AS (
    INSERT INTO delivery (delivery_id, destination_id, event_id, type, sequence, state, queued_at, next_at)
    SELECT delivery_id, destination_id, id, type, sequence, 'waiting', $4::bigint, $4::bigint FROM wanted
    ON CONFLICT (delivery_id) DO UPDATE SET ${AGAIN}, queued_at = excluded.queued_at, next_at = excluded.next_at
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM destination)::integer AS destination_count, (SELECT count(*) FROM queued)::integer AS queued_count`;
