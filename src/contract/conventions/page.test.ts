import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURSOR_PATTERN, readCursor, writeCursor } from './page.ts';

const places = fc.record({
  at: fc.integer({ min: 0, max: 36 ** 10 - 1 }),
  id: fc.stringMatching(/^[0-9A-Za-z_-]{0,64}$/),
});

describe('a cursor', () => {
  it('gives back the place it was made of, and fits its own pattern', () => {
    fc.assert(
      fc.property(places, (place) => {
        const cursor = writeCursor(place);
        expect(cursor).toMatch(new RegExp(CURSOR_PATTERN));
        expect(readCursor(cursor)).toEqual(place);
      }),
    );
  });
});
