import { describe, expect, it } from 'vitest';
import { corroboration } from './corroboration.ts';

describe('corroboration', () => {
  it('is 0 without a lineage, and never falls nor reaches certainty with another lineage', () => {
    expect(corroboration(0)).toBe(0);
    for (let lineages = 0; lineages < 200; lineages += 1) {
      expect(corroboration(lineages + 1)).toBeGreaterThanOrEqual(corroboration(lineages));
    }
    expect(corroboration(10_000)).toBeLessThan(1);
  });

  it('discounts each further lineage', () => {
    expect(corroboration(1)).toBeCloseTo(0.6, 12);
    expect(corroboration(2)).toBeCloseTo(1 - 0.4 * (1 - 0.42), 12);
  });
});
