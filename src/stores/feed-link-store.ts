import type { FeedLink, FeedLinkStore } from '../ports/feed-links.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

/** A row per link; a link that was revoked has none. */
export function createFeedLinkStore(client: SqlClient): FeedLinkStore {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `feed_link.${name}`, text: statement, values });
  return {
    add: ({ linkId, accountId, label, createdAt }, tokenMac, maxCount) =>
      client.transaction(async (session) => {
        // One account adds one at a time, so that its allowance holds for any number of processes.
        await run(session, 'lock_account', LOCK_ACCOUNT, [accountId]);
        const values = [linkId, accountId, label, tokenMac, createdAt, maxCount];
        return (await run(session, 'add', ADD, values)).length === 0 ? 'allowance_used' : 'added';
      }),
    async list(accountId) {
      return (await run(client, 'list', LIST, [accountId])).map(linkOf);
    },
    async byMac(tokenMac) {
      return (await run(client, 'by_mac', BY_MAC, [tokenMac])).map(linkOf)[0];
    },
    async remove({ accountId, linkId }) {
      return (await run(client, 'remove', REMOVE, [linkId, accountId])).length > 0;
    },
  };
}

const linkOf = (row: unknown): FeedLink => ({
  linkId: text(row, 'link_id'),
  accountId: text(row, 'account_id'),
  label: text(row, 'label'),
  createdAt: integer(row, 'created_at'),
});

const COLUMNS = 'link_id, account_id, label, created_at';
const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended('feed link ' || $1, 0))::text`;
const ADD = `INSERT INTO feed_link (link_id, account_id, label, token_mac, created_at)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint
  WHERE (SELECT count(*) FROM feed_link WHERE account_id = $2) < $6::integer
  RETURNING link_id`;
const LIST = `SELECT ${COLUMNS} FROM feed_link WHERE account_id = $1 ORDER BY created_at DESC, link_id DESC`;
const BY_MAC = `SELECT ${COLUMNS} FROM feed_link WHERE token_mac = $1`;
const REMOVE = 'DELETE FROM feed_link WHERE link_id = $1 AND account_id = $2 RETURNING link_id';
