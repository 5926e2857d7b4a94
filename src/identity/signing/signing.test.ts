import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignature, writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../contract/intelligence/regional-snapshot-example.ts';
import { newSigningKeyText, readSigningKey, type SigningKey, thumbprint } from './signing-key.ts';
import { verifySnapshot } from './verify-snapshot.ts';

function newKey(): SigningKey {
  const key = readSigningKey(newSigningKeyText());
  if (key === undefined) throw new Error('a new key can be read');
  return key;
}
const published = (...keys: readonly SigningKey[]) => ({
  keys: keys.map(({ keyId, publicKey }) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey, kid: keyId })),
});

const key = newKey();
const signature = key.sign(REGIONAL_SNAPSHOT_EXAMPLE);

/** Every place of a document where a value stands. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => places(member, [...path, name]));
}
function changed(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return typeof value === 'number' ? value + 1 : `${String(value)}.`;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === first ? changed(item, rest) : item));
  return { ...Object(value), [first]: changed(Object(value)[first], rest) };
}

describe('a signed snapshot', () => {
  it('is valid as a body, alone, laid out, and with its members in any order', () => {
    const laidOut: unknown = JSON.parse(JSON.stringify(REGIONAL_SNAPSHOT_EXAMPLE, null, 4));
    const turned = Object.fromEntries(Object.entries(REGIONAL_SNAPSHOT_EXAMPLE).toReversed());
    for (const document of [REGIONAL_SNAPSHOT_EXAMPLE, { snapshot: REGIONAL_SNAPSHOT_EXAMPLE }, laidOut, turned])
      expect(verifySnapshot(document, signature, published(newKey(), key))).toEqual({
        status: 'valid',
        keyId: key.keyId,
        snapshotId: REGIONAL_SNAPSHOT_EXAMPLE.meta.snapshotId,
      });
  });

  it('is not valid once any one value in it is another', () => {
    const small = fc.constantFrom(...places(REGIONAL_SNAPSHOT_EXAMPLE));
    fc.assert(
      fc.property(small, (path) => {
        const other = changed(REGIONAL_SNAPSHOT_EXAMPLE, path);
        expect(verifySnapshot(other, signature, published(key)).status).toBe('invalid');
      }),
    );
  });

  it('is not valid with another key, a key under a false name, or a signature of something else', () => {
    const other = newKey();
    const says = (keys: unknown, one = signature) => verifySnapshot(REGIONAL_SNAPSHOT_EXAMPLE, one, keys);
    expect(says(published(other))).toMatchObject({ reason: expect.stringMatching(/has no key/) });
    const disguised = published({ ...other, keyId: key.keyId });
    expect(says(disguised)).toMatchObject({ reason: expect.stringMatching(/not what its name says/) });
    const foreign = { ...other.sign(REGIONAL_SNAPSHOT_EXAMPLE), keyId: key.keyId };
    expect(says(published(key), foreign)).toMatchObject({
      reason: expect.stringMatching(/does not match this snapshot/),
    });
    for (const keys of [null, {}, { keys: 1 }, []]) expect(says(keys)).toMatchObject({ status: 'invalid' });
    expect(verifySnapshot([], signature, published(key)).status).toBe('invalid');
  });
});

describe('a signing key', () => {
  it('is named by its thumbprint (RFC 8037, appendix A.3)', () => {
    expect(thumbprint('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')).toBe(
      'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    );
  });

  it('is read from a private Ed25519 JWK and from nothing else', () => {
    const { d: _, ...open } = JSON.parse(newSigningKeyText());
    for (const text of ['', '{}', 'null', 'key', JSON.stringify(open), '{"kty":"oct","k":"AA"}'])
      expect(readSigningKey(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSigningKey(text)).toBeUndefined();
      }),
    );
  });

  it('signs so that its header can be read again', () => {
    expect(readSignature(writeSignature(signature))).toEqual(signature);
    for (const text of ['', 'ed25519', writeSignature({ ...signature, value: 'short' })])
      expect(readSignature(text)).toBeUndefined();
  });
});
