import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { TokenAlgorithm, TokenHeader } from './token-header.ts';

/** One public key that signatures are verified with. */
export interface SigningKey {
  readonly keyId?: string;
  readonly algorithm: TokenAlgorithm;
  readonly key: CryptoKey;
}

/** The usable public keys of an identity provider. */
export type KeySet = readonly SigningKey[];

/** More keys than any provider publishes; each costs an import. */
const MAX_KEYS = 100;
/** RFC 7518 §3.3: RSA keys of 2048 bits or more, as base64url of 256 bytes. */
const SHORTEST_MODULUS = 342;

/**
 * Reads a JSON Web Key Set (RFC 7517). Keys for other purposes or algorithms are passed over, and of the others only the
 * public members are read. `undefined` when the text is no key set or holds no key we can use.
 */
export async function readKeySet(text: string): Promise<KeySet | undefined> {
  const usable = listed(text).slice(0, MAX_KEYS).flatMap(publicKey);
  const imported = await Promise.all(usable.map(importKey));
  const keys = imported.filter((key) => key !== undefined);
  return keys.length === 0 ? undefined : keys;
}

/** The one key a token can have been signed with; `undefined` when none or several would do. */
export function keyFor(keys: KeySet, { algorithm, keyId }: TokenHeader): SigningKey | undefined {
  const fitting = keys.filter((key) => key.algorithm === algorithm && (keyId === undefined || key.keyId === keyId));
  return fitting.length === 1 ? fitting[0] : undefined;
}

interface PublicKey {
  readonly keyId?: string;
  readonly algorithm: TokenAlgorithm;
  readonly jwk: JWK;
}

function listed(text: string): readonly unknown[] {
  try {
    const { keys } = Object(JSON.parse(text));
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}

function publicKey(entry: unknown): PublicKey[] {
  const { kid, use, key_ops: operations, alg } = Object(entry);
  const found = publicMembers(entry);
  if (found === undefined) return [];
  if (use !== undefined && use !== 'sig') return [];
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes('verify'))) return [];
  if (alg !== undefined && alg !== found.algorithm) return [];
  return [{ ...found, ...(typeof kid === 'string' ? { keyId: kid } : {}) }];
}

function publicMembers(entry: unknown): Pick<PublicKey, 'algorithm' | 'jwk'> | undefined {
  const { kty, crv, n, e, x, y } = Object(entry);
  if (kty === 'RSA' && typeof n === 'string' && n.length >= SHORTEST_MODULUS)
    return { algorithm: 'RS256', jwk: { kty, n, e } };
  if (kty === 'EC' && crv === 'P-256') return { algorithm: 'ES256', jwk: { kty, crv, x, y } };
  if (kty === 'OKP' && crv === 'Ed25519') return { algorithm: 'EdDSA', jwk: { kty, crv, x } };
  return undefined;
}

async function importKey({ jwk, ...named }: PublicKey): Promise<SigningKey | undefined> {
  try {
    const key = await importJWK(jwk, named.algorithm);
    return key instanceof Uint8Array ? undefined : { ...named, key };
  } catch {
    // One key that cannot be read says nothing about the others.
    return undefined;
  }
}
