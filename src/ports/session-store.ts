/** A browser that has signed in: never the secret of its cookie, only the MAC of it. */
export interface StoredSession {
  /** HMAC-SHA-256 of the secret with the pepper, hex. */
  readonly secretMac: string;
  /** Public id of the key that it follows: its account, scopes and end. */
  readonly publicId: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Epoch ms; coarse. */
  readonly lastUsedAt: number;
}

/** A link that signs a browser in once. */
export interface SignInLink {
  readonly secretMac: string;
  /** Public id of the key that its session follows. */
  readonly publicId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Sessions of browsers and the links that begin them (CONTRACT.md §15). */
export interface SessionStore {
  /** Keeps a link in place of an earlier one of its key. */
  addLink(link: SignInLink): Promise<void>;
  /** Takes a link: the public id of its key, once, in all processes; undefined for one that is unknown, spent, replaced or expired. */
  takeLink(secretMac: string, now: number): Promise<string | undefined>;
  /** Keeps a session; removes those begun before `before`. */
  addSession(session: StoredSession, before: number): Promise<void>;
  sessionByMac(secretMac: string): Promise<StoredSession | undefined>;
  /** Notes a use, unless one is already noted that is less than `gapMs` older. */
  noteSessionUse(secretMac: string, usedAt: number, gapMs: number): Promise<void>;
  endSession(secretMac: string): Promise<void>;
  /** Sessions of all keys of an account that are in force, the newest first. @param now epoch ms */
  sessionsOf(accountId: string, now: number): Promise<readonly StoredSession[]>;
  /** Ends a session of an account and puts that into the audit log, or does neither. @returns its MAC; undefined where the account has none */
  endSessionOf(request: SessionEnd): Promise<string | undefined>;
}

/** Who ends which session. */
export interface SessionEnd {
  readonly accountId: string;
  readonly sessionId: string;
  /** The id of the credential that ends it. */
  readonly actor: string;
  /** Epoch ms. */
  readonly at: number;
}

/** What names a session to its account: the beginning of its MAC, which opens nothing. */
export const sessionIdOf = ({ secretMac }: Pick<StoredSession, 'secretMac'>): string =>
  secretMac.slice(0, SESSION_ID_LENGTH);

/** Hexadecimal digits: 64 bits. */
export const SESSION_ID_LENGTH = 16;
