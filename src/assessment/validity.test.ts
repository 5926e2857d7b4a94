import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brent, NOW, news, releases, traffic, transits } from '../../test/kit/worlds.ts';
import { assessWorld } from './assess-world.ts';
import { indexObservations } from './observation-index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';
import { currentSlot, nextSlot, SLOT_MS, validUntil } from './validity.ts';

const worldAt = (instant: number) =>
  assessWorld(indexObservations([...news(), ...releases(), ...brent([80]), ...transits('suez', traffic(60))], instant));

describe('validUntil', () => {
  it('is the next scheduled run plus 30 minutes while nothing that carries 10 % expires before', () => {
    expect(validUntil(worldAt(NOW))).toBe(NOW + SLOT_MS + 30 * MINUTE_MS);
    expect(validUntil(assessWorld(indexObservations([], NOW)))).toBe(NOW + SLOT_MS + 30 * MINUTE_MS);
  });

  it('is the first expiry of an input that carries 10 %', () => {
    // The newest export closed 15 minutes before NOW and is stale 12 hours later.
    expect(validUntil(worldAt(NOW + 9 * HOUR_MS))).toBe(NOW - 15 * MINUTE_MS + 12 * HOUR_MS);
  });

  it('is after the instant, always', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * DAY_MS, max: 60 * DAY_MS }), (shift) => {
        expect(validUntil(worldAt(NOW + shift))).toBeGreaterThan(NOW + shift);
      }),
      { numRuns: 60 },
    );
  });
});

describe('slots', () => {
  it('are at 00, 06, 12 and 18 UTC; the next is after the instant, the current not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
        expect(currentSlot(instant)).toBeLessThanOrEqual(instant);
        expect(nextSlot(instant)).toBeGreaterThan(instant);
        expect(nextSlot(instant) - currentSlot(instant)).toBe(SLOT_MS);
        expect([0, 6, 12, 18]).toContain(new Date(currentSlot(instant)).getUTCHours());
      }),
    );
  });
});
