import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a key's secret with the pepper, lower-case hex: what the store holds instead of the secret. */
export function secretMac(secret: string, pepper: Uint8Array): string {
  return createHmac('sha256', pepper).update(secret).digest('hex');
}

/** Names a pepper without revealing it: HMAC-SHA-256 of a fixed label, lower-case hex. */
export const pepperFingerprint = (pepper: Uint8Array): string => secretMac('barograph pepper fingerprint', pepper);

/** Compares two MACs in time that does not depend on where they differ. */
export function equalMacs(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
