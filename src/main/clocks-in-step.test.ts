import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLOCKS_APART_MS } from '../assessment/learnt-at.ts';
import { ClockApart, inStep } from './clocks-in-step.ts';

const NOW = Date.UTC(2026, 9, 14, 12);

it('work is done while the clocks are within ten minutes of each other, and otherwise not begun', async () => {
  const apart = fc.integer({ min: -3 * CLOCKS_APART_MS, max: 3 * CLOCKS_APART_MS });
  await fc.assert(
    fc.asyncProperty(apart, async (ms) => {
      let begun = false;
      const clocks = { clock: { now: () => NOW + ms }, storeNow: async () => NOW };
      const done = inStep(clocks, async () => {
        begun = true;
        return 'done';
      });
      if (Math.abs(ms) <= CLOCKS_APART_MS) expect(await done).toBe('done');
      else await expect(done).rejects.toThrow(ClockApart);
      expect(begun).toBe(Math.abs(ms) <= CLOCKS_APART_MS);
    }),
  );
});

it('says how far the clock is off, and which way', async () => {
  const at = (ms: number) => inStep({ clock: { now: () => NOW + ms }, storeNow: async () => NOW }, async () => 0);
  await expect(at(3 * 3_600_000)).rejects.toThrow("180 minutes ahead of the database's");
  await expect(at(-3_600_000)).rejects.toThrow("60 minutes behind the database's");
});
