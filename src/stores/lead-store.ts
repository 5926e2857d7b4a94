import { MAIL_GAP_MS } from '../ports/lead-mails.ts';
import { type Lead, type LeadKind, type LeadStore, MAX_PER_DAY } from '../ports/lead-store.ts';
import { contentHash } from '../reference/content-hash.ts';
import { integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlStatement } from './sql-client.ts';

/** A row per message, and one per address that registered interest. */
export function createLeadStore(client: SqlClient): LeadStore {
  const removeOf = (addressId: string, removal: SqlStatement): Promise<number> =>
    client.transaction(async (session) => {
      await session.query({ name: 'lead.forget_mail', text: FORGET_MAIL, values: [addressId] });
      const [row] = await session.query(removal);
      return integer(row, 'removed');
    });

  return {
    keep: (lead, dayStart) =>
      client.transaction(async (session) => {
        const [today] = await session.query({ name: 'lead.count', text: COUNT, values: [dayStart] });
        if (integer(today, 'lead_count') >= MAX_PER_DAY) return 'day_full';
        const { kind, email, consentVersion, sentAt, confirmUntil } = lead;
        const given = [lead.name, lead.message, lead.origin, lead.consentText].map((member) => member ?? null);
        const addressId = addressIdOf(email);
        const values = [kind, email, ...given, consentVersion, sentAt, addressId, confirmUntil ?? null];
        await session.query({ name: 'lead.keep', text: KEEP, values });
        if (confirmUntil !== undefined)
          await session.query({ name: 'lead.want_mail', text: WANT_MAIL, values: [addressId, sentAt] });
        return 'kept';
      }),
    async newest(limit) {
      const rows = await client.query({ name: 'lead.newest', text: NEWEST, values: [limit] });
      return rows.map(leadOf);
    },
    async confirm({ addressId, writtenAt }, now) {
      const values = [addressId, writtenAt, now];
      const [row] = await client.query({ name: 'lead.confirm', text: CONFIRM, values });
      return integer(row, 'confirmed') > 0;
    },
    remove(email) {
      const address = email.toLowerCase();
      return removeOf(addressIdOf(address), { name: 'lead.remove', text: REMOVE, values: [address] });
    },
    removeById: (addressId) =>
      removeOf(addressId, { name: 'lead.remove_by_id', text: REMOVE_BY_ID, values: [addressId] }),
  };
}

/** 128 bits of SHA-256: the same for an address in every process. @param email in lower case */
const addressIdOf = (email: string): string => contentHash(['lead', email], 32);

function leadOf(row: unknown): Lead {
  const optional = (member: 'name' | 'message' | 'origin' | 'consentText', column: string = member) => {
    const value = optionalText(row, column);
    return value === undefined ? {} : { [member]: value };
  };
  const instant = (member: 'confirmUntil' | 'confirmedAt', column: string) => {
    const value = optionalInteger(row, column);
    return value === undefined ? {} : { [member]: value };
  };
  return {
    kind: leadKind(text(row, 'kind')),
    email: text(row, 'email'),
    ...optional('name'),
    ...optional('message'),
    ...optional('origin'),
    consentVersion: text(row, 'consent_version'),
    ...optional('consentText', 'consent_text'),
    sentAt: integer(row, 'sent_at'),
    ...instant('confirmUntil', 'confirm_until'),
    ...instant('confirmedAt', 'confirmed_at'),
  };
}

export const leadKind = (stored: string): LeadKind => (stored === 'interest' ? 'interest' : 'contact');

/** No more are counted than are allowed. */
const COUNT = `SELECT count(*)::integer AS lead_count
  FROM (SELECT 1 FROM lead WHERE sent_at >= $1::bigint ORDER BY sent_at LIMIT ${MAX_PER_DAY}) AS today`;
/** A confirmed interest stays as its holder confirmed it, for any caller may name the address. */
const KEEP = `INSERT INTO lead
    (kind, email, name, message, origin, consent_text, consent_version, sent_at, address_id, confirm_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9, $10::bigint)
  ON CONFLICT (email) WHERE kind = 'interest' DO UPDATE
    SET consent_version = EXCLUDED.consent_version, consent_text = EXCLUDED.consent_text, origin = EXCLUDED.origin,
      sent_at = EXCLUDED.sent_at, address_id = EXCLUDED.address_id, confirm_until = EXCLUDED.confirm_until
    WHERE lead.confirmed_at IS NULL`;
/** A mail that is due stays due; otherwise one is due now, or once the address may have another. */
const WANT_MAIL = `INSERT INTO lead_mail (address_id, wanted_at, due_at)
  SELECT $1::text, $2::bigint, $2::bigint
  WHERE EXISTS (SELECT 1 FROM lead WHERE address_id = $1 AND confirm_until IS NOT NULL)
  ON CONFLICT (address_id) DO UPDATE
    SET wanted_at = greatest(EXCLUDED.wanted_at, lead_mail.sent_at + ${MAIL_GAP_MS}),
      due_at = greatest(EXCLUDED.due_at, lead_mail.sent_at + ${MAIL_GAP_MS}), tried_count = 0
    WHERE lead_mail.due_at IS NULL`;
const NEWEST = `SELECT kind, email, name, message, origin, consent_version, consent_text, sent_at, confirm_until, confirmed_at
  FROM lead ORDER BY sent_at DESC, seq DESC LIMIT $1::integer`;
/** An interest is the same whenever it was renewed; a message that came after the mail may be of another sender. */
const CONFIRM = `WITH confirmed AS (
    UPDATE lead SET confirmed_at = $3::bigint, confirm_until = NULL
    WHERE address_id = $1 AND confirm_until > $3::bigint AND (kind = 'interest' OR sent_at <= $2::bigint) RETURNING 1
  )
  SELECT (SELECT count(*) FROM confirmed)::integer + (SELECT count(*) FROM lead
    WHERE address_id = $1 AND confirmed_at IS NOT NULL AND (kind = 'interest' OR sent_at <= $2::bigint))::integer AS confirmed`;
/** That one was sent is remembered, so that no other is for a day. */
const FORGET_MAIL = 'UPDATE lead_mail SET wanted_at = NULL, due_at = NULL WHERE address_id = $1';
/** Those also that were kept before addresses had ids. */
const REMOVE_BY_ID = `WITH removed AS (
    DELETE FROM lead WHERE email IN (SELECT email FROM lead WHERE address_id = $1) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;
const REMOVE = `WITH removed AS (DELETE FROM lead WHERE email = $1 RETURNING 1)
  SELECT count(*)::integer AS removed FROM removed`;
