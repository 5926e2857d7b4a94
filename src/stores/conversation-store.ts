import { type ConversationStore, KEPT_MS, MAX_CONVERSATIONS, MAX_TURNS } from '../ports/conversation-store.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import { text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** A row per turn; what was kept too long or too often is removed with the next turn of any account. */
export function createConversationStore(client: SqlClient): ConversationStore {
  return {
    async turns({ accountId, conversationId }, now) {
      const values = [conversationId, accountId, now - KEPT_MS];
      const rows = await client.query({ name: 'conversation.turns', text: TURNS, values });
      return rows.map((row) => parsed(text(row, 'understood')));
    },
    append: ({ accountId, conversationId }, turn, now) =>
      client.transaction(async (session) => {
        const run = (name: string, statement: string, values: readonly (string | number)[]) =>
          session.query({ name: `conversation.${name}`, text: statement, values });
        await run('append', APPEND, [conversationId, accountId, now, canonicalJson(turn)]);
        await run('remove_turns', REMOVE_TURNS, [conversationId]);
        await run('remove_unused', REMOVE_UNUSED, [accountId]);
        await run('remove_expired', REMOVE_EXPIRED, [now - KEPT_MS]);
      }),
  };
}

const parsed = (stored: string): unknown => JSON.parse(stored);

const TURNS = `SELECT understood FROM conversation_turn
  WHERE conversation_id = $1 AND account_id = $2 AND said_at > $3::bigint ORDER BY turn`;
const APPEND = `INSERT INTO conversation_turn (conversation_id, account_id, said_at, understood)
  VALUES ($1, $2, $3::bigint, $4)`;
const REMOVE_TURNS = `DELETE FROM conversation_turn WHERE conversation_id = $1 AND turn <=
  (SELECT turn FROM conversation_turn WHERE conversation_id = $1 ORDER BY turn DESC OFFSET ${MAX_TURNS} LIMIT 1)`;
const REMOVE_UNUSED = `DELETE FROM conversation_turn WHERE account_id = $1 AND conversation_id IN
  (SELECT conversation_id FROM conversation_turn WHERE account_id = $1
    GROUP BY conversation_id ORDER BY max(turn) DESC OFFSET ${MAX_CONVERSATIONS})`;
const REMOVE_EXPIRED = 'DELETE FROM conversation_turn WHERE said_at <= $1::bigint';
