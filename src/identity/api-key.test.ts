import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiKey, formatApiKey, generateApiKey, parseApiKey } from './api-key.ts';
import { base62 } from './base62.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const keys: fc.Arbitrary<ApiKey> = fc
  .record({ mode: fc.constantFrom('live' as const, 'test' as const), random: bytes })
  .map(({ mode, random }) => generateApiKey(mode, (count) => random.subarray(0, count)));

describe('an API key', () => {
  it('has the published form and parses to itself', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const text = formatApiKey(key);
        expect(text).toMatch(/^baro_(live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
        expect(parseApiKey(text)).toEqual(key);
      }),
    );
  });

  it('of the form issued before 1.0 is still valid', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const body = `isb_${key.mode}_${key.publicId}_${key.secret}`;
        expect(parseApiKey(`${body}_${base62(BigInt(crc32(body)), 6)}`)).toEqual(key);
        expect(parseApiKey(formatApiKey(key).replace('baro_', 'isb_'))).toBeUndefined();
      }),
    );
  });

  it('with any one character changed, added or lost does not parse', () => {
    fc.assert(
      fc.property(keys, fc.nat(), fc.constantFrom(...'0aZ_ é'), (key, at, character) => {
        const text = formatApiKey(key);
        const position = at % text.length;
        const [before, after] = [text.slice(0, position), text.slice(position + 1)];
        expect(parseApiKey(before + after)).toBeUndefined();
        expect(parseApiKey(before + character + text.slice(position))).toBeUndefined();
        if (text[position] !== character) expect(parseApiKey(before + character + after)).toBeUndefined();
      }),
    );
  });

  it('never parses from other text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseApiKey(text) === undefined));
  });

  it('differs when its random bytes differ', () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const text = (random: Uint8Array) => formatApiKey(generateApiKey('live', (count) => random.subarray(0, count)));
        expect(text(a) === text(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
      }),
    );
  });
});
