import { randomBytes } from 'node:crypto';
import { SECRET_BYTES, SECRET_PREFIX } from '../contract/alert/destination.ts';
import { secretContext } from '../ports/deliveries.ts';
import type { Sealer } from '../ports/sealer.ts';

/** A new secret of a destination, as its owner and as the store get it. */
export function newWebhookSecret(
  destinationId: string,
  sealer: Sealer,
): { readonly secret: string; readonly sealed: Uint8Array } {
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, sealed: sealer.seal(Buffer.from(secret), secretContext(destinationId)) };
}
