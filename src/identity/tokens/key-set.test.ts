import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuerKey } from '../../../test/kit/token-issuer.ts';
import { keyFor, readKeySet } from './key-set.ts';

const ed = issuerKey('ed', 'EdDSA').jwk;
const ec = issuerKey('ec', 'ES256').jwk;
const rsa = issuerKey('rsa', 'RS256').jwk;
const read = (...keys: unknown[]) => readKeySet(JSON.stringify({ keys }));
const idsOf = async (...keys: unknown[]) => (await read(...keys))?.map(({ keyId }) => keyId);

describe('a key set', () => {
  it('gives every key that can sign a token of ours, and passes over all others', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey.export({ format: 'jwk' });
    const others = [
      null,
      'x',
      {},
      { kty: 'oct', k: 'c2VjcmV0', kid: 'secret', alg: 'HS256' },
      { ...rsa, use: 'enc' },
      { ...rsa, alg: 'PS256' },
      { ...ed, key_ops: ['sign'] },
      { ...ec, crv: 'P-384' },
      { ...ec, x: 'AAAA' },
      { ...ed, crv: 'X25519' },
      { ...ed, x: 7 },
      { ...weak, kid: 'weak' },
    ];
    const whole = { ...privateKey.export({ format: 'jwk' }), kid: 'whole' };
    const { alg: _alg, use: _use, ...bare } = ed;
    expect(await idsOf(...others, rsa, ec, { ...bare, kid: 'bare', key_ops: ['verify'] }, whole)).toEqual([
      'rsa',
      'ec',
      'bare',
      'whole',
    ]);
    expect(await read(...others)).toBeUndefined();
  });

  it('that holds private keys gives only their public halves', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const keys = await read({ ...privateKey.export({ format: 'jwk' }), kid: 'leaked' });
    expect(keys?.map(({ key }) => key.type)).toEqual(['public']);
  });

  it('of any text is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => (await readKeySet(text)) === undefined),
    );
    await fc.assert(fc.asyncProperty(fc.array(fc.jsonValue()), async (keys) => (await read(...keys)) === undefined));
  });

  it('costs a bounded number of imports', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ ...ed, kid: String(index) }));
    expect(await idsOf(...many)).toHaveLength(100);
  });

  it('has one key for an id and an algorithm, or none', async () => {
    const keys = (await read(ed, ec, { ...rsa, kid: 'ed' }, { ...ec, kid: 'twice' }, { ...ec, kid: 'twice' })) ?? [];
    const found = (algorithm: 'RS256' | 'ES256' | 'EdDSA', keyId?: string) =>
      keyFor(keys, { algorithm, ...(keyId === undefined ? {} : { keyId }) })?.algorithm;
    expect(found('EdDSA', 'ed')).toBe('EdDSA');
    expect(found('RS256', 'ed')).toBe('RS256');
    expect(found('ES256', 'ed')).toBeUndefined();
    expect(found('ES256', 'twice')).toBeUndefined();
    expect(found('EdDSA')).toBe('EdDSA');
    expect(found('ES256')).toBeUndefined();
  });
});
