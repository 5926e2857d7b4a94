import { type Lead, type LeadKind, type LeadStore, MAX_PER_DAY } from '../ports/lead-store.ts';
import { integer, optionalText, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** A row per message, and one per address that registered interest. */
export function createLeadStore(client: SqlClient): LeadStore {
  return {
    keep: (lead, dayStart) =>
      client.transaction(async (session) => {
        const [today] = await session.query({ name: 'lead.count', text: COUNT, values: [dayStart] });
        if (integer(today, 'lead_count') >= MAX_PER_DAY) return 'day_full';
        const { kind, email, name, message, origin, consentVersion, sentAt } = lead;
        const given = [name, message, origin].map((member) => member ?? null);
        await session.query({ name: 'lead.keep', text: KEEP, values: [kind, email, ...given, consentVersion, sentAt] });
        return 'kept';
      }),
    async newest(limit) {
      const rows = await client.query({ name: 'lead.newest', text: NEWEST, values: [limit] });
      return rows.map(leadOf);
    },
    async remove(email) {
      const [row] = await client.query({ name: 'lead.remove', text: REMOVE, values: [email.toLowerCase()] });
      return integer(row, 'removed');
    },
  };
}

function leadOf(row: unknown): Lead {
  const optional = (column: 'name' | 'message' | 'origin') => {
    const value = optionalText(row, column);
    return value === undefined ? {} : { [column]: value };
  };
  return {
    kind: kindOf(text(row, 'kind')),
    email: text(row, 'email'),
    ...optional('name'),
    ...optional('message'),
    ...optional('origin'),
    consentVersion: text(row, 'consent_version'),
    sentAt: integer(row, 'sent_at'),
  };
}

const kindOf = (stored: string): LeadKind => (stored === 'interest' ? 'interest' : 'contact');

/** No more are counted than are allowed. */
const COUNT = `SELECT count(*)::integer AS lead_count
  FROM (SELECT 1 FROM lead WHERE sent_at >= $1::bigint ORDER BY sent_at LIMIT ${MAX_PER_DAY}) AS today`;
const KEEP = `INSERT INTO lead (kind, email, name, message, origin, consent_version, sent_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::bigint)
  ON CONFLICT (email) WHERE kind = 'interest' DO UPDATE
    SET consent_version = EXCLUDED.consent_version, origin = EXCLUDED.origin, sent_at = EXCLUDED.sent_at`;
const NEWEST = `SELECT kind, email, name, message, origin, consent_version, sent_at FROM lead
  ORDER BY sent_at DESC, seq DESC LIMIT $1::integer`;
const REMOVE = `WITH removed AS (DELETE FROM lead WHERE email = $1 RETURNING 1)
  SELECT count(*)::integer AS removed FROM removed`;
