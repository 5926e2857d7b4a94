import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampUnit, panelPosition, severity } from './severity.ts';

const level = fc.double({ min: 0, max: 1, noNaN: true });
const z = fc.double({ min: -8, max: 8, noNaN: true });

describe('severity', () => {
  it('stays in [0,1] and never falls when level or surprise rises', () => {
    fc.assert(
      fc.property(level, level, z, z, (l1, l2, z1, z2) => {
        const mild = severity(Math.min(l1, l2), Math.min(z1, z2));
        const grave = severity(Math.max(l1, l2), Math.max(z1, z2));
        expect(mild).toBeGreaterThanOrEqual(0);
        expect(grave).toBeLessThanOrEqual(1);
        expect(mild).toBeLessThanOrEqual(grave);
      }),
    );
  });

  it('is 0 at rest and below, 1 at the top of both, and neither alone reaches 1', () => {
    expect(severity(0, 0)).toBe(0);
    expect(severity(0, -4)).toBe(0);
    expect(severity(1, 40)).toBeCloseTo(1, 12);
    expect(severity(1, -40)).toBeLessThan(0.8);
    expect(severity(0, 40)).toBeLessThan(0.8);
  });

  it('does not call a permanent war normal', () => {
    expect(severity(1, 0)).toBeGreaterThan(0.7);
  });
});

describe('panelPosition', () => {
  const panel = fc
    .array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 2, maxLength: 21 })
    .map((values) => [...values].sort((a, b) => a - b));

  it('stays in [0,1] and never falls when the value rises', () => {
    fc.assert(
      fc.property(
        panel,
        fc.double({ min: -5, max: 120, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (q, v, more) => {
          const [low, high] = [panelPosition(q, v), panelPosition(q, v + more)];
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(high);
        },
      ),
      { examples: [[[0, 0, 7.4e-323, 8.4e-323], 8e-323, 5e-324]] },
    );
  });

  it('is linear between quantiles and does not leap over levels that share a value', () => {
    expect(panelPosition([0, 10, 20], 5)).toBeCloseTo(0.25, 12);
    expect(panelPosition([0, 10, 20], 20)).toBe(1);
    expect(panelPosition([0, 10, 20], 21)).toBe(1);
    expect(panelPosition([0, 0, 0, 0, 8], 0.008)).toBeCloseTo(0.001, 12);
    expect(panelPosition([1, 1, 2], 0.5)).toBe(0);
  });
});

describe('clampUnit', () => {
  it('refuses what is not a number', () => {
    expect(() => clampUnit(Number.NaN)).toThrow(RangeError);
    expect([clampUnit(-1), clampUnit(0.4), clampUnit(7)]).toEqual([0, 0.4, 1]);
  });
});
