import { describe, expect, it } from 'vitest';
import { KEPT_MS, MAX_CONVERSATIONS, MAX_TURNS } from '../../ports/conversation-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const turn = (number: number) => ({ intent: 'status', number });
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

export function describeConversationStore({ stores }: StoresUnderTest): void {
  describe('conversations', () => {
    it('give their turns back in order, to their own account alone', async () => {
      const { conversations } = stores();
      const key = { accountId: 'acme', conversationId: 'order' };
      for (const number of numbers(3)) await conversations.append(key, turn(number), NOW + number);
      expect(await conversations.turns(key, NOW + 3)).toEqual(numbers(3).map(turn));
      expect(await conversations.turns({ ...key, accountId: 'other' }, NOW + 3)).toEqual([]);
      expect(await conversations.turns({ ...key, conversationId: 'never' }, NOW + 3)).toEqual([]);
    });

    it('end a day after their last turn, for every account', async () => {
      const { conversations } = stores();
      const key = { accountId: 'acme', conversationId: 'expiry' };
      await conversations.append(key, turn(0), NOW);
      expect(await conversations.turns(key, NOW + KEPT_MS - 1)).toHaveLength(1);
      expect(await conversations.turns(key, NOW + KEPT_MS)).toEqual([]);
      await conversations.append({ accountId: 'other', conversationId: 'later' }, turn(0), NOW + KEPT_MS);
      expect(await conversations.turns(key, NOW)).toEqual([]);
    });

    it('keep their newest turns, and of an account those that were last used', async () => {
      const { conversations } = stores();
      const later = NOW + 10 * KEPT_MS;
      const key = (conversationId: string) => ({ accountId: 'busy', conversationId });
      for (const number of numbers(MAX_TURNS + 2)) await conversations.append(key('long'), turn(number), later);
      const kept = await conversations.turns(key('long'), later);
      expect(kept).toEqual(numbers(MAX_TURNS).map((number) => turn(number + 2)));
      for (const number of numbers(MAX_CONVERSATIONS)) await conversations.append(key(`c${number}`), turn(0), later);
      expect(await conversations.turns(key('long'), later)).toEqual([]);
      expect(await conversations.turns(key('c0'), later)).toHaveLength(1);
      await conversations.append(key('one more'), turn(0), later);
      expect(await conversations.turns(key('c0'), later)).toEqual([]);
      expect(await conversations.turns(key('c1'), later)).toHaveLength(1);
    });
  });
}
