import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

const nat = fc.nat(40);

describe('a range of bytes', () => {
  it('is that of the bytes themselves', () => {
    const property = fc.property(nat, nat, fc.option(nat, { nil: undefined }), (length, from, to) => {
      const bytes = Array.from({ length }, (_, place) => place);
      const range = readRange(`bytes=${from}-${to ?? ''}`, length);
      const part = bytes.slice(from, to === undefined ? undefined : to + 1);
      const found = part.length === 0 ? 'unsatisfiable' : { first: part[0], last: part.at(-1) };
      expect(range).toEqual(to !== undefined && to < from ? undefined : found);
    });
    fc.assert(property);
  });

  it('from the end is that of the last bytes', () => {
    const property = fc.property(nat, nat, (length, count) => {
      const expected = Array.from({ length }, (_, place) => place).slice(Math.max(0, length - count));
      const range = readRange(`bytes=-${count}`, length);
      const isNone = count === 0 || length === 0;
      expect(range).toEqual(isNone ? 'unsatisfiable' : { first: expected[0], last: length - 1 });
    });
    fc.assert(property);
  });

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=1-2,4-5', 'items=0-1', 'bytes=a-b', 'bytes=1'])(
    'is none in %s',
    (header) => {
      expect(readRange(header, 10)).toBeUndefined();
    },
  );
});
