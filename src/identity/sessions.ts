import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerdict } from '../ports/credentials.ts';
import type { IdentityStore, StoredKey } from '../ports/identity-store.ts';
import { type SessionEnd, type SessionStore, type StoredSession, sessionIdOf } from '../ports/session-store.ts';
import { newSecret, type RandomBytes } from './api-key.ts';
import { isAlive } from './key-verifier.ts';
import { equalMacs, secretMac } from './secret-mac.ts';
import { createTtlCache } from './ttl-cache.ts';

const LINK_MS = 600_000;
const IDLE_MS = 12 * 3_600_000;
const LIFETIME_MS = 7 * 86_400_000;
/** How much older a noted use may be than the last one. */
const USE_GAP_MS = 600_000;
/** 256 bits in base 62. */
const SECRET = /^[0-9A-Za-z]{43}$/;

/** An open session as its account sees it; instants in epoch ms. */
export interface OpenSession {
  readonly sessionId: string;
  readonly createdAt: number;
  /** Coarse: it may have been used since, for ten minutes or so. */
  readonly lastSeenAt: number;
  readonly endsAt: number;
}

export interface Sessions {
  /** Who a cookie is of: the caller that its key is, while that key is in force. Never throws. */
  verify(secret: string): Promise<CredentialVerdict>;
  /** A secret that signs one browser in once, for ten minutes, as the holder of a key; the one before it no longer does. */
  link(publicId: string): Promise<string>;
  /** Takes a link. @returns the secret of a new session; undefined for a link that is unknown, spent or expired */
  byLink(once: string): Promise<string | undefined>;
  /** Begins a session that follows a key. @returns its secret, which is nowhere stored */
  begin(publicId: string): Promise<string>;
  end(secret: string): Promise<void>;
  /** Sessions of an account that are open, the newest first. */
  of(accountId: string): Promise<readonly OpenSession[]>;
  /** Ends one of them, which is audited; false where the account has none of that id. */
  endOf(request: Omit<SessionEnd, 'at'>): Promise<boolean>;
  /** What a form of a page carries: only the session's own pages know it. */
  formToken(secret: string, path: string): string;
  isFormToken(token: string, secret: string, path: string): boolean;
}

/**
 * Sessions of browsers (CONTRACT.md §15): 12 hours without use, 7 days in all, ended with their key. Session and key are
 * cached for 2 s, so that their end takes effect within 5 s in every process.
 * @param parts `pepper` that of the keys; `timeoutMs` of a read, ms
 */
export function createSessions(parts: {
  readonly store: SessionStore;
  readonly keys: Pick<IdentityStore, 'keyByPublicId'>;
  readonly pepper: Uint8Array;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly randomBytes: RandomBytes;
  readonly timeoutMs?: number;
}): Sessions {
  const { store, keys, pepper, clock, setTimer, randomBytes, timeoutMs } = parts;
  const timing = { clock, setTimer, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const sessions = createTtlCache<StoredSession | undefined>({
    load: (mac) => store.sessionByMac(mac),
    keep: (session) => session !== undefined,
    ...timing,
  });
  const records = createTtlCache<StoredKey | undefined>({
    load: (publicId) => keys.keyByPublicId(publicId),
    keep: (record) => record !== undefined,
    ...timing,
  });
  const macOf = (kind: 'session' | 'link', secret: string): string => secretMac(`${kind} ${secret}`, pepper);

  return { verify, link, byLink, begin, end, of, endOf, formToken, isFormToken };

  async function verify(secret: string): Promise<CredentialVerdict> {
    if (!SECRET.test(secret)) return REFUSED;
    const read = await sessions.read(macOf('session', secret));
    if (read.status === 'unreadable') return UNVERIFIABLE;
    const session = read.value;
    const now = clock.now();
    if (session === undefined || !isOpen(session, now)) return REFUSED;
    const key = await records.read(session.publicId);
    if (key.status === 'unreadable') return UNVERIFIABLE;
    if (key.value === undefined || !isAlive(key.value, now)) return REFUSED;
    noteUse(session, now);
    const { accountId, publicId, scopes } = key.value;
    const sessionEndsAt = endOfSession(session);
    return {
      status: 'accepted',
      caller: {
        ...{ accountId, scheme: 'session', credentialId: publicId, scopes },
        ...{ sessionId: sessionIdOf(session), sessionEndsAt },
      },
    };
  }

  /** A use that is not noted shortens the session and harms nothing else. */
  function noteUse({ secretMac: mac, lastUsedAt }: StoredSession, now: number): void {
    if (now - lastUsedAt >= USE_GAP_MS)
      void store.noteSessionUse(mac, now, USE_GAP_MS).then(
        () => sessions.forget(mac),
        () => undefined,
      );
  }

  async function link(publicId: string): Promise<string> {
    const secret = newSecret(randomBytes);
    await store.addLink({ secretMac: macOf('link', secret), publicId, expiresAt: clock.now() + LINK_MS });
    return secret;
  }

  async function byLink(once: string): Promise<string | undefined> {
    if (!SECRET.test(once)) return undefined;
    const publicId = await store.takeLink(macOf('link', once), clock.now());
    return publicId === undefined ? undefined : begin(publicId);
  }

  async function begin(publicId: string): Promise<string> {
    const secret = newSecret(randomBytes);
    const now = clock.now();
    const session = { secretMac: macOf('session', secret), publicId, createdAt: now, lastUsedAt: now };
    await store.addSession(session, now - LIFETIME_MS);
    return secret;
  }

  async function end(secret: string): Promise<void> {
    const mac = macOf('session', secret);
    await store.endSession(mac);
    sessions.forget(mac);
  }

  async function of(accountId: string): Promise<readonly OpenSession[]> {
    const now = clock.now();
    const stored = await store.sessionsOf(accountId, now);
    return stored.flatMap((session) => {
      if (!isOpen(session, now)) return [];
      const { createdAt, lastUsedAt: lastSeenAt } = session;
      return [{ sessionId: sessionIdOf(session), createdAt, lastSeenAt, endsAt: endOfSession(session) }];
    });
  }

  async function endOf(request: Omit<SessionEnd, 'at'>): Promise<boolean> {
    const mac = await store.endSessionOf({ ...request, at: clock.now() });
    if (mac !== undefined) sessions.forget(mac);
    return mac !== undefined;
  }

  function formToken(secret: string, path: string): string {
    return secretMac(`form ${path} ${secret}`, pepper);
  }

  function isFormToken(token: string, secret: string, path: string): boolean {
    return equalMacs(token, formToken(secret, path));
  }
}

const REFUSED: CredentialVerdict = { status: 'refused' };
const UNVERIFIABLE: CredentialVerdict = { status: 'unverifiable' };

/** Epoch ms. */
const endOfSession = ({ createdAt, lastUsedAt }: StoredSession): number =>
  Math.min(lastUsedAt + IDLE_MS, createdAt + LIFETIME_MS);

const isOpen = (session: StoredSession, now: number): boolean => now < endOfSession(session);
