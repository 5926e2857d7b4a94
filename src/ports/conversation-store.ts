import type { Json } from '../reference/content-hash.ts';

/** A conversation of an account; the id is made by the server. */
export interface ConversationKey {
  readonly accountId: string;
  readonly conversationId: string;
}

/** What was understood of the questions of a conversation, for follow-ups (CONTRACT.md §14). */
export interface ConversationStore {
  /**
   * Turns of the last `KEPT_MS`, oldest first; empty where the conversation is unknown, has expired or belongs to another account.
   * @param now epoch ms
   */
  turns(key: ConversationKey, now: number): Promise<readonly unknown[]>;
  /**
   * Keeps a turn. Of a conversation the newest `MAX_TURNS` stay, of an account the `MAX_CONVERSATIONS` that were last used; what has
   * expired goes, of every account.
   * @param now epoch ms
   */
  append(key: ConversationKey, turn: Json, now: number): Promise<void>;
}

export const KEPT_MS = 24 * 3_600_000;
export const MAX_TURNS = 20;
export const MAX_CONVERSATIONS = 100;
