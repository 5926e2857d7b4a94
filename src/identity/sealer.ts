import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '../ports/sealer.ts';

/** NIST SP 800-38D: a random nonce of 96 bits, a tag of 128. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Seals by AES-256-GCM with a key derived from the pepper: nonce, tag, ciphertext. */
export function createSealer(pepper: Uint8Array): Sealer {
  const key = derivedKey(pepper, 'barograph sealed secrets');
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        throw new Error('a sealed secret does not open: it was changed, or sealed under another pepper or context');
      }
    },
  };
}

/** 32 bytes that follow from the pepper and a purpose alone (RFC 5869). */
export const derivedKey = (pepper: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', pepper, '', purpose, 32));
