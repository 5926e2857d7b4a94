import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliderRange } from './slider-range.ts';

const someNumber = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -4, max: 4 }))
  .map(([digits, power]) => Number(`${digits}e${power}`));

describe('the range of a slider', () => {
  it('holds the figure and what is usual, and is whole round steps from end to end', () => {
    fc.assert(
      fc.property(someNumber, someNumber, someNumber, (value, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { from, to, step } = sliderRange({ value, low, high });
        expect(Number(from)).toBeLessThanOrEqual(Math.min(low, value));
        expect(Number(to)).toBeGreaterThanOrEqual(Math.max(high, value));
        if (Math.min(low, value) >= 0) expect(Number(from)).toBeGreaterThanOrEqual(0);
        expect(step.replace(/[.0]/g, '')).toMatch(/^[125]$/);
        // In whole units of the last digit: the browser counts in decimals, too.
        const [, decimals = ''] = step.split('.');
        const units = (text: string) => BigInt(text.replace('.', ''));
        for (const end of [from, to]) expect(end.split('.')[1] ?? '').toHaveLength(decimals.length);
        expect((units(to) - units(from)) % units(step)).toBe(0n);
        const steps = Number((units(to) - units(from)) / units(step));
        expect(steps).toBeGreaterThanOrEqual(20);
        expect(steps).toBeLessThanOrEqual(103);
      }),
      { examples: [[80.2, 70.1, 82.6]] },
    );
  });

  it('has a width where nothing is usual but the figure itself', () => {
    expect(sliderRange({ value: 0, low: 0, high: 0 })).toEqual({ from: '0.00', to: '1.00', step: '0.01' });
  });
});
