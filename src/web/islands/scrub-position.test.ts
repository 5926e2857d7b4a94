import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantsIn, scrubPosition, scrubText } from './scrub-position.ts';

describe('the scrubber', () => {
  it('reads instants as the page writes them, and says them in UTC', () => {
    expect(instantsIn('')).toEqual([]);
    expect(instantsIn(undefined)).toEqual([]);
    expect(instantsIn('1 20 300')).toEqual([1, 20, 300]);
    expect(scrubText(Date.UTC(2026, 10, 22, 12))).toBe('2026-11-22 12:00 UTC');
  });

  it('rests on the nearest event within a fiftieth of all snapshots, else where it was let go', () => {
    const some = fc.integer({ min: 1, max: 400 }).chain((count) => {
      const index = fc.integer({ min: 0, max: count - 1 });
      return fc.tuple(fc.constant(count), index, fc.array(index, { maxLength: 10 }));
    });
    fc.assert(
      fc.property(some, ([count, index, events]) => {
        const distances = events.map((one) => Math.abs(one - index));
        const nearest = Math.min(...distances);
        const found = scrubPosition(index, events, count);
        if (nearest <= Math.floor(count / 50)) expect(Math.abs(found - index)).toBe(nearest);
        else expect(found).toBe(index);
      }),
    );
  });
});
