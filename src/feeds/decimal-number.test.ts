import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal-number.ts';

const RANGE = { above: 0, upTo: 100 };

describe('a decimal', () => {
  it('is read as written, within its range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        (cents) => readDecimal((cents / 100).toFixed(2), RANGE) === cents / 100,
      ),
    );
  });

  it.each([
    ['0', 'out_of_range'],
    ['-1', 'out_of_range'],
    ['100.1', 'out_of_range'],
    ['1,5', 'decimal_comma'],
    ['1e2', 'bad_number'],
    ['NaN', 'bad_number'],
    ['Infinity', 'bad_number'],
    ['', 'bad_number'],
    ['1,234.5', 'bad_number'],
  ])('is rejected where it is %j, as %s', (text, kind) => {
    expect(readDecimal(text, RANGE)).toBe(kind);
  });

  it('is finite and in range, or rejected by name, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const value = readDecimal(text, RANGE);
        return typeof value === 'string' || (value > 0 && value <= 100);
      }),
    );
  });
});
