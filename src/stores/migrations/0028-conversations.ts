import type { Migration } from './migration.ts';

/** What was understood of the questions of a conversation, a row per turn: never the words of the question. */
export const conversations: Migration = {
  id: '0028-conversations',
  statements: [
    `CREATE TABLE conversation_turn (
      turn bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      conversation_id text COLLATE "C" NOT NULL,
      account_id text COLLATE "C" NOT NULL,
      said_at bigint NOT NULL,
      understood text NOT NULL
    )`,
    'CREATE INDEX conversation_turns ON conversation_turn (conversation_id, turn)',
    'CREATE INDEX conversation_account ON conversation_turn (account_id, conversation_id, turn)',
    'CREATE INDEX conversation_said ON conversation_turn (said_at)',
  ],
};
