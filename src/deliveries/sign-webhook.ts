import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from '../contract/alert/destination.ts';

export interface SignedParts {
  /** The id of the event, which stays the same in every try. */
  readonly id: string;
  /** Epoch ms of the try. */
  readonly triedAt: number;
  readonly body: string;
}

export interface SigningSecrets {
  /** `whsec_…`: the current one, and during a rotation the one before. */
  readonly secrets: readonly string[];
  /** Signs with the Ed25519 key that `/.well-known/webhook-keys.json` publishes. */
  readonly signEd25519: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Headers of a webhook by Standard Webhooks 1.0.0: one `v1` signature for each secret (HMAC-SHA-256) and a `v1a` (Ed25519).
 * The receiver compares `webhook-timestamp`, seconds, with its clock.
 */
export function webhookHeaders(
  { id, triedAt, body }: SignedParts,
  { secrets, signEd25519 }: SigningSecrets,
): Record<string, string> {
  const timestamp = String(Math.floor(triedAt / 1_000));
  const content = Buffer.from(`${id}.${timestamp}.${body}`);
  const symmetric = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  const asymmetric = `v1a,${Buffer.from(signEd25519(content)).toString('base64')}`;
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': [...symmetric, asymmetric].join(' '),
  };
}
