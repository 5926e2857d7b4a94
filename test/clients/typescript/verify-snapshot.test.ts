import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, verifySnapshot } from '../../../clients/typescript/verify-snapshot.ts';
import { canonicalizeJson } from '../../../src/reference/canonicalize-json.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
const key = { kty: 'OKP', crv: 'Ed25519', x, kid };
const keySet = JSON.stringify({ keys: [{ kid: 'other' }, key] });

const snapshot = {
  generatedAt: 60_000,
  meta: { snapshotId: 'snap_1' },
  z: [1.5, null, 'é😀'],
  a: { '10': true, '9': -0 },
};
const signatureOf = (document: unknown) =>
  `ed25519; kid="${kid}"; sig="${sign(null, Buffer.from(canonicalizeJson(document)), privateKey).toString('base64url')}"`;
const signature = signatureOf(snapshot);
const good = { document: JSON.stringify({ snapshot }), signature, keySet };

describe('a snapshot checked in the browser', () => {
  it('is valid as it was signed, also alone, with other white space, and as a companion', async () => {
    const valid = { status: 'valid', keyId: kid, snapshotId: 'snap_1', generatedAt: 60_000 };
    expect(await verifySnapshot(good)).toEqual(valid);
    expect(await verifySnapshot({ ...good, document: JSON.stringify(snapshot, null, 2) })).toEqual(valid);
    const headers = `HTTP/1.1 200 OK\r\nX-Snapshot-Signature: ${signature}\r\nETag: "a"\r\n`;
    expect(await verifySnapshot({ ...good, signature: headers })).toEqual(valid);
    const companion = { snapshotId: 'snap_1', generatedAt: 60_000, countries: [] };
    const stored = { document: JSON.stringify({ companion }), signature: signatureOf(companion), keySet };
    expect(await verifySnapshot(stored)).toEqual(valid);
  });

  it.each([
    ['not_json', { document: '{"snapshot":' }],
    ['no_snapshot', { document: '{"a":1}' }],
    ['no_signature', { signature: 'X-Snapshot-Signature: none' }],
    ['no_key_set', { keySet: '[]' }],
    ['key_unknown', { keySet: '{"keys":[{"kid":"other"}]}' }],
    ['key_misnamed', { keySet: JSON.stringify({ keys: [{ ...key, x: `${x.slice(0, -2)}AA` }] }) }],
    ['mismatch', { document: JSON.stringify({ ...snapshot, generatedAt: 60_001 }) }],
    ['mismatch', { signature: signatureOf({ ...snapshot, more: 1 }) }],
  ])('names the first failure: %s', async (problem, changed) => {
    expect(await verifySnapshot({ ...good, ...changed })).toMatchObject({ status: 'invalid', problem });
  });

  it('has the canonical text of every document', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const read: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(read)).toBe(canonicalizeJson(read));
      }),
    );
  });
});
