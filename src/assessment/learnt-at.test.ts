import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLOCKS_APART_MS, learntAt } from './learnt-at.ts';

const instant = fc.integer({ min: -1e12, max: 1e13 });

it('what is learnt counts as known after what was read by, as soon as the clock allows', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -CLOCKS_APART_MS, max: CLOCKS_APART_MS }), (now, ahead) => {
      const horizon = now + ahead;
      expect(learntAt(now, horizon)).toBe(Math.max(now, horizon + 1));
    }),
  );
});

it('a horizon that no clock of ours can have reached does not hold up what is learnt', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: CLOCKS_APART_MS + 1, max: 1e12 }), (now, ahead) => {
      expect(learntAt(now, now + ahead)).toBe(now);
    }),
  );
  expect(learntAt(7, undefined)).toBe(7);
});
