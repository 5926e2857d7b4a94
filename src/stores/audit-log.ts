import type { AuditEntry, AuditEvent, AuditLog } from '../ports/audit-log.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import { entryHash } from './audit-chain.ts';
import { CHAIN_START } from './hash-chain.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/** One table that only grows. */
export function createAuditLog(client: SqlClient): AuditLog {
  return {
    append: (event) => client.transaction((session) => appendAuditEvent(session, event)),
    async entries({ afterSeq, limit, action }) {
      const values = [afterSeq, limit, ...(action === undefined ? [] : [action])];
      const rows = await client.query(
        action === undefined
          ? { name: 'audit.page', text: PAGE, values }
          : { name: 'audit.page_of_action', text: PAGE_OF_ACTION, values },
      );
      return rows.map(parse);
    },
    head: () => headOf(client),
  };
}

/**
 * Adds an entry within a transaction: it is in the log when what it records has happened, and only then. To be the last
 * thing that a transaction does: every other appender waits for its end.
 */
export async function appendAuditEvent(session: SqlSession, event: AuditEvent): Promise<AuditEntry> {
  await session.query({ name: 'audit.lock', text: 'SELECT pg_advisory_xact_lock($1)::text', values: [CHAIN_LOCK] });
  // A statement of its own: it sees what others committed while the lock was waited for.
  const head = await headOf(session);
  const { at, action } = event;
  const linked = {
    seq: (head?.seq ?? 0) + 1,
    at,
    actor: storable(event.actor),
    action,
    subject: storable(event.subject),
    facts: canonicalJson(event.facts),
    prevHash: head?.hash ?? CHAIN_START,
  };
  const entry = { ...linked, hash: entryHash(linked) };
  const { seq, actor, subject, facts, prevHash, hash } = entry;
  await session.query({
    name: 'audit.append',
    text: APPEND,
    values: [seq, at, actor, action, subject, facts, prevHash, hash],
  });
  return entry;
}

/** Any constant that nothing else in the database locks. */
const CHAIN_LOCK = 7_208_411_904;

const COLUMNS = 'seq, at, actor, action, subject, facts, prev_hash, hash';
const APPEND = `INSERT INTO audit_entry (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const PAGE = `SELECT ${COLUMNS} FROM audit_entry WHERE seq > $1 ORDER BY seq LIMIT $2::integer`;
const PAGE_OF_ACTION = `SELECT ${COLUMNS} FROM audit_entry WHERE action = $3 AND seq > $1 ORDER BY seq LIMIT $2::integer`;

async function headOf(session: SqlSession) {
  const text = `SELECT ${COLUMNS} FROM audit_entry ORDER BY seq DESC LIMIT 1`;
  const head = (await session.query({ name: 'audit.head', text, values: [] })).map(parse)[0];
  return head === undefined ? undefined : { seq: head.seq, hash: head.hash };
}

/** A PostgreSQL text holds neither a NUL nor half a character; what is hashed is what will be read. */
const storable = (given: string): string => Buffer.from(given.replaceAll('\0', '\u{FFFD}'), 'utf8').toString('utf8');

const parse = (row: unknown): AuditEntry => ({
  seq: integer(row, 'seq'),
  at: integer(row, 'at'),
  actor: text(row, 'actor'),
  action: text(row, 'action'),
  subject: text(row, 'subject'),
  facts: text(row, 'facts'),
  prevHash: text(row, 'prev_hash'),
  hash: text(row, 'hash'),
});
