import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, readJson } from './read-json.ts';

const read = (text: string) => readJson(Buffer.from(text));

describe('the JSON reader', () => {
  it('reads every value that JSON.stringify writes, unchanged', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8, stringUnit: 'binary' }), (text) => {
        expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('never accepts what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '1', 'a', '\\', ' ') }),
        (text) => {
          const outcome = read(text);
          if (outcome.ok) expect(outcome.value).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('refuses a member named twice in one object, however it is spelt', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.jsonValue(), (name, value) => {
        const escaped = [...name]
          .flatMap((character) => character.split(''))
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join('');
        const text = `[{"a":{${JSON.stringify(name)}:${JSON.stringify(value)},"${escaped}":1}}]`;
        expect(read(text).ok).toBe(false);
      }),
    );
  });

  it('lets the same name occur in different objects and as a value', () => {
    expect(read('[{"a":{"a":"a"}},{"a":["a","a"]}]').ok).toBe(true);
  });

  it('takes 32 levels and not 33', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(read(nested(MAX_DEPTH)).ok).toBe(true);
    expect(read(nested(MAX_DEPTH + 1))).toEqual({ ok: false, problem: 'must be at most 32 levels deep' });
    expect(read(nested(60_000)).ok).toBe(false);
  });

  it('does not take brackets inside strings for structure', () => {
    expect(read(JSON.stringify({ a: '[{"'.repeat(100), b: '\\"' })).ok).toBe(true);
  });

  it('refuses a byte order mark and bytes that are not UTF-8', () => {
    expect(read('\uFEFF{}').ok).toBe(false);
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xc0, 0x80, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
    ])
      expect(readJson(Uint8Array.from(bytes)).ok).toBe(false);
  });
});
