import { createHash } from 'node:crypto';
import type { Caller } from '../../contract/conventions/caller.ts';
import type { Clock } from '../../ports/clock.ts';

export interface VerifiedTokens {
  callerOf(token: string): Caller | undefined;
  /** @param expiresAt `exp` of the token, epoch ms */
  add(token: string, caller: Caller, expiresAt: number): void;
}

/** How long a signature is not verified again, ms; a key that its provider withdraws may serve that much longer. */
const REMEMBER_MS = 60_000;

/**
 * Remembers whose a verified token is until the token expires, for 60 s at most; the least recently used goes first. It
 * holds hashes of tokens, never a token.
 */
export function createVerifiedTokens({
  clock,
  capacity = 5_000,
}: {
  readonly clock: Clock;
  readonly capacity?: number;
}): VerifiedTokens {
  const remembered = new Map<string, { readonly caller: Caller; readonly from: number; readonly until: number }>();
  return {
    callerOf(token) {
      const name = nameOf(token);
      const found = remembered.get(name);
      if (found === undefined) return undefined;
      remembered.delete(name);
      const now = clock.now();
      if (now < found.from || now >= found.until) return undefined;
      remembered.set(name, found);
      return found.caller;
    },
    add(token, caller, expiresAt) {
      const from = clock.now();
      const until = Math.min(expiresAt, from + REMEMBER_MS);
      if (until <= from) return;
      const [oldest] = remembered.keys();
      if (remembered.size >= capacity && oldest !== undefined) remembered.delete(oldest);
      remembered.set(nameOf(token), { caller, from, until });
    },
  };
}

const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64');
