import { createHash, createPublicKey, verify } from 'node:crypto';
import { Value } from 'typebox/value';
import { Type } from '../../contract/conventions/schema.ts';
import type { SnapshotSignature } from '../../contract/conventions/snapshot-signature.ts';
import { canonicalizeJson } from '../../reference/canonicalize-json.ts';
import { thumbprint } from './signing-key.ts';

export type Verdict =
  | { readonly status: 'valid'; readonly keyId: string; readonly snapshotId: string }
  | { readonly status: 'invalid'; readonly reason: string };

const KeySet = Type.Object({ keys: Type.Array(Type.Object({ kid: Type.Optional(Type.String()) })) });
const Key = Type.Object({ kty: Type.Literal('OKP'), crv: Type.Literal('Ed25519'), x: Type.String() });
const Snapshot = Type.Object({ meta: Type.Object({ snapshotId: Type.String() }) });
const Companion = Type.Object({ snapshotId: Type.String() });
const Bundle = Type.Object({
  inputs: Type.Object({ chunks: Type.Unknown() }),
  observations: Type.Array(Type.String()),
});

/**
 * Whether a snapshot, the companion stored beside one, or its inputs are what the holder of a key signed. Needs nothing but
 * its arguments.
 * @param document a served body or the snapshot or companion in it
 * @param keySet a JSON Web Key Set; keys of other kinds are passed over
 */
export function verifySnapshot(document: unknown, signature: SnapshotSignature, keySet: unknown): Verdict {
  const signed = signedIn(document);
  const snapshotId = snapshotIdOf(signed);
  if (snapshotId === undefined) return { status: 'invalid', reason: 'this is no snapshot' };
  const verdict = verifyDocument(signed, signature, keySet);
  if (verdict.status === 'valid' && hasSignedTexts(document)) return { ...verdict, snapshotId };
  if (verdict.status === 'valid')
    return { status: 'invalid', reason: 'the observations are not those that were signed' };
  return verdict.reason === MISMATCH ? { ...verdict, reason: 'the signature does not match this snapshot' } : verdict;
}

const MISMATCH = 'the signature does not match this document';

/**
 * Whether a document is what the holder of a key signed.
 * @param keySet a JSON Web Key Set; keys of other kinds are passed over
 */
export function verifyDocument(
  signed: unknown,
  signature: SnapshotSignature,
  keySet: unknown,
): Extract<Verdict, { status: 'invalid' }> | { readonly status: 'valid'; readonly keyId: string } {
  if (!Value.Check(KeySet, keySet)) return { status: 'invalid', reason: 'the key file is not a JSON Web Key Set' };
  const key = keySet.keys.find(({ kid }) => kid === signature.keyId);
  if (key === undefined) return { status: 'invalid', reason: `the key set has no key ${signature.keyId}` };
  // A key under the thumbprint of another one is not the key that was named.
  if (!Value.Check(Key, key) || thumbprint(key.x) !== signature.keyId)
    return { status: 'invalid', reason: `the key ${signature.keyId} is not what its name says` };
  if (!isSigned(signed, signature, key.x)) return { status: 'invalid', reason: MISMATCH };
  return { status: 'valid', keyId: signature.keyId };
}

function signedIn(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document;
  if ('snapshot' in document) return document.snapshot;
  if ('companion' in document) return document.companion;
  return 'inputs' in document ? document.inputs : document;
}

/** The signature of inputs covers the hash of each text of observations beside them. */
function hasSignedTexts(document: unknown): boolean {
  if (!Value.Check(Bundle, document)) return true;
  const hashes = document.observations.map((text) => createHash('sha256').update(text).digest('hex'));
  return JSON.stringify(hashes) === JSON.stringify(document.inputs.chunks);
}

function snapshotIdOf(signed: unknown): string | undefined {
  if (Value.Check(Snapshot, signed)) return signed.meta.snapshotId;
  return Value.Check(Companion, signed) ? signed.snapshotId : undefined;
}

function isSigned(document: unknown, { value }: SnapshotSignature, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(canonicalizeJson(document)), key, Buffer.from(value, 'base64url'));
  } catch {
    // A text without UTF-8 or a point off the curve: no key can have signed it.
    return false;
  }
}
