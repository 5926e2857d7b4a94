import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignKnownAt, MAX_CLOCK_SKEW_MS } from './assign-known-at.ts';

const instant = fc.integer({ min: -1e12, max: 1e13 });

it('a new observation is known after the latest read, as soon as the clock allows', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -MAX_CLOCK_SKEW_MS, max: MAX_CLOCK_SKEW_MS }), (now, ahead) => {
      const horizon = now + ahead;
      expect(assignKnownAt(now, horizon)).toBe(Math.max(now, horizon + 1));
    }),
  );
});

it('a horizon that no clock of ours can have reached does not delay a new observation', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: MAX_CLOCK_SKEW_MS + 1, max: 1e12 }), (now, ahead) => {
      expect(assignKnownAt(now, now + ahead)).toBe(now);
    }),
  );
  expect(assignKnownAt(7, undefined)).toBe(7);
});
