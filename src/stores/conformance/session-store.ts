import { describe, expect, it } from 'vitest';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 10, 26, 12);

export function describeSessionStore({ stores }: StoresUnderTest): void {
  describe('sessions of browsers', () => {
    it('begin with a link that one of many takes, before it expires', async () => {
      const { sessions } = stores();
      await sessions.addLink({ secretMac: 'link-a', publicId: 'AAAAAAAA', expiresAt: NOW + 1_000 });
      const takes = await Promise.all(Array.from({ length: 8 }, () => sessions.takeLink('link-a', NOW)));
      expect(takes.filter((publicId) => publicId === 'AAAAAAAA')).toHaveLength(1);
      expect(takes.filter((publicId) => publicId === undefined)).toHaveLength(7);
      await sessions.addLink({ secretMac: 'link-b', publicId: 'AAAAAAAA', expiresAt: NOW + 1_000 });
      expect(await sessions.takeLink('link-b', NOW + 1_000)).toBeUndefined();
      expect(await sessions.takeLink('never', NOW)).toBeUndefined();
      await sessions.addLink({ secretMac: 'link-c', publicId: 'AAAAAAAA', expiresAt: NOW + 1_000 });
      expect(await sessions.takeLink('link-b', NOW)).toBeUndefined();
      expect(await sessions.takeLink('link-c', NOW)).toBe('AAAAAAAA');
    });

    it('are found by their MAC until they end or are too old', async () => {
      const { sessions } = stores();
      const session = { secretMac: 'session-a', publicId: 'AAAAAAAA', createdAt: NOW, lastUsedAt: NOW };
      await sessions.addSession(session, 0);
      expect(await sessions.sessionByMac('session-a')).toEqual(session);
      await sessions.endSession('session-a');
      expect(await sessions.sessionByMac('session-a')).toBeUndefined();
      await sessions.addSession({ ...session, secretMac: 'session-b' }, 0);
      await sessions.addSession({ ...session, secretMac: 'session-c', createdAt: NOW + 10 }, NOW + 10);
      expect(await sessions.sessionByMac('session-b')).toBeUndefined();
      expect(await sessions.sessionByMac('session-c')).toBeDefined();
    });

    it('are listed for the account of their key while that is in force, the newest first', async () => {
      const { sessions, identity } = stores();
      const key = { secretMac: 'mac', mode: 'live', scopes: [], createdAt: 1 } as const;
      await identity.addKey({ ...key, publicId: 'listed00', accountId: 'listed' });
      await identity.addKey({ ...key, publicId: 'listed01', accountId: 'listed', expiresAt: NOW + 5 });
      await identity.addKey({ ...key, publicId: 'stranger', accountId: 'stranger' });
      const of = (secretMac: string, publicId: string, createdAt: number) =>
        sessions.addSession({ secretMac, publicId, createdAt, lastUsedAt: createdAt }, 0);
      await of('first', 'listed00', NOW);
      await of('second', 'listed01', NOW + 1);
      await of('third', 'stranger', NOW + 2);
      const macs = async (now: number) => (await sessions.sessionsOf('listed', now)).map(({ secretMac }) => secretMac);
      expect(await macs(NOW)).toEqual(['second', 'first']);
      expect(await macs(NOW + 5)).toEqual(['first']);
      await identity.revokeKey('listed00', NOW);
      expect(await macs(NOW)).toEqual(['second']);
    });

    it('are ended by their own account alone, one at a time, and that is audited', async () => {
      const { sessions, identity, audit } = stores();
      const key = { secretMac: 'mac', mode: 'live', scopes: [], createdAt: 1 } as const;
      await identity.addKey({ ...key, publicId: 'ending00', accountId: 'ending' });
      const macs = ['e'.repeat(64), `${'e'.repeat(15)}f${'e'.repeat(48)}`];
      for (const secretMac of macs)
        await sessions.addSession({ secretMac, publicId: 'ending00', createdAt: NOW, lastUsedAt: NOW }, 0);
      const after = (await audit.head())?.seq ?? 0;
      const end = (accountId: string) =>
        sessions.endSessionOf({ accountId, sessionId: 'e'.repeat(16), actor: 'tester', at: NOW });
      expect([await end('other'), await end('ending'), await end('ending')]).toEqual([undefined, macs[0], undefined]);
      expect((await sessions.sessionsOf('ending', NOW)).map(({ secretMac }) => secretMac)).toEqual([macs[1]]);
      const entries = await audit.entries({ afterSeq: after, limit: 9 });
      expect(entries.map(({ actor, action, subject, facts }) => [actor, action, subject, facts])).toEqual([
        ['tester', 'session.end', 'e'.repeat(16), '{"accountId":"ending"}'],
      ]);
    });

    it('note a use no oftener than asked', async () => {
      const { sessions } = stores();
      await sessions.addSession({ secretMac: 'used', publicId: 'AAAAAAAA', createdAt: NOW, lastUsedAt: NOW }, 0);
      await sessions.noteSessionUse('used', NOW + 500, 1_000);
      expect((await sessions.sessionByMac('used'))?.lastUsedAt).toBe(NOW);
      await sessions.noteSessionUse('used', NOW + 1_000, 1_000);
      expect((await sessions.sessionByMac('used'))?.lastUsedAt).toBe(NOW + 1_000);
    });
  });
}
