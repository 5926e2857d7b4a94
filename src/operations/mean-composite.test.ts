import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanComposite } from './mean-composite.ts';

const values = fc.array(fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: undefined }), { maxLength: 9 });
const partsOf = (all: readonly (number | undefined)[]) =>
  all.map((value, n) => ({ id: `p${n}`, ...(value === undefined ? {} : { value }) }));

describe('a composite', () => {
  it('is the sum of its contributions, within 0 and 100, and near the mean', () => {
    fc.assert(
      fc.property(values, (all) => {
        const { score, contributions, coverage, missing } = meanComposite(partsOf(all), 1);
        const known = all.filter((value) => value !== undefined);
        expect(missing.length + contributions.size).toBe(all.length);
        expect([score === undefined, coverage === 0]).toEqual([known.length === 0, known.length === 0]);
        if (score === undefined) return;
        const sum = [...contributions.values()].reduce((total, one) => total + one, 0);
        expect(score).toBeCloseTo(sum, 6);
        expect(score).toBeCloseTo(known.reduce((total, one) => total + one, 0) / known.length, 0);
      }),
    );
  });

  it('has no score with fewer known parts than it needs, and says which are missing', () => {
    const parts = partsOf([10, undefined, 30]);
    expect(meanComposite(parts, 3)).toMatchObject({ coverage: 0.67, missing: ['p1'] });
    expect(meanComposite(parts, 3).score).toBeUndefined();
    expect(meanComposite(parts, 2).score).toBe(20);
  });
});
