import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decayedCarryForward } from './decayed-carry-forward.ts';
import type { InputStatus } from './input-status.ts';
import { DAY_MS } from './time.ts';

const input = { id: 'some', words: 'something', weight: 1, axes: [], maxAgeMs: DAY_MS } as const;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const silentFor = (days: number): InputStatus & { readonly halfLifeMs: number; readonly instant: number } => ({
  input,
  status: days > 3 ? 'missing' : days > 1 ? 'stale' : 'reporting',
  newestAt: 0,
  instant: days * DAY_MS,
  halfLifeMs: 2 * DAY_MS,
});

describe('decayedCarryForward', () => {
  it('shows a reporting input as it is', () => {
    expect(decayedCarryForward(0.1, 0.5, silentFor(1))).toBe(0.1);
  });

  it('is never better than the prior in silence, nor worse than the worse of prior and last value', () => {
    fc.assert(
      fc.property(share, share, fc.double({ min: 1.001, max: 400, noNaN: true }), (last, prior, days) => {
        const held = decayedCarryForward(last, prior, silentFor(days));
        expect(held).toBeGreaterThanOrEqual(prior);
        expect(held).toBeLessThanOrEqual(Math.max(last, prior));
      }),
    );
  });

  it('comes half-way back to the prior in a half-life after its maximum age', () => {
    expect(decayedCarryForward(0.9, 0.1, silentFor(3))).toBeCloseTo(0.5, 12);
    expect(decayedCarryForward(undefined, 0.3, silentFor(3))).toBe(0.3);
  });
});
