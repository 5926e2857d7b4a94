import { DAYS_TO_CONFIRM } from '../contract/leads/consent.ts';
import {
  CONFIRMATION_GAP_MS,
  CONSENT_KEPT_MS,
  type MailConsentRequest,
  type MailDestination,
  type MailDestinations,
} from '../ports/mail-destinations.ts';
import { contentHash } from '../reference/content-hash.ts';
import { CONFIRM_TYPE, deliveryIdOf } from './delivery/delivery-sql.ts';
import { endPeriods } from './delivery/end-periods.ts';
import { LOCK_ACCOUNT, REMOVE_DELIVERIES } from './destination-store.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

const CONFIRM_MS = DAYS_TO_CONFIRM * 86_400_000;

/** A destination of mail is a row like the others, with one that says what its address agreed to. */
export function createMailDestinations(client: SqlClient): MailDestinations {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `mail_destination.${name}`, text: statement, values });

  /** Queues the mail that asks, and records it. */
  async function ask(
    session: SqlSession,
    { destinationId, accountId, createdAt }: MailDestination,
    asked: MailConsentRequest,
  ) {
    const addressId = addressIdOf(asked.address);
    await run(session, 'lock_address', LOCK_ADDRESS, [addressId]);
    const [last] = await run(session, 'last_asked', LAST_ASKED, [addressId]);
    const askedAt = Math.max(createdAt, integer(last, 'asked_at') + CONFIRMATION_GAP_MS);
    const { consentVersion, consentText } = asked;
    const consent = [destinationId, accountId, addressId, consentVersion, consentText, askedAt, askedAt + CONFIRM_MS];
    await run(session, 'add_consent', ADD_CONSENT, consent);
    const id = `evt_${contentHash([CONFIRM_TYPE, destinationId], 24)}`;
    const event = { id, type: CONFIRM_TYPE, happenedAt: createdAt, data: { destinationId } };
    await run(session, 'queue', QUEUE, [destinationId, id, CONFIRM_TYPE, JSON.stringify(event), askedAt]);
  }

  return {
    add: (destination, asked, maxCount) =>
      client.transaction(async (session) => {
        const { destinationId, accountId, url, types, regionIds, createdAt, schedule } = destination;
        await session.query({ name: 'destination.lock_account', text: LOCK_ACCOUNT, values: [accountId] });
        const filters = [types, regionIds].map((list) => list?.join(' ') ?? null);
        const values = [destinationId, accountId, url, ...filters, createdAt, maxCount, schedule];
        if ((await run(session, 'add', ADD, values)).length === 0) return 'allowance_used';
        await ask(session, destination, asked);
        return 'added';
      }),
    confirm: (destinationId, { now, daily, weekly }) =>
      client.transaction(async (session) => {
        const [consent] = await run(session, 'confirm', CONFIRM, [destinationId, now]);
        if (consent === undefined) return false;
        await run(session, 'begin', BEGIN, [destinationId, now, daily, weekly]);
        await run(session, 'asked', ASKED, [destinationId]);
        return true;
      }),
    unsubscribe: (destinationId, now) =>
      client.transaction(async (session) => {
        const [consent] = await run(session, 'end_consent', END_CONSENT, [destinationId, now]);
        if (consent === undefined) return false;
        await run(session, 'end', END, [destinationId]);
        await run(session, 'drop_waiting', DROP_WAITING, [destinationId]);
        return true;
      }),
    endPeriods: (ends) => client.transaction((session) => endPeriods(session, ends)),
    removeExpired: (now) =>
      client.transaction(async (session) => {
        const removed = await run(session, 'remove_unconfirmed', REMOVE_UNCONFIRMED, [now]);
        for (const row of removed) {
          const values = [text(row, 'destination_id')];
          await session.query({ name: 'destination.remove_deliveries', text: REMOVE_DELIVERIES, values });
        }
        await run(session, 'end_orphans', END_ORPHANS, [now]);
        await run(session, 'remove_consents', REMOVE_CONSENTS, [now - CONSENT_KEPT_MS]);
        return removed.length;
      }),
  };
}

