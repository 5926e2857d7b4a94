import type { Clock } from '../ports/clock.ts';
import type { IdentityStore, StoredKey } from '../ports/identity-store.ts';
import { formatApiKey, generateApiKey, type KeyMode, type RandomBytes } from './api-key.ts';
import { changeSubscription } from './change-subscription.ts';
import { secretMac } from './secret-mac.ts';

export interface IssuedKey {
  /** The full key; shown once and never stored. */
  readonly key: string;
  readonly stored: StoredKey;
}

/**
 * Issues a key for an account and makes its subscription active on a plan.
 * @throws RangeError on a plan that does not exist
 */
export async function issueKey(
  parts: {
    readonly store: Pick<IdentityStore, 'addKey' | 'putSubscription'>;
    readonly pepper: Uint8Array;
    readonly clock: Clock;
    readonly randomBytes: RandomBytes;
  },
  wanted: {
    readonly accountId: string;
    readonly planKey: string;
    readonly mode?: KeyMode;
    readonly scopes?: readonly string[];
    readonly expiresAt?: number;
  },
): Promise<IssuedKey> {
  const { accountId, planKey, mode = 'live', scopes = [], expiresAt } = wanted;
  const fresh = generateApiKey(mode, parts.randomBytes);
  const stored: StoredKey = {
    publicId: fresh.publicId,
    accountId,
    secretMac: secretMac(fresh.secret, parts.pepper),
    mode,
    scopes,
    createdAt: parts.clock.now(),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
  await changeSubscription(parts, { accountId, planKey, status: 'active' });
  await parts.store.addKey(stored);
  return { key: formatApiKey(fresh), stored };
}
