import type { SnapshotSignature } from '../contract/conventions/snapshot-signature.ts';

/** The public half of a key that snapshots are or were signed with. */
export interface PublishedKey {
  /** Thumbprint of the public key (RFC 7638). */
  readonly keyId: string;
  /** 32 bytes, base64url. */
  readonly publicKey: string;
  /** When it was first used, epoch ms. */
  readonly publishedAt: number;
}

/** Append-only: a key that was used once can check what it signed for ever. */
export interface SigningKeyStore {
  /** Publishes a key unless it is; says which. */
  publish(key: PublishedKey): Promise<'published' | 'already_published'>;
  /** Newest first. */
  all(): Promise<readonly PublishedKey[]>;
}

/** Signs a snapshot with the key in force. @throws when that key cannot be read */
export type SignSnapshot = (snapshot: unknown) => Promise<SnapshotSignature>;
