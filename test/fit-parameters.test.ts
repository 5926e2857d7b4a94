import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardExponents, onGrid, quietRates, transported } from '../scripts/fit-parameters/base-rates.mjs';

const count = fc.integer({ min: 0, max: 2_000 });
const counts = fc.tuple(count, count, count, count);

describe('base rates', () => {
  const figures = counts.map((values) => onGrid(values.map((n) => (n + 1) / (values.reduce((a, b) => a + b, 0) + 4))));

  it('carried to a shorter horizon stay a distribution and never lower base', () => {
    const exponent = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(figures, fc.tuple(exponent, exponent, exponent), (month30, exponents) => {
        const short = transported(month30, exponents);
        expect(short.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...short)).toBeGreaterThanOrEqual(-1e-12);
        expect(short[0]).toBeGreaterThanOrEqual(month30[0] - 1e-12);
      }),
    );
  });

  it('are unchanged when both horizons show the same hazards', () => {
    fc.assert(
      fc.property(figures, counts, (month30, same) => {
        for (const [i, value] of transported(month30, hazardExponents(same, same)).entries())
          expect(value).toBeCloseTo(month30[i] ?? 0, 9);
      }),
    );
  });

  it('of a quiet unit never have a lower base at the shorter horizon', () => {
    fc.assert(
      fc.property(figures, counts, counts, (month30, short, long) => {
        expect(quietRates(month30, short, long)[0]).toBeGreaterThanOrEqual(month30[0] - 1e-12);
      }),
    );
  });

  it('on a grid sum to one exactly in its units', () => {
    fc.assert(
      fc.property(figures, (values) => {
        expect(values.map((value) => Math.round(value * 100_000)).reduce((a, b) => a + b, 0)).toBe(100_000);
      }),
    );
  });
});
