import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOfRange } from './content-range.ts';

const total = fc.integer({ min: 1, max: 10_000 });

describe('the range of an answer', () => {
  it('is taken when it is what RFC 9110 makes of the one that was asked for', () => {
    fc.assert(
      fc.property(total, fc.nat(9_999), fc.nat(20_000), (size, from, extra) => {
        fc.pre(from < size);
        const last = Math.min(from + extra, size - 1);
        expect(lengthOfRange(`bytes=${from}-${from + extra}`, `bytes ${from}-${last}/${size}`)).toBe(last - from + 1);
        expect(lengthOfRange(`bytes=${from}-`, `bytes ${from}-${size - 1}/${size}`)).toBe(size - from);
        const tail = Math.min(extra + 1, size);
        expect(lengthOfRange(`bytes=-${extra + 1}`, `bytes ${size - tail}-${size - 1}/${size}`)).toBe(tail);
      }),
    );
  });

  it('is refused when it starts elsewhere, ends early or late, or is not said', () => {
    fc.assert(
      fc.property(total, fc.nat(500), fc.nat(500), (size, first, length) => {
        const last = first + length;
        fc.pre(last + 1 < size);
        const asked = `bytes=${first}-${last}`;
        expect(lengthOfRange(asked, `bytes ${first + 1}-${last}/${size}`)).toBeUndefined();
        expect(lengthOfRange(asked, `bytes ${first}-${last + 1}/${size}`)).toBeUndefined();
        expect(lengthOfRange(`bytes=${first}-`, `bytes ${first}-${last}/${size}`)).toBeUndefined();
        expect(lengthOfRange(`bytes=-${length + 1}`, `bytes ${first}-${last}/${size}`)).toBeUndefined();
        if (length > 0) expect(lengthOfRange(asked, `bytes ${first}-${last - 1}/${size}`)).toBeUndefined();
      }),
    );
    for (const header of [undefined, '', 'bytes */10', 'bytes 0-1', 'bytes 0-10/10', 'lines 0-1/2'])
      expect(lengthOfRange('bytes=0-1', header)).toBeUndefined();
    expect(lengthOfRange('bytes=0-1', 'bytes 0-1/*')).toBe(2);
    expect(lengthOfRange('bytes=-', 'bytes 0-1/2')).toBeUndefined();
  });
});
