import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDetail, plainText } from './plain-text.ts';

describe('plainText', () => {
  it('holds no markup, control, line break or invisible mark, is trimmed and within its length', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('a', ' ', '<', '>', '\n', '\u0000', '\u202e', '\u200b', '\u2066', '\ud800', '😀', '‏'),
    });
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 50 }),
        (text, length) => {
          const plain = plainText(text, length);
          expect(plain).not.toMatch(/[\p{C}<>\n\r\t]/u);
          expect(plain).toBe(plain.trim());
          expect(Array.from(plain).length).toBeLessThanOrEqual(length);
          expect(plainText(plain, length)).toBe(plain);
        },
      ),
    );
  });

  it('makes of harmless text what it makes of any other, whatever the length', () => {
    const ascii = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', ' ', '-', ':', '~', '!', '<', '>', '\t', '\u007f'),
    });
    fc.assert(
      fc.property(ascii, fc.integer({ min: 1, max: 20 }), (text, length) => {
        // A letter beyond ASCII takes the long way; taken off again, the rest is what the long way made of it.
        const long = plainText(`é${text}`, 10_000);
        const rest = long.startsWith('é ') || long === 'é' ? long.slice(2) : long.slice(1);
        fc.pre(!/^\s*$/.test(text));
        expect(plainText(text, length)).toBe(Array.from(rest).slice(0, length).join('').trim());
      }),
    );
  });

  it('leaves names as they are', () => {
    for (const name of ["Sana'a, Amanat Al Asimah, Yemen", 'Côte d’Ivoire', 'Türkiye', '北京'])
      expect(plainText(name)).toBe(name);
  });

  it('drops tags and keeps their text', () => {
    expect(plainText('<script>alert(1)</script> Aden <img src=x onerror=y>\nYemen')).toBe('alert(1) Aden Yemen');
  });
});

describe('plainDetail', () => {
  it('leaves out what is absent or empty', () => {
    expect(plainDetail({ a: 'x', b: undefined, c: '', d: '\u202e' })).toEqual({ a: 'x' });
  });
});
