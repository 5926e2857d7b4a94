import { describe, expect, it } from 'vitest';
import type { StoresUnderTest } from './stores-under-test.ts';

export function describeSigningKeyStore({ stores }: StoresUnderTest): void {
  describe('signing keys', () => {
    it('are published once by any number of processes, stay as they were, and are listed newest first', async () => {
      const key = (keyId: string, publishedAt: number) => ({ keyId, publicKey: `x-${keyId}`, publishedAt });
      const { signingKeys } = stores();
      const outcomes = await Promise.all([key('old', 1), key('old', 1)].map(signingKeys.publish));
      expect([...outcomes].sort()).toEqual(['already_published', 'published']);
      expect(await signingKeys.publish(key('new', 2))).toBe('published');
      expect(await signingKeys.publish({ ...key('old', 3), publicKey: 'another' })).toBe('already_published');
      expect(await signingKeys.all()).toEqual([key('new', 2), key('old', 1)]);
    });
  });
}
