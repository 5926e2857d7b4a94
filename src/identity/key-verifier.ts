import type { SetTimer } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import type { Caller } from '../contract/conventions/caller.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerdict, CredentialVerifier } from '../ports/credentials.ts';
import type { IdentityStore, StoredKey } from '../ports/identity-store.ts';
import { type ApiKey, parseApiKey } from './api-key.ts';
import { equalMacs, secretMac } from './secret-mac.ts';
import { createTtlCache, type Read } from './ttl-cache.ts';

export interface KeyVerifier extends CredentialVerifier {
  /** Drops a key from the cache after a change in this process; other processes follow within 5 s. */
  forget(publicId: string): void;
}

/** Keys in use whose secret was compared already. */
const MAX_ACCEPTED = 2_000;

interface Accepted {
  readonly record: StoredKey;
  readonly verdict: CredentialVerdict;
}

const REFUSED: CredentialVerdict = { status: 'refused' };

/**
 * Verifies API keys against the store. A key's record is cached for 2 s at most (read time-out 2 s). Meanwhile an accepted
 * key is found by its full text: a hash table with a secret seed does not reveal how much of a wrong key is right. Every other
 * comparison takes constant time. Tokens are refused until a token verifier is configured.
 * @param parts `pepper` at least 16 bytes, the one the keys were issued with; `verifyToken` for bearers, `verifySession` for browsers and `verifyLink` for addresses of feeds, when configured;
 *   `onUse` receives every accepted key and must not block; `timeoutMs` replaces the read time-out
 * @throws RangeError on a short pepper
 */
export function createKeyVerifier(parts: {
  readonly store: Pick<IdentityStore, 'keyByPublicId'>;
  readonly pepper: Uint8Array;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly verifyToken?: (token: string) => Promise<CredentialVerdict>;
  readonly verifySession?: (secret: string) => Promise<CredentialVerdict>;
  readonly verifyLink?: (token: string) => Promise<CredentialVerdict>;
  readonly onUse?: (record: StoredKey) => void;
  readonly timeoutMs?: number;
  /** How long a key that was read holds while the store does not answer, ms; not at all unless given. */
  readonly graceMs?: number;
}): KeyVerifier {
  const {
    store,
    pepper,
    clock,
    setTimer,
    verifyToken,
    verifySession,
    verifyLink,
    onUse,
    timeoutMs,
    graceMs = 0,
  } = parts;
  if (pepper.length < 16) throw new RangeError('the pepper needs at least 16 bytes');
  const acceptedKeys = new LruCache<string, Accepted>({ maxWeight: MAX_ACCEPTED });
  const records = createTtlCache<StoredKey | undefined>({
    load: (publicId) => store.keyByPublicId(publicId),
    clock,
    setTimer,
    // An unknown id is not cached: the key may be issued the next moment, and guesses must not evict real keys.
    keep: (record) => record !== undefined,
    grace: { ms: graceMs, holds: (record) => record !== undefined && isAlive(record, clock.now()) },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

  return {
    verify(credential) {
      if (credential.kind === 'token') return verifyToken?.(credential.text) ?? REFUSED;
      if (credential.kind === 'session') return verifySession?.(credential.text) ?? REFUSED;
      if (credential.kind === 'link') return verifyLink?.(credential.text) ?? REFUSED;
      const accepted = acceptedKeys.get(credential.text);
      if (accepted !== undefined) {
        const read = records.read(accepted.record.publicId);
        // The same record as when the secret was compared: it has not been read again since.
        if (!(read instanceof Promise) && read.status === 'read' && read.value === accepted.record)
          return marked(again(accepted), read.isStale);
        acceptedKeys.delete(credential.text);
      }
      const key = parseApiKey(credential.text);
      if (key === undefined) return REFUSED;
      return chain(recordFor(key), (read) =>
        read.status === 'unreadable'
          ? { status: 'unverifiable' }
          : marked(judge(key, read.value, credential.text), read.isStale),
      );
    },
    forget: (publicId) => records.forget(publicId),
  };

  /**
   * The record, from the cache only where the secret fits it: every refusal waits for one read of the store, so that its time
   * does not reveal whether a public id exists.
   */
  function recordFor(key: ApiKey): MaybePromise<Read<StoredKey | undefined>> {
    const read = records.read(key.publicId);
    if (read instanceof Promise || read.status === 'unreadable' || fits(key, read.value)) return read;
    return records.readAgain(key.publicId);
  }

  /** The MAC is computed in every case. */
  function fits(key: ApiKey, record: StoredKey | undefined): record is StoredKey {
    const mac = secretMac(key.secret, pepper);
    const matches = equalMacs(mac, record?.secretMac ?? '0'.repeat(mac.length));
    return record !== undefined && matches && record.mode === key.mode && isAlive(record, clock.now());
  }

  function again({ record, verdict }: Accepted): CredentialVerdict {
    if (!isAlive(record, clock.now())) return REFUSED;
    onUse?.(record);
    return verdict;
  }

  function judge(key: ApiKey, record: StoredKey | undefined, text: string): CredentialVerdict {
    if (!fits(key, record)) return REFUSED;
    onUse?.(record);
    const { accountId, scopes, publicId } = record;
    const caller: Caller = { accountId, scheme: 'key', credentialId: publicId, scopes };
    const verdict: CredentialVerdict = { status: 'accepted', caller };
    acceptedKeys.set(text, { record, verdict });
    return verdict;
  }
}

const marked = (verdict: CredentialVerdict, isStale?: true): CredentialVerdict =>
  isStale === true && verdict.status === 'accepted' ? { ...verdict, isStale } : verdict;

/** Whether a key is in force. @param now epoch ms */
export const isAlive = (record: StoredKey, now: number): boolean =>
  record.revokedAt === undefined && (record.expiresAt === undefined || now < record.expiresAt);
