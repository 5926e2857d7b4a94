import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import { ClockSkewError, requireClockSync } from './require-clock-sync.ts';

const NOW = Date.UTC(2026, 9, 14, 12);

it('work is done while the clocks are within ten minutes of each other, and otherwise not begun', async () => {
  const apart = fc.integer({ min: -3 * MAX_CLOCK_SKEW_MS, max: 3 * MAX_CLOCK_SKEW_MS });
  await fc.assert(
    fc.asyncProperty(apart, async (ms) => {
      let begun = false;
      const clocks = { clock: { now: () => NOW + ms }, databaseNow: async () => NOW };
      const done = requireClockSync(clocks, async () => {
        begun = true;
        return 'done';
      });
      if (Math.abs(ms) <= MAX_CLOCK_SKEW_MS) expect(await done).toBe('done');
      else await expect(done).rejects.toThrow(ClockSkewError);
      expect(begun).toBe(Math.abs(ms) <= MAX_CLOCK_SKEW_MS);
    }),
  );
});

it('reports the skew and its direction', async () => {
  const at = (ms: number) =>
    requireClockSync({ clock: { now: () => NOW + ms }, databaseNow: async () => NOW }, async () => 0);
  await expect(at(3 * 3_600_000)).rejects.toThrow('180 minutes ahead of the database clock');
  await expect(at(-3_600_000)).rejects.toThrow('60 minutes behind the database clock');
});
