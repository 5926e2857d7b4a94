/** The Ed25519 key that signs webhooks. */
export interface WebhookKey {
  /** Thumbprint of the public key (RFC 7638). */
  readonly keyId: string;
  /** 32 bytes, base64url. */
  readonly publicKey: string;
  /** 64 bytes. */
  sign(bytes: Uint8Array): Uint8Array;
}
