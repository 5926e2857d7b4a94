import type { SessionStore, StoredSession } from '../ports/session-store.ts';
import { appendAuditEvent } from './audit-log.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** Sessions, a row each, and the one sign-in link of a key; taking a link removes it. */
export function createSessionStore(client: SqlClient): SessionStore {
  const run = (name: string, statement: string, values: readonly (string | number)[]) =>
    client.query({ name: `session.${name}`, text: statement, values });
  return {
    async addLink({ secretMac, publicId, expiresAt }) {
      await run('add_link', ADD_LINK, [publicId, secretMac, expiresAt]);
    },
    async takeLink(secretMac, now) {
      const [row] = await run('take_link', TAKE_LINK, [secretMac, now]);
      return row === undefined ? undefined : text(row, 'public_id');
    },
    async addSession({ secretMac, publicId, createdAt, lastUsedAt }, before) {
      await run('remove_old', REMOVE_OLD, [before]);
      await run('add', ADD, [secretMac, publicId, createdAt, lastUsedAt]);
    },
    async sessionByMac(secretMac) {
      return (await run('by_mac', BY_MAC, [secretMac])).map(parseSession)[0];
    },
    async noteSessionUse(secretMac, usedAt, gapMs) {
      await run('use', NOTE_USE, [secretMac, usedAt, gapMs]);
    },
    async endSession(secretMac) {
      await run('end', END, [secretMac]);
    },
    async sessionsOf(accountId, now) {
      return (await run('of_account', OF_ACCOUNT, [accountId, now])).map(parseSession);
    },
    endSessionOf: ({ accountId, sessionId, actor, at }) =>
      client.transaction(async (session) => {
        // Every MAC that begins with the id sorts before the id with a `g`, which no hexadecimal text holds.
        const values = [accountId, sessionId, `${sessionId}g`];
        const [ended] = await session.query({ name: 'session.end_of_account', text: END_OF_ACCOUNT, values });
        if (ended === undefined) return undefined;
        await appendAuditEvent(session, { at, actor, action: 'session.end', subject: sessionId, facts: { accountId } });
        return text(ended, 'secret_mac');
      }),
  };
}

const parseSession = (row: unknown): StoredSession => ({
  secretMac: text(row, 'secret_mac'),
  publicId: text(row, 'public_id'),
  createdAt: integer(row, 'created_at'),
  lastUsedAt: integer(row, 'last_used_at'),
});

const ADD_LINK = `INSERT INTO sign_in_link (public_id, secret_mac, expires_at) VALUES ($1, $2, $3::bigint)
  ON CONFLICT (public_id) DO UPDATE SET secret_mac = excluded.secret_mac, expires_at = excluded.expires_at`;
const TAKE_LINK = 'DELETE FROM sign_in_link WHERE secret_mac = $1 AND expires_at > $2::bigint RETURNING public_id';
const ADD = `INSERT INTO console_session (secret_mac, public_id, created_at, last_used_at)
  VALUES ($1, $2, $3::bigint, $4::bigint)`;
const REMOVE_OLD = 'DELETE FROM console_session WHERE created_at < $1::bigint';
const BY_MAC = 'SELECT secret_mac, public_id, created_at, last_used_at FROM console_session WHERE secret_mac = $1';
const NOTE_USE = `UPDATE console_session SET last_used_at = $2::bigint
  WHERE secret_mac = $1 AND last_used_at <= $2::bigint - $3::bigint`;
const OF_ACCOUNT = `SELECT s.secret_mac, s.public_id, s.created_at, s.last_used_at
  FROM api_key AS k JOIN console_session AS s ON s.public_id = k.public_id
  WHERE k.account_id = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2::bigint)
  ORDER BY s.created_at DESC, s.secret_mac`;
const END_OF_ACCOUNT = `DELETE FROM console_session WHERE secret_mac >= $2 AND secret_mac < $3
  AND public_id IN (SELECT public_id FROM api_key WHERE account_id = $1) RETURNING secret_mac`;
const END = 'DELETE FROM console_session WHERE secret_mac = $1';
