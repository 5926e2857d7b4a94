import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SnapshotSignature } from '../../contract/conventions/snapshot-signature.ts';
import { canonicalizeJson } from '../../reference/canonicalize-json.ts';

/** A key that signs; its private half never leaves it but in `writeSigningKey`. */
export interface SigningKey {
  /** Thumbprint of the public key (RFC 7638). */
  readonly keyId: string;
  /** 32 bytes, base64url. */
  readonly publicKey: string;
  sign(document: unknown): SnapshotSignature;
}

/** A new private key as the text that `readSigningKey` reads: a JWK (RFC 8037). Secret. */
export function newSigningKeyText(): string {
  return JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
}

/** @param text a private Ed25519 key as a JWK; `undefined` for anything else */
export function readSigningKey(text: string): SigningKey | undefined {
  const privateKey = privateKeyIn(text);
  if (privateKey === undefined) return undefined;
  const { x: publicKey } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (publicKey === undefined) return undefined;
  const keyId = thumbprint(publicKey);
  return {
    keyId,
    publicKey,
    sign: (document) => {
      const bytes = Buffer.from(canonicalizeJson(document));
      return { keyId, value: sign(null, bytes, privateKey).toString('base64url') };
    },
  };
}

function privateKeyIn(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: JSON.parse(text), format: 'jwk' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    // What is wrong with it might quote it.
    return undefined;
  }
}

/** RFC 7638 over the required members of RFC 8037, base64url. */
export const thumbprint = (publicKey: string): string =>
  createHash('sha256')
    .update(canonicalizeJson({ crv: 'Ed25519', kty: 'OKP', x: publicKey }))
    .digest('base64url');
