import { createHash } from 'node:crypto';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Caller } from '../../contract/conventions/caller.ts';
import type { Clock } from '../../ports/clock.ts';

export interface VerifiedTokens {
  callerOf(token: string): Caller | undefined;
  /** @param expiresAt `exp` of the token, epoch ms */
  add(token: string, caller: Caller, expiresAt: number): void;
}

/** How long a verified signature is trusted, ms; a key that its provider withdraws may serve that much longer. */
const TTL_MS = 60_000;

/** Caches the callers of verified tokens until the token expires, for 60 s at most. Keys are hashes, never tokens. */
export function createVerifiedTokens({
  clock,
  capacity = 5_000,
}: {
  readonly clock: Clock;
  readonly capacity?: number;
}): VerifiedTokens {
  const callers = new LruCache<string, Caller>({ maxWeight: capacity, ttlMs: TTL_MS, clock });
  return {
    callerOf: (token) => callers.get(hashOf(token)),
    add: (token, caller, expiresAt) => callers.set(hashOf(token), caller, { until: expiresAt }),
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');
