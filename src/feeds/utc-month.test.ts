import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfMonth, isoMonth } from './utc-month.ts';

describe('the end of a month', () => {
  it('lies in its month, and a millisecond later lies in the next', () => {
    const month = fc.tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, ([year, number]) => {
        const text = `${year}-${String(number).padStart(2, '0')}`;
        const end = endOfMonth(text) ?? Number.NaN;
        expect(isoMonth(end)).toBe(text);
        expect(isoMonth(end + 1) > text).toBe(true);
      }),
    );
  });

  it.each(['2026-13', '2026-00', '2026-1', '1899-12', '2026-Q1', '2026', '2026-01-01', ''])(
    'is not that of %j',
    (text) => {
      expect(endOfMonth(text)).toBeUndefined();
    },
  );
});
