import {
  LEASE_MS,
  type LeasedDelivery,
  type LeaseRequest,
  type OwnEvent,
  PER_DESTINATION,
} from '../../ports/deliveries.ts';
import { EVENT_COLUMNS, eventOf } from '../event-log.ts';
import { integer, optionalInteger, optionalText, text } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';
import { CONFIRM_TYPE, filtersOf, scheduleOf } from './delivery-sql.ts';

/** Leases what is due and not leased, some of each destination, so that none takes the places of the others. */
export async function leaseDeliveries(
  session: SqlSession,
  { now, limit, busy, isMail = false }: LeaseRequest,
): Promise<readonly LeasedDelivery[]> {
  const values = [now, limit, busy.join(' '), isMail];
  const rows = await session.query({ name: 'delivery.lease', text: LEASE, values });
  return rows.map(leasedOf);
}

function leasedOf(row: unknown): LeasedDelivery {
  const payload = optionalText(row, 'payload');
  const own: OwnEvent | undefined = payload === undefined ? undefined : JSON.parse(payload);
  const secrets = optionalText(row, 'secrets')?.split(' ') ?? [];
  return {
    deliveryId: text(row, 'delivery_id'),
    destinationId: text(row, 'destination_id'),
    fence: integer(row, 'fence'),
    triedCount: integer(row, 'tried_count'),
    queuedAt: integer(row, 'queued_at'),
    url: text(row, 'url'),
    isTemplate: optionalText(row, 'template') !== undefined,
    ...mailOf(row),
    sealedSecrets: secrets.map((hex) => Buffer.from(hex, 'hex')),
    event: own ?? eventOf(row),
  };
}

function mailOf(row: unknown): Pick<LeasedDelivery, 'mail'> {
  const schedule = scheduleOf(row);
  if (schedule === undefined) return {};
  const confirmUntil = optionalInteger(row, 'confirm_until');
  return { mail: { schedule, ...filtersOf(row), ...(confirmUntil === undefined ? {} : { confirmUntil }) } };
}

const LEASE = `WITH due AS (
    SELECT picked.delivery_id FROM destination CROSS JOIN LATERAL (
      SELECT delivery_id FROM delivery
      WHERE delivery.destination_id = destination.destination_id AND state = 'waiting'
        AND next_at <= $1::bigint AND leased_until <= $1::bigint
        AND (destination.disabled_reason IS NULL OR type = '${CONFIRM_TYPE}')
      ORDER BY next_at LIMIT ${PER_DESTINATION} FOR UPDATE SKIP LOCKED
    ) AS picked
    WHERE coalesce(destination.disabled_reason, 'unconfirmed') = 'unconfirmed'
      AND (destination.schedule IS NOT NULL) = $4::boolean
      AND NOT destination.destination_id = ANY (string_to_array($3, ' '))
    LIMIT $2::integer
  ), leased AS (
    UPDATE delivery SET fence = fence + 1, leased_until = $1::bigint + ${LEASE_MS}
    FROM due WHERE delivery.delivery_id = due.delivery_id RETURNING delivery.*
  )
  SELECT leased.delivery_id, leased.destination_id, leased.fence, leased.tried_count, leased.queued_at, leased.payload, destination.url, destination.template,
    destination.schedule, destination.types, destination.region_ids,
    (SELECT confirm_until FROM mail_consent AS consent WHERE consent.destination_id = leased.destination_id) AS confirm_until,
    (SELECT string_agg(encode(sealed, 'hex'), ' ' ORDER BY secret) FROM destination_secret AS held
      WHERE held.destination_id = leased.destination_id AND coalesce(expires_at, $1::bigint + 1) > $1::bigint) AS secrets,
    ${EVENT_COLUMNS.split(', ')
      .map((column) => `event.${column}`)
      .join(', ')}
  FROM leased JOIN destination ON destination.destination_id = leased.destination_id
    LEFT JOIN event ON event.sequence = leased.sequence
  ORDER BY leased.next_at`;
