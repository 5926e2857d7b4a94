import { describe, expect, it } from 'vitest';
import type { StoredKey } from '../../ports/identity-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const key = (members: Partial<StoredKey>): StoredKey => ({
  publicId: 'abcdefgh',
  accountId: 'account',
  secretMac: '00ff',
  mode: 'live',
  scopes: ['read', 'operator'],
  createdAt: 1_000,
  ...members,
});

export function describeIdentityStore({ stores }: StoresUnderTest): void {
  describe('identity', () => {
    it('gives keys back as they were added', async () => {
      const full = key({
        publicId: 'full0000',
        mode: 'test',
        scopes: [],
        expiresAt: 2_000,
        revokedAt: 1_500,
        lastUsedAt: 1_200,
      });
      await stores().identity.addKey(full);
      expect(await stores().identity.keyByPublicId('full0000')).toStrictEqual(full);
      expect(await stores().identity.keyByPublicId('nobody00')).toBeUndefined();
      await expect(stores().identity.addKey(full)).rejects.toMatchObject({ kind: 'rejected', sqlState: '23505' });
    });

    it('lists keys oldest first, of one account or of all', async () => {
      const { identity } = stores();
      const [late, early] = [
        key({ publicId: 'late0000', accountId: 'lister', createdAt: 20 }),
        key({ publicId: 'early000', accountId: 'lister', createdAt: 10 }),
      ];
      await identity.addKey(late);
      await identity.addKey(early);
      await identity.addKey(key({ publicId: 'other000', accountId: 'other', createdAt: 5 }));
      expect(await identity.listKeys('lister')).toStrictEqual([early, late]);
      expect((await identity.listKeys()).map(({ publicId }) => publicId)).toEqual(
        expect.arrayContaining(['other000', 'early000', 'late0000']),
      );
      expect(await identity.listKeys('unknown')).toEqual([]);
    });

    it('lists the subscription of every account by its name', async () => {
      const { identity } = stores();
      const kept = [
        { accountId: 'list-a', planKey: 'free', status: 'active' },
        { accountId: 'list-b', planKey: 'pro_annual', status: 'cancelled', paidUntil: 9 },
      ] as const;
      for (const one of kept.toReversed()) await identity.putSubscription(one);
      const found = await identity.listSubscriptions();
      expect(found.filter(({ accountId }) => accountId.startsWith('list-'))).toStrictEqual(kept);
    });

    it('revokes a key once: the first instant stays', async () => {
      const { identity } = stores();
      await identity.addKey(key({ publicId: 'revoked0' }));
      expect(await identity.revokeKey('revoked0', 5)).toBe(true);
      expect(await identity.revokeKey('revoked0', 9)).toBe(true);
      expect((await identity.keyByPublicId('revoked0'))?.revokedAt).toBe(5);
      expect(await identity.revokeKey('nobody00', 5)).toBe(false);
    });

    it('notes a use of a key once in a while: the first, then one that is later by the gap', async () => {
      const { identity } = stores();
      await identity.addKey(key({ publicId: 'used0000' }));
      await identity.addKey(key({ publicId: 'unused00' }));
      const noted = async (usedAt: number) => {
        await identity.noteKeyUse('used0000', usedAt, 100);
        return (await identity.keyByPublicId('used0000'))?.lastUsedAt;
      };
      const uses = [1_000, 1_099, 900, 1_100, 1_250];
      const seen = [];
      for (const usedAt of uses) seen.push(await noted(usedAt));
      expect(seen).toEqual([1_000, 1_000, 1_000, 1_100, 1_250]);
      expect(await identity.keyByPublicId('unused00')).toStrictEqual(key({ publicId: 'unused00' }));
      await identity.noteKeyUse('nobody00', 5, 1);
    });

    it('holds one subscription for each account', async () => {
      const { identity } = stores();
      expect(await identity.subscriptionOf('subscriber')).toBeUndefined();
      const first = { accountId: 'subscriber', planKey: 'pro', status: 'cancelled', paidUntil: 7 } as const;
      const second = { accountId: 'subscriber', planKey: 'free', status: 'active' } as const;
      await identity.putSubscription(first);
      expect(await identity.subscriptionOf('subscriber')).toStrictEqual(first);
      await identity.putSubscription(second);
      expect(await identity.subscriptionOf('subscriber')).toStrictEqual(second);
    });
  });
}
