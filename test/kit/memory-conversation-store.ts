import { type ConversationStore, KEPT_MS, MAX_TURNS } from '../../src/ports/conversation-store.ts';

/** Conversations in memory; `check` throws while the store is down. */
export function memoryConversationStore(check: () => void): ConversationStore {
  const said: { readonly of: string; readonly turn: unknown; readonly at: number }[] = [];
  const name = ({ accountId, conversationId }: Parameters<ConversationStore['turns']>[0]) =>
    `${accountId}/${conversationId}`;
  return {
    turns: async (key, now) => {
      check();
      const kept = said.filter(({ of, at }) => of === name(key) && at > now - KEPT_MS);
      return kept.slice(-MAX_TURNS).map(({ turn }) => turn);
    },
    append: async (key, turn, now) => {
      check();
      said.push({ of: name(key), turn: structuredClone(turn), at: now });
    },
  };
}
