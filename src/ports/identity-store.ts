/** A key as stored: never the secret, only its HMAC. */
export interface StoredKey {
  /** The 8-character public id inside the key. */
  readonly publicId: string;
  readonly accountId: string;
  /** HMAC-SHA-256 of the secret with the pepper, hex. */
  readonly secretMac: string;
  readonly mode: 'live' | 'test';
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt?: number;
  readonly revokedAt?: number;
  /** Coarse: the key may have been used since, for an hour or so. */
  readonly lastUsedAt?: number;
}

export type SubscriptionStatus = 'active' | 'cancelled' | 'lapsed' | 'expired';

export interface Subscription {
  readonly accountId: string;
  readonly planKey: string;
  readonly status: SubscriptionStatus;
  /** A cancelled subscription still serves until then. */
  readonly paidUntil?: number;
}

export interface IdentityStore {
  addKey(key: StoredKey): Promise<void>;
  keyByPublicId(publicId: string): Promise<StoredKey | undefined>;
  listKeys(accountId?: string): Promise<readonly StoredKey[]>;
  /** False when there is no such key; revoking twice keeps the first instant. */
  revokeKey(publicId: string, revokedAt: number): Promise<boolean>;
  /** Notes a use, unless one is already noted that is less than `gapMs` older. */
  noteKeyUse(publicId: string, usedAt: number, gapMs: number): Promise<void>;
  /** Creates or replaces the account's subscription. */
  putSubscription(subscription: Subscription): Promise<void>;
  subscriptionOf(accountId: string): Promise<Subscription | undefined>;
  /** Of every account that ever had one, by account. */
  listSubscriptions(): Promise<readonly Subscription[]>;
}
