import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfHour, fullForMs, joinAnswer, STORAGE_LIMIT, splitAnswer } from './stored-answer.ts';

const MISSING = Buffer.from('missing');
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 20 }),
  fc.tuple(fc.nat(3), fc.integer({ min: 1_000, max: 1_100 })).map(([byte, size]) => new Uint8Array(size).fill(byte)),
);

describe('an answer that is split into parts', () => {
  it('is joined to the same bytes, each part being there once', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { rest, layout, parts } = splitAnswer(pieces);
        expect(Buffer.concat(pieces).equals(joinAnswer(rest, layout, new Map(parts)) ?? MISSING)).toBe(true);
        expect(new Set(parts.map(([hash]) => hash)).size).toBe(parts.length);
        if (layout.length > 0) expect(joinAnswer(rest, layout, new Map())).toBeUndefined();
      }),
    );
  });
});

describe('the parts of an answer', () => {
  const large = (byte: number) => new Uint8Array(1_024).fill(byte);
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

  it('are its pieces of 1024 bytes and more, each by its hash at its place in the rest', () => {
    const small = Buffer.alloc(1_023, 9);
    const { rest, layout, parts } = splitAnswer([small, large(1), Buffer.from('ab'), large(1)]);
    expect(rest).toEqual(Buffer.concat([small, Buffer.from('ab')]));
    expect(layout).toEqual([
      [1_023, hashOf(large(1))],
      [1_025, hashOf(large(1))],
    ]);
    expect(parts).toEqual([[hashOf(large(1)), large(1)]]);
  });

  it('are in the order of their hashes', () => {
    const pieces = Array.from({ length: 9 }, (_, byte) => large(byte));
    const hashes = pieces.map(hashOf);
    expect(splitAnswer(pieces).parts.map(([hash]) => hash)).toEqual(hashes.toSorted());
    expect(splitAnswer(pieces).layout.map(([, hash]) => hash)).toEqual(hashes);
    expect(hashes).not.toEqual(hashes.toSorted());
  });
});

describe('a scope without room', () => {
  it('has 64 MB, of which each request that runs may need half a megabyte', () => {
    expect(STORAGE_LIMIT).toEqual({ limitBytes: 64_000_000, reserveBytes: 500_000 });
  });

  it.each([
    ['none while it fits exactly', [{ untilAt: 9_000, storedBytes: 42 }], 1, undefined],
    ['two seconds while only requests that run need the room', [{ untilAt: 9_000, storedBytes: 43 }], 1, 2_000],
    ['two seconds up to the last byte', [{ untilAt: 9_000, storedBytes: 46 }], 1, 2_000],
    ['the end of what is stored', [{ untilAt: 9_000, storedBytes: 47 }], 0, 8_000],
    [
      'the first end that frees enough',
      [
        { untilAt: 5_000, storedBytes: 3 },
        { untilAt: 7_000, storedBytes: 4 },
        { untilAt: 9_000, storedBytes: 46 },
      ],
      0,
      6_000,
    ],
  ])('waits: %s', (_, stored, runningCount, wait) => {
    expect(fullForMs({ now: 1_000, stored, runningCount }, { limitBytes: 50, reserveBytes: 4 })).toBe(wait);
  });

  it('waits two seconds where no end frees enough', () => {
    const stored = [{ untilAt: 9_000, storedBytes: 1 }];
    expect(fullForMs({ now: 1_000, stored, runningCount: 0 }, { limitBytes: 3, reserveBytes: 4 })).toBe(2_000);
  });

  const stored = fc
    .array(fc.record({ untilAt: fc.integer({ min: 1, max: 9 }), storedBytes: fc.nat(40) }), { maxLength: 5 })
    .map((rows) => rows.toSorted((left, right) => left.untilAt - right.untilAt));

  it('has room again after the wait, when nothing runs and nothing else is stored', () => {
    fc.assert(
      fc.property(stored, fc.nat(5), (rows, runningCount) => {
        const limit = { limitBytes: 50, reserveBytes: 4 };
        const wait = fullForMs({ now: 0, stored: rows, runningCount }, limit);
        const bytes = rows.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
        expect(wait === undefined).toBe(bytes + 4 * (runningCount + 1) <= 50);
        if (wait === undefined) return;
        expect(wait).toBeGreaterThan(0);
        const left = rows.filter(({ untilAt }) => untilAt > wait);
        expect(fullForMs({ now: wait, stored: left, runningCount: 0 }, limit)).toBeUndefined();
      }),
    );
  });

  it('counts an answer until the hour ends in which it expires', () => {
    expect([0, 3_599_999, 3_600_000].map(endOfHour)).toEqual([3_600_000, 3_600_000, 7_200_000]);
  });
});
