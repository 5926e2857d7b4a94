import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { JsonObject } from './json-value.ts';
import { readJsonValue } from './read-json-value.ts';
import { writeJsonValue } from './write-json-value.ts';

const AMPLE = { steps: 1e9, nodes: 1e9, textUnits: 1e9, valueSize: 1e9 };
const rewritten = (text: string) => writeJsonValue(readJsonValue(text), new Budget(AMPLE), 1e9);

describe('reading and writing JSON', () => {
  it('gives the same text as the platform, white space aside', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const canonical = JSON.stringify(JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(rewritten(JSON.stringify(value, null, indent)) ?? '')).toEqual(JSON.parse(canonical));
      }),
    );
  });

  it('refuses what the platform refuses, and only numbers beyond a double in addition', () => {
    const fragment = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e9',
      'true',
      'nul',
      'null',
      ' ',
      '\n',
      '\\',
      '\\u00e9',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
        const text = fragments.join('');
        let wanted: unknown = 'refused';
        try {
          wanted = JSON.stringify(JSON.parse(text));
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
        if (wanted === 'refused') expect(() => readJsonValue(text)).toThrow(SyntaxError);
        else expect(rewritten(text)).toBe(wanted);
      }),
      { numRuns: 500 },
    );
    expect(() => readJsonValue('1e999')).toThrow(SyntaxError);
  });

  it('keeps every digit of integers up to 2^63 − 1 in magnitude', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (integer) => {
        expect(rewritten(`[${integer}]`)).toBe(`[${integer}]`);
      }),
    );
    expect(rewritten('9223372036854775808')).toBe(String(2 ** 63));
  });

  it('keeps the order of members and takes every name as ordinary', () => {
    const text = '{"2":1,"1":2,"__proto__":{"constructor":3},"constructor":4,"toString":5}';
    expect(rewritten(text)).toBe(text);
    expect(rewritten('{"a":1,"b":2,"a":3}')).toBe('{"a":3,"b":2}');
  });

  it('knows for every value a size that its text never falls below', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
        const text = JSON.stringify(value);
        const read = readJsonValue(text);
        expect(read instanceof JsonObject && read.size <= text.length).toBe(true);
      }),
    );
  });

  it('writes nothing longer than it may', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(60), (value, limit) => {
        const text = JSON.stringify(JSON.parse(JSON.stringify(value)));
        const written = writeJsonValue(readJsonValue(text), new Budget(AMPLE), limit);
        expect(written).toBe(text.length <= limit ? text : undefined);
      }),
    );
  });
});
