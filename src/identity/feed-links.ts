import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import type { CredentialVerdict } from '../ports/credentials.ts';
import type { FeedLinkStore, FeedTokens } from '../ports/feed-links.ts';
import { newSecret, type RandomBytes } from './api-key.ts';
import { secretMac } from './secret-mac.ts';

/** Of a read of the store, ms. */
const READ_TIMEOUT_MS = 2_000;

export interface FeedLinks extends FeedTokens {
  /** Whose link a token is of; every token is looked up in the store, so that a revoked one ends with its row. Never throws. */
  verify(token: string): Promise<CredentialVerdict>;
}

/**
 * Tokens of links to feeds: 256 random bits in base 62, of which the store has the MAC alone.
 * @param parts `pepper` that of the keys
 */
export function createFeedLinks(parts: {
  readonly store: Pick<FeedLinkStore, 'byMac'>;
  readonly pepper: Uint8Array;
  readonly setTimer: SetTimer;
  readonly randomBytes: RandomBytes;
}): FeedLinks {
  const { store, pepper, setTimer, randomBytes } = parts;
  const macOf = (token: string): string => secretMac(`feed ${token}`, pepper);
  return {
    create() {
      const token = newSecret(randomBytes);
      return { token, tokenMac: macOf(token) };
    },
    async verify(token) {
      const read = await withDeadline({ ms: READ_TIMEOUT_MS, setTimer }, () => store.byMac(macOf(token)));
      if (read.status !== 'done') return { status: 'unverifiable' };
      if (read.value === undefined) return { status: 'refused' };
      const { accountId, linkId: credentialId } = read.value;
      return { status: 'accepted', caller: { accountId, scheme: 'link', credentialId, scopes: [] } };
    },
  };
}
