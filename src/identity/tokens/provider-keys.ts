import type { Clock } from '../../ports/clock.ts';
import type { FetchKeySet } from './fetch-key-set.ts';
import { type KeySet, keyFor, type SigningKey } from './key-set.ts';
import type { TokenHeader } from './token-header.ts';

export type KeyFound =
  | { readonly status: 'found'; readonly key: SigningKey }
  | { readonly status: 'unknown' }
  /** No key set has ever been fetched. */
  | { readonly status: 'unavailable' };

export interface ProviderKeys {
  find(header: TokenHeader): Promise<KeyFound>;
}

/** CONTRACT.md §2. */
const FRESH_MS = 600_000;
const REFETCH_MS = 30_000;
/** Without any set no token can be verified, so the next try comes sooner: at the Retry-After of callers. */
const FIRST_RETRY_MS = 5_000;

/**
 * The keys of an identity provider: fetched when first needed, again after 10 min, and once per 30 s when a token names a
 * key they do not hold. Callers that need the same fetch share it. While fetching fails, the last good set stays in use.
 * @param parts `onChange` is called when fetching begins to fail and when it works again
 */
export function createProviderKeys(parts: {
  readonly fetchKeySet: FetchKeySet;
  readonly clock: Clock;
  readonly onChange?: (isReachable: boolean, reason?: string) => void;
}): ProviderKeys {
  const { fetchKeySet, clock, onChange } = parts;
  let known: { readonly keys: KeySet; readonly asOf: number } | undefined;
  let attemptedAt: number | undefined;
  let running: Promise<void> | undefined;
  let wasReachable = true;

  const isWithin = (since: number | undefined, lengthMs: number): boolean => {
    const age = since === undefined ? Number.POSITIVE_INFINITY : clock.now() - since;
    return age >= 0 && age < lengthMs;
  };

  async function fetchOnce(startedAt: number): Promise<void> {
    const outcome = await fetchKeySet();
    if (outcome.status === 'fetched') known = { keys: outcome.keys, asOf: startedAt };
    const isReachable = outcome.status === 'fetched';
    if (isReachable !== wasReachable) onChange?.(isReachable, isReachable ? undefined : outcome.reason);
    wasReachable = isReachable;
  }

  function refetch(): Promise<void> {
    if (running !== undefined) return running;
    if (isWithin(attemptedAt, known === undefined ? FIRST_RETRY_MS : REFETCH_MS)) return Promise.resolve();
    attemptedAt = clock.now();
    running = fetchOnce(attemptedAt).finally(() => {
      running = undefined;
    });
    return running;
  }

  const held = (header: TokenHeader): SigningKey | undefined =>
    known === undefined ? undefined : keyFor(known.keys, header);

  return {
    async find(header) {
      if (!isWithin(known?.asOf, FRESH_MS)) await refetch();
      if (held(header) === undefined) await refetch();
      if (known === undefined) return { status: 'unavailable' };
      const key = held(header);
      return key === undefined ? { status: 'unknown' } : { status: 'found', key };
    },
  };
}
