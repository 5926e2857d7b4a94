import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeJson } from './canonicalize-json.ts';

/** RFC 8785, appendix B: the bits of a double and its text. */
const NUMBERS: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

const doubleOf = (bits: string): number => Buffer.from(bits, 'hex').readDoubleBE(0);

describe('canonical JSON (RFC 8785)', () => {
  it.each(NUMBERS)('writes the double %s as %s', (bits, text) => {
    expect(canonicalizeJson(doubleOf(bits))).toBe(text);
  });

  it('refuses what is no number', () => {
    for (const bits of ['7fffffffffffffff', '7ff0000000000000', 'fff0000000000000'])
      expect(() => canonicalizeJson(doubleOf(bits))).toThrow(TypeError);
  });

  it('writes the document of section 3.2.2 as section 3.2.4 has it', () => {
    const document: unknown = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalizeJson(document)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts the members of section 3.2.3 by code unit', () => {
    const document: Record<string, string> = JSON.parse(String.raw`{
      "\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"
    }`);
    const names = [...canonicalizeJson(document).matchAll(/:"([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it('refuses half a surrogate pair, in a value and in a name', () => {
    for (const document of ['\ud83d', { a: ['\ude00x'] }, { '\ud83dx': 1 }])
      expect(() => canonicalizeJson(document)).toThrow(TypeError);
    expect(canonicalizeJson('\ud83d\ude00')).toBe('"\ud83d\ude00"');
  });

  it('is the same whatever the order of members and the white space, and keeps the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read: unknown = JSON.parse(JSON.stringify(value, null, 2));
        const text = (document: unknown) => {
          try {
            return canonicalizeJson(document);
          } catch {
            return 'refused';
          }
        };
        expect(text(reversed(read))).toBe(text(read));
        if (text(read) !== 'refused') expect(JSON.parse(text(read))).toEqual(read);
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
