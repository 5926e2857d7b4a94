import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfQuarter, isoQuarter } from './utc-quarter.ts';

describe('a quarter', () => {
  it('ends with its last millisecond', () => {
    expect(endOfQuarter('2024-Q1')).toBe(Date.UTC(2024, 3, 1) - 1);
    expect(endOfQuarter('2024-Q4')).toBe(Date.UTC(2025, 0, 1) - 1);
  });

  it.each(['2024-Q0', '2024-Q5', '2024-1', '2024-03', '24-Q1', '2024-Q1 ', ''])('is not %j', (text) => {
    expect(endOfQuarter(text)).toBeUndefined();
  });

  it('holds the instants that bear its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) }), (instant) => {
        const end = endOfQuarter(isoQuarter(instant));
        return end !== undefined && end >= instant && isoQuarter(end) === isoQuarter(instant);
      }),
    );
  });
});
