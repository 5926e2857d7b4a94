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
