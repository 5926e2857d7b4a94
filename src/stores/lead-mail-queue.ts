import {
  type LeadMailQueue,
  type LeasedMail,
  MAIL_GAP_MS,
  MAIL_LEASE_MS,
  type MailLease,
  type MailSettlement,
} from '../ports/lead-mails.ts';
import { backlogOf } from './backlog-of.ts';
import { leadKind } from './lead-store.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient, SqlStatement } from './sql-client.ts';

/** A lease is the row's own, with a fence that every lease raises. */
export function createLeadMailQueue(client: SqlClient): LeadMailQueue {
  return {
    async lease(now, limit) {
      const rows = await client.query({ name: 'lead_mail.lease', text: LEASE, values: [now, limit] });
      return rows.map(leasedOf);
    },
    async handOver({ addressId, fence }, now) {
      const values = [addressId, fence, now];
      return (await client.query({ name: 'lead_mail.hand_over', text: HAND_OVER, values })).length > 0;
    },
    async settle(lease, settlement) {
      await client.query(statementOf(lease, settlement));
    },
    async waiting(now) {
      const [row] = await client.query({ name: 'lead_mail.waiting', text: WAITING, values: [now] });
      return backlogOf(row);
    },
  };
}

const leasedOf = (row: unknown): LeasedMail => ({
  addressId: text(row, 'address_id'),
  email: text(row, 'email'),
  kinds: text(row, 'kinds').split(' ').map(leadKind),
  consentText: text(row, 'consent_text'),
  triedCount: integer(row, 'tried_count'),
  wantedAt: integer(row, 'wanted_at'),
  fence: integer(row, 'fence'),
});

function statementOf({ addressId, fence }: MailLease, settlement: MailSettlement): SqlStatement {
  const lease = [addressId, fence];
  switch (settlement.next) {
    case 'sent':
      return { name: 'lead_mail.sent', text: SENT, values: [...lease, settlement.writtenAt] };
    case 'again':
      return { name: 'lead_mail.again', text: AGAIN, values: [...lease, settlement.at, settlement.wantedAt] };
    case 'given_up':
      return { name: 'lead_mail.given_up', text: GIVEN_UP, values: lease };
    case 'uncertain':
      return { name: 'lead_mail.uncertain', text: UNCERTAIN, values: lease };
  }
}

const LEASE = `WITH due AS MATERIALIZED (
    SELECT address_id FROM lead_mail WHERE due_at <= $1::bigint AND leased_until <= $1::bigint
    ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED
  ), asked AS MATERIALIZED (
    SELECT due.address_id, unconfirmed.* FROM due CROSS JOIN LATERAL (
      SELECT max(email) AS email, string_agg(DISTINCT kind, ' ') AS kinds,
        (array_agg(coalesce(consent_text, '') ORDER BY sent_at DESC, seq DESC))[1] AS consent_text
      FROM lead WHERE lead.address_id = due.address_id AND confirm_until > $1::bigint
    ) AS unconfirmed
  ), idle AS (
    UPDATE lead_mail SET wanted_at = NULL, due_at = NULL
    WHERE address_id = ANY (ARRAY(SELECT address_id FROM asked WHERE email IS NULL))
  ), leased AS (
    UPDATE lead_mail SET fence = fence + 1, leased_until = $1::bigint + ${MAIL_LEASE_MS}
    WHERE address_id = ANY (ARRAY(SELECT address_id FROM asked WHERE email IS NOT NULL))
    RETURNING address_id, tried_count, wanted_at, fence
  )
  SELECT * FROM leased JOIN asked USING (address_id)`;
const OWN = 'address_id = $1 AND fence = $2::bigint';
/** From here on the row says that there was a mail, whatever happens to the process. */
const HAND_OVER = `UPDATE lead_mail SET sent_at = $3::bigint, wanted_at = $3::bigint + ${MAIL_GAP_MS}, due_at = $3::bigint + ${MAIL_GAP_MS}
  WHERE ${OWN} AND due_at <= $3::bigint AND leased_until > $3::bigint AND coalesce(sent_at + ${MAIL_GAP_MS}, 0) <= $3::bigint
  RETURNING 1`;
/** A message that came after the mail was written is asked for by another. */
const LATER = `EXISTS (SELECT 1 FROM lead WHERE lead.address_id = $1 AND confirm_until IS NOT NULL AND kind = 'contact'
    AND lead.sent_at > $3::bigint)`;
const SENT = `UPDATE lead_mail SET leased_until = 0, tried_count = 0,
    wanted_at = CASE WHEN ${LATER} THEN wanted_at END, due_at = CASE WHEN ${LATER} THEN due_at END
  WHERE ${OWN}`;
const AGAIN = `UPDATE lead_mail SET leased_until = 0, tried_count = tried_count + 1, sent_at = NULL,
    wanted_at = CASE WHEN due_at IS NOT NULL THEN $4::bigint END, due_at = CASE WHEN due_at IS NOT NULL THEN $3::bigint END
  WHERE ${OWN}`;
const GIVEN_UP = `UPDATE lead_mail SET leased_until = 0, sent_at = NULL, wanted_at = NULL, due_at = NULL WHERE ${OWN}`;
const UNCERTAIN = `UPDATE lead_mail SET leased_until = 0, tried_count = tried_count + 1 WHERE ${OWN}`;
const WAITING = `SELECT count(*)::integer AS waiting_count, min(wanted_at) AS oldest_at FROM lead_mail WHERE wanted_at <= $1::bigint`;
