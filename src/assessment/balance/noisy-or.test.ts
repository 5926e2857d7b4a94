import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noisyOr } from './noisy-or.ts';

const strengths = fc.array(
  fc.nat(1_000).map((thousandths) => thousandths / 1_000),
  { maxLength: 12 },
);
const terms = (values: readonly number[]) =>
  values.map((strength, i) => ({ strength, label: `${i}`, evidenceIds: [] }));

describe('noisyOr', () => {
  it('is one minus the product, with shares that sum to it', () => {
    fc.assert(
      fc.property(strengths, (values) => {
        const { value, shares } = noisyOr(terms(values));
        const product = values.reduce((left, strength) => left * (1 - Math.min(0.999, strength)), 1);
        expect(value).toBeCloseTo(1 - product, 10);
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(value, 10);
        expect(shares.every(({ share }) => share >= 0)).toBe(true);
      }),
    );
  });

  it('never falls when a term rises, and gives the stronger term the larger share', () => {
    fc.assert(
      fc.property(strengths, fc.double({ min: 0, max: 1, noNaN: true }), (values, more) => {
        const [first = 0, ...rest] = values;
        const raised = [Math.min(1, first + more), ...rest];
        expect(noisyOr(terms(raised)).value).toBeGreaterThanOrEqual(noisyOr(terms([first, ...rest])).value - 1e-12);
        const { shares } = noisyOr(terms(values));
        const byShare = [...shares].sort((a, b) => b.share - a.share).map(({ strength }) => Math.min(0.999, strength));
        expect(byShare).toEqual([...byShare].sort((a, b) => b - a));
      }),
    );
  });

  it('reaches certainty with no term', () => {
    expect(noisyOr(terms([1])).value).toBeCloseTo(0.999, 12);
    expect(noisyOr([]).value).toBe(0);
  });
});
