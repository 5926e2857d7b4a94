import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { WebhookKey } from '../../ports/webhook-key.ts';
import { derivedKey } from '../sealer.ts';
import { thumbprint } from './signing-key.ts';

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = '302e020100300506032b657004220420';

/** The key of a world's webhooks: every process with its pepper has the same, and none stores it. */
export function webhookKey(pepper: Uint8Array): WebhookKey {
  const seed = derivedKey(pepper, 'barograph webhook signatures');
  const der = Buffer.concat([Buffer.from(PKCS8_PREFIX, 'hex'), seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x: publicKey = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { keyId: thumbprint(publicKey), publicKey, sign: (bytes) => sign(null, bytes, privateKey) };
}
