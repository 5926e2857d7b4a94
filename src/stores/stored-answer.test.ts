import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfHour, fullForMs, joinAnswer, splitAnswer } from './stored-answer.ts';

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

describe('a scope without room', () => {
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
