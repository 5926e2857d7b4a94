import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../../test/kit/fake-clock.ts';
import { digestEnds, runDigestPeriods } from './digest-periods.ts';

const DAY = 86_400_000;

describe('the ends of periods', () => {
  it('are 06:00 UTC, of a week on a Monday, after now and within a period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
        const { daily, weekly, ...rest } = digestEnds(now);
        expect(rest).toEqual({ now });
        for (const [end, period] of [
          [daily, DAY],
          [weekly, 7 * DAY],
        ] as const) {
          expect(new Date(end).toISOString()).toMatch(/T06:00:00\.000Z$/);
          expect(end > now && end <= now + period).toBe(true);
        }
        expect(new Date(weekly).getUTCDay()).toBe(1);
      }),
    );
  });
});

describe('periods', () => {
  it('are ended each minute until none is over, go on after a failure, and stop with their owner', async () => {
    const time = fakeClock();
    const start = time.clock.now();
    const asked: number[] = [];
    const errors: unknown[] = [];
    let left = 3;
    const stop = runDigestPeriods({
      destinations: {
        async endPeriods({ now }) {
          asked.push(now - start);
          if (now - start === 60_000) throw new Error('down');
          left -= 1;
          return Math.max(0, left);
        },
      },
      clock: time.clock,
      setTimer: time.setTimer,
      onError: (error) => errors.push(error),
    });
    await settle();
    expect(asked).toEqual([0, 0, 0]);
    await time.pass(120_000);
    expect([asked.slice(3), errors.length]).toEqual([[60_000, 120_000], 1]);
    await stop();
    expect(time.running).toBe(0);
  });
});
