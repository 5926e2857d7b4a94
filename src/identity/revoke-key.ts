import type { Clock } from '../ports/clock.ts';
import type { IdentityStore } from '../ports/identity-store.ts';

/**
 * Revokes a key for good: the one place where that happens. Every process refuses it within 5 s.
 * @returns false when no key has the public id
 */
export function revokeKey(
  parts: { readonly store: Pick<IdentityStore, 'revokeKey'>; readonly clock: Clock },
  publicId: string,
): Promise<boolean> {
  return parts.store.revokeKey(publicId, parts.clock.now());
}
