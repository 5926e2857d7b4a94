import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../contract/openapi/json.ts';
import { applyPatch, patchBetween } from './json-patch.ts';

const json: fc.Arbitrary<Json> = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

/** Two documents that are much alike: lists of like records, some moved, some changed. */
const alike = fc
  .array(fc.record({ id: fc.nat({ max: 9 }), 'a/~': fc.nat({ max: 2 }), list: fc.array(fc.nat({ max: 3 })) }))
  .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items), fc.array(fc.constantFrom(...items, 0))))
  .map(([items, some, more]): [Json, Json] => [
    { items, x: 1 },
    { items: [...some, ...more], x: 2 },
  ]);

const patched = (from: Json, to: Json): string => JSON.stringify(applyPatch(from, patchBetween(from, to)));

describe('a patch between two documents', () => {
  it('makes the one of the other, to the byte, whatever JSON they are', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        expect(patched(from, to)).toBe(JSON.stringify(to));
      }),
    );
  });

  it('makes the one of the other, to the byte, where they are much alike', () => {
    fc.assert(
      fc.property(alike, ([from, to]) => {
        expect(patched(from, to)).toBe(JSON.stringify(to));
        expect(patched(to, from)).toBe(JSON.stringify(from));
      }),
    );
  });

  it('is empty between equals, and never longer than the whole', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        expect(patchBetween(from, from)).toEqual([]);
        const whole = JSON.stringify([{ op: 'replace', path: '', value: to }]);
        expect(JSON.stringify(patchBetween(from, to)).length).toBeLessThanOrEqual(whole.length);
      }),
    );
  });

  it('names one inserted item and nothing else', () => {
    const rows = Array.from({ length: 9 }, (_, index) => ({ index, text: 'something long enough' }));
    const added = { index: 99, text: 'new' };
    expect(patchBetween({ rows }, { rows: rows.toSpliced(3, 0, added) })).toEqual([
      { op: 'add', path: '/rows/3', value: added },
    ]);
    expect(patchBetween({ rows }, { rows: rows.toSpliced(3, 1) })).toEqual([{ op: 'remove', path: '/rows/3' }]);
  });

  it('refuses to be applied where its paths lead nowhere', () => {
    for (const path of ['/b', '/a/3', '/a/0/x'])
      expect(() => applyPatch({ a: [1, 2] }, [{ op: 'replace', path, value: 0 }])).toThrow(/does not resolve/);
  });
});
