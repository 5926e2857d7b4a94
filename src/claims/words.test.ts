import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent } from '../assessment/english.ts';

describe('a share in words', () => {
  it('never says nothing or everything of what is neither', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        const text = percent(value);
        if (value > 0) expect(text).not.toBe('0%');
        if (value < 1) expect(text).not.toBe('100%');
      }),
    );
  });

  it('is within half a per cent of the value, or a bound that holds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        const text = percent(value);
        if (text === 'less than 1%') expect(value).toBeLessThan(0.01);
        else if (text === 'more than 99%') expect(value).toBeGreaterThan(0.99);
        else expect(Math.abs(Number(/^(\d+)%$/.exec(text)?.[1]) - value * 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it('says nothing and everything where it is so', () => {
    expect([percent(0), percent(1)]).toEqual(['0%', '100%']);
  });
});
