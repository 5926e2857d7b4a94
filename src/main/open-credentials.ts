import { randomBytes } from 'node:crypto';
import { createFeedLinks } from '../identity/feed-links.ts';
import { createKeyUses } from '../identity/key-uses.ts';
import { createKeyVerifier } from '../identity/key-verifier.ts';
import { createSessions, type Sessions } from '../identity/sessions.ts';
import { createKeySetFetch } from '../identity/tokens/fetch-key-set.ts';
import { createProviderKeys } from '../identity/tokens/provider-keys.ts';
import { createTokenVerifier, type VerifyToken } from '../identity/tokens/token-verifier.ts';
import type { CredentialVerifier } from '../ports/credentials.ts';
import type { FeedTokens } from '../ports/feed-links.ts';
import type { Config } from './config.ts';
import type { IdentityProvider } from './configuration/read-identity-provider.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { Services } from './open-services.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

export interface OpenCredentials extends CredentialVerifier {
  readonly sessions: Sessions;
  readonly feedTokens: FeedTokens;
  /** Aborts a running fetch. */
  close(): void;
}

/** Verifies the credentials of a serving process: keys and links of the world's store, tokens of the configured provider. */
export function openCredentials(
  { identityProvider, entitlementGraceMs }: Pick<Config, 'identityProvider' | 'entitlementGraceMs'>,
  {
    stores,
    pepper,
  }: {
    readonly pepper: Uint8Array;
    readonly stores: Pick<Services['stores'], 'identity' | 'sessions' | 'feedLinks'>;
  },
  { log, metrics }: { readonly log: Pick<Log, 'info' | 'warn'>; readonly metrics: Pick<Metrics, 'keyUseLost'> },
): OpenCredentials {
  const owner = new AbortController();
  const store = stores.identity;
  const keyUses = createKeyUses({ store, clock: systemClock, onLost: metrics.keyUseLost });
  const sessions = sessionsOf(stores, pepper);
  const feedLinks = createFeedLinks({ store: stores.feedLinks, pepper, setTimer: systemTimer, randomBytes: random });
  const verifier = createKeyVerifier({
    verifySession: sessions.verify,
    verifyLink: feedLinks.verify,
    store,
    pepper,
    clock: systemClock,
    setTimer: systemTimer,
    onUse: keyUses.note,
    graceMs: entitlementGraceMs,
    ...(identityProvider === undefined ? {} : { verifyToken: tokensOf(identityProvider, owner.signal, log) }),
  });
  return { verify: verifier.verify, sessions, feedTokens: feedLinks, close: () => owner.abort() };
}

/** Sessions of browsers in the stores of a world. */
export const sessionsOf = (
  { identity, sessions }: Pick<Services['stores'], 'identity' | 'sessions'>,
  pepper: Uint8Array,
): Sessions =>
  createSessions({
    store: sessions,
    keys: identity,
    pepper,
    clock: systemClock,
    setTimer: systemTimer,
    randomBytes: random,
  });

const random = (count: number): Uint8Array => randomBytes(count);

function tokensOf(provider: IdentityProvider, signal: AbortSignal, log: Pick<Log, 'info' | 'warn'>): VerifyToken {
  const { issuer, audiences, jwksUrl } = provider;
  const keys = createProviderKeys({
    fetchKeySet: createKeySetFetch({ url: jwksUrl, signal, setTimer: systemTimer }),
    clock: systemClock,
    onChange: (isReachable, reason) =>
      isReachable
        ? log.info('key set of the identity provider is available again')
        : log.warn('cannot fetch the key set of the identity provider', { reason }),
  });
  return createTokenVerifier({ issuer, audiences, keys, clock: systemClock });
}