/** 128 bits of SHA-256: the same for an address, in any case, in every process. */
const addressIdOf = (address: string): string => contentHash(['mail', address.toLowerCase()], 32);

/** One address is asked by one at a time, so that it is asked once. */
const LOCK_ADDRESS = `SELECT pg_advisory_xact_lock(hashtextextended('mail ' || $1, 0))::text`;
const LAST_ASKED = `SELECT coalesce(max(asked_at), 0) AS asked_at FROM mail_consent WHERE address_id = $1`;
const ADD = `INSERT INTO destination
    (destination_id, account_id, url, types, region_ids, created_at, schedule, disabled_reason, from_sequence)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $8::text, 'unconfirmed',
    coalesce((SELECT sequence FROM event_head), 0)
  WHERE (SELECT count(*) FROM destination WHERE account_id = $2) < $7::integer
  RETURNING destination_id`;
const ADD_CONSENT = `INSERT INTO mail_consent
    (destination_id, account_id, address_id, consent_version, consent_text, asked_at, confirm_until)
  VALUES ($1, $2, $3, $4, $5, $6::bigint, $7::bigint)`;
const QUEUE = `INSERT INTO delivery (delivery_id, destination_id, event_id, type, payload, state, queued_at, next_at)
  SELECT ${deliveryIdOf('$2')}, destination_id, $2, $3, $4, 'waiting', $5::bigint, $5::bigint
  FROM destination WHERE destination_id = $1`;
/** A repetition finds it confirmed, and changes nothing. */
const CONFIRM = `UPDATE mail_consent SET confirmed_at = coalesce(confirmed_at, $2::bigint), confirm_until = NULL
  WHERE destination_id = $1 AND ended_at IS NULL AND (confirmed_at IS NOT NULL OR confirm_until > $2::bigint)
  RETURNING destination_id`;
const HEAD = 'coalesce((SELECT sequence FROM event_head), 0)';
const BEGIN = `UPDATE destination SET disabled_reason = NULL, from_sequence = ${HEAD}, digest_sequence = ${HEAD},
    digest_from = $2::bigint,
    digest_due = CASE schedule WHEN 'daily' THEN $3::bigint WHEN 'weekly' THEN $4::bigint ELSE $2::bigint END
  WHERE destination_id = $1 AND disabled_reason = 'unconfirmed'`;
/** What it asked for came true: it is not sent once more. */
const ASKED = `UPDATE delivery SET state = 'delivered', fence = fence + 1
  WHERE destination_id = $1 AND type = '${CONFIRM_TYPE}' AND state = 'waiting'`;
const END_CONSENT = `UPDATE mail_consent SET ended_at = coalesce(ended_at, $2::bigint), confirm_until = NULL
  WHERE destination_id = $1 RETURNING destination_id`;
const END = `UPDATE destination SET disabled_reason = 'unsubscribed' WHERE destination_id = $1`;
const DROP_WAITING = `UPDATE delivery SET state = 'dead', fence = fence + 1
  WHERE destination_id = $1 AND state = 'waiting'`;
/** Once a day; what may be asked for was limited already. */
const REMOVE_UNCONFIRMED = `WITH ended AS (
    UPDATE mail_consent SET ended_at = $1::bigint, confirm_until = NULL WHERE confirm_until <= $1::bigint
    RETURNING destination_id
  )
  DELETE FROM destination USING ended
  WHERE destination.destination_id = ended.destination_id AND disabled_reason = 'unconfirmed'
  RETURNING destination.destination_id`;
/** Of destinations that their account removed. */
const END_ORPHANS = `UPDATE mail_consent SET ended_at = $1::bigint, confirm_until = NULL
  WHERE ended_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM destination WHERE destination.destination_id = mail_consent.destination_id)`;
const REMOVE_CONSENTS = 'DELETE FROM mail_consent WHERE ended_at < $1::bigint';
