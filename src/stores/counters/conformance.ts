import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsumeResult, RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';

/** A backend under test: limiters that count together, on a clock that the test moves. */
export interface CounterBackend {
  readonly clock: { time: number; now(): number };
  /** Several ways to the same counters; the same limiter several times where there is only one. */
  readonly limiters: readonly [RateLimiter, ...RateLimiter[]];
  close(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** 2026-11-20T12:00:10Z: ten seconds into a minute. */
const START = 1_795_176_010_000;

/** The guarantees of every limiter. */
export function describeRateLimiter(name: string, open: () => Promise<CounterBackend>): void {
  describe(`counters on ${name}`, () => {
    let backend: CounterBackend;
    let limiter: RateLimiter;
    let subjects = 0;

    beforeAll(async () => {
      backend = await open();
      [limiter] = backend.limiters;
    });
    afterAll(() => backend.close());

    /** Windows that no other test counts in. */
    const fresh = (perMinute: number | undefined, perDay?: number): readonly RateWindow[] => {
      subjects += 1;
      const window = { subject: `account:${subjects}`, counter: 'requests' };
      const minute = { ...window, policy: 'minute', lengthMs: MINUTE, limit: perMinute };
      return perDay === undefined ? [minute] : [minute, { ...window, policy: 'day', lengthMs: DAY, limit: perDay }];
    };
    const at = (time: number) => {
      backend.clock.time = time;
    };

    it('takes until the window is used up, and afresh from its reset on', async () => {
      at(START);
      const windows = fresh(2);
      const resetAt = START + 50_000;
      const state = { policy: 'minute', lengthMs: MINUTE, limit: 2, resetAt };
      expect(await limiter.take(windows, 1)).toEqual({
        status: 'taken',
        at: START,
        windows: [{ ...state, remaining: 1 }],
      });
      expect(await limiter.take(windows, 1)).toMatchObject({ status: 'taken', windows: [{ remaining: 0 }] });
      at(resetAt - 1);
      const refused = { status: 'refused', at: resetAt - 1, windows: [{ ...state, remaining: 0 }] };
      expect(await limiter.take(windows, 1)).toEqual(refused);
      at(resetAt);
      const renewed = [{ ...state, remaining: 1, resetAt: resetAt + MINUTE }];
      expect(await limiter.take(windows, 1)).toEqual({ status: 'taken', at: resetAt, windows: renewed });
    });

    it('begins a day at UTC midnight', async () => {
      at(START);
      const [, day] = statesOf(await limiter.take(fresh(9, 9), 1));
      expect(new Date(day?.resetAt ?? 0).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    });

    it('takes from all windows or from none', async () => {
      at(START);
      const windows = fresh(5, 2);
      await limiter.take(windows, 1);
      await limiter.take(windows, 1);
      expect(await limiter.take(windows, 1)).toMatchObject({
        status: 'refused',
        windows: [
          { policy: 'minute', remaining: 3 },
          { policy: 'day', remaining: 0 },
        ],
      });
      expect(statesOf(await limiter.take(windows.slice(0, 1), 1))[0]?.remaining).toBe(2);
    });

    it('only looks when asked for nothing', async () => {
      at(START);
      const windows = fresh(1);
      for (let look = 0; look < 3; look += 1)
        expect(await limiter.take(windows, 0)).toMatchObject({ status: 'taken', windows: [{ remaining: 1 }] });
      await limiter.take(windows, 1);
      expect(await limiter.take(windows, 0)).toMatchObject({ status: 'taken', windows: [{ remaining: 0 }] });
    });

    it('counts without refusing where there is no limit', async () => {
      at(START);
      const windows = fresh(undefined);
      expect(await limiter.take(windows, 1)).toEqual({ status: 'taken', at: START, windows: [] });
      const limited = windows.map((window) => ({ ...window, limit: 3 }));
      expect(await limiter.take(limited, 1)).toMatchObject({ windows: [{ remaining: 1 }] });
    });

    it('never shows less than nothing when a limit shrank', async () => {
      at(START);
      const windows = fresh(5);
      await limiter.take(windows, 5);
      const smaller = windows.map((window) => ({ ...window, limit: 2 }));
      expect(await limiter.take(smaller, 1)).toMatchObject({
        status: 'refused',
        windows: [{ remaining: 0, limit: 2 }],
      });
    });

    it('gives back to the window it took from, and to no later one', async () => {
      at(START);
      const windows = fresh(1);
      await limiter.take(windows, 1);
      await limiter.giveBack(windows, 1, START);
      expect(await limiter.take(windows, 1)).toMatchObject({ status: 'taken' });
      at(START + MINUTE);
      await limiter.take(windows, 1);
      await limiter.giveBack(windows, 1, START);
      expect(await limiter.take(windows, 1)).toMatchObject({ status: 'refused' });
    });

    it('gives back no more than was given back, and nothing to who has taken nothing', async () => {
      at(START);
      const windows = fresh(5);
      await limiter.giveBack(windows, 2, START);
      await limiter.take(windows, 3);
      await limiter.giveBack(windows, 1, START);
      expect(await limiter.take(windows, 0)).toMatchObject({ windows: [{ remaining: 3 }] });
      await limiter.giveBack(windows, 9, START);
      expect(await limiter.take(windows, 0)).toMatchObject({ windows: [{ remaining: 5 }] });
      await limiter.take(windows, 5);
      expect(await limiter.take(windows, 1)).toMatchObject({ status: 'refused' });
    });

    it('keeps subjects apart, whatever they are called', async () => {
      at(START);
      const [window] = fresh(1);
      const names = ['}{', '{a}', 'a:requests:60000', '::1', 'ü', ''].map((rest) => `odd:${subjects}${rest}`);
      for (const subject of names)
        expect(await limiter.take(window === undefined ? [] : [{ ...window, subject }], 1)).toMatchObject({
          status: 'taken',
        });
    });

    it('lets exactly as many through as the limit says, however many ask concurrently', async () => {
      at(START);
      const windows = fresh(60, 1_000);
      const asked = Array.from(
        { length: 300 },
        (_, index) => backend.limiters[index % backend.limiters.length] ?? limiter,
      );
      const takings = await Promise.all(asked.map((one) => one.take(windows, 1)));
      const taken = takings.filter(({ status }) => status === 'taken');
      expect(taken).toHaveLength(60);
      const left = taken.map((taking) => statesOf(taking)[0]?.remaining ?? -1);
      expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
      expect(statesOf(await limiter.take(windows, 0))[1]?.remaining).toBe(940);
    });

    it('counts as a plain count of what was taken in the window would', async () => {
      const step = fc.oneof(
        fc.record({ does: fc.constant('take' as const), units: fc.integer({ min: 0, max: 3 }), both: fc.boolean() }),
        fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(1, 9_999, MINUTE, 7 * MINUTE, DAY) }),
        fc.record({ does: fc.constant('give back' as const), which: fc.nat(1) }),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 0, max: 9 }),
          fc.array(step, { maxLength: 25 }),
          async (perMinute, perDay, steps) => {
            const windows = fresh(perMinute, perDay);
            const taken: { at: number; units: number; windows: readonly RateWindow[] }[] = [];
            const count = ({ lengthMs, policy }: RateWindow, now: number) =>
              taken
                .filter((one) => Math.floor(one.at / lengthMs) === Math.floor(now / lengthMs))
                .filter((one) => one.windows.some((window) => window.policy === policy))
                .reduce((sum, { units }) => sum + units, 0);
            at(START);
            for (const one of steps) {
              const now = backend.clock.time;
              if (one.does === 'wait') at(now + one.ms);
              else if (one.does === 'give back') {
                const [back] = taken.splice(one.which, 1);
                if (back !== undefined) await limiter.giveBack(back.windows, back.units, back.at);
              } else {
                const asked = one.both ? windows : windows.slice(0, 1);
                const fits = asked.every((window) => count(window, now) + one.units <= (window.limit ?? 0));
                const taking = await limiter.take(asked, one.units);
                if (fits) taken.push({ at: now, units: one.units, windows: asked });
                expect(taking.status).toBe(fits ? 'taken' : 'refused');
                expect(statesOf(taking).map(({ remaining }) => remaining)).toEqual(
                  asked.map((window) => (window.limit ?? 0) - count(window, now)),
                );
                for (const { resetAt, lengthMs } of statesOf(taking)) {
                  expect(resetAt % lengthMs).toBe(0);
                  expect(resetAt).toBeGreaterThan(now);
                  expect(resetAt - lengthMs).toBeLessThanOrEqual(now);
                }
              }
            }
          },
        ),
        { numRuns: 60 },
      );
    });
  });
}

const statesOf = (taking: ConsumeResult) => (taking.status === 'unavailable' ? [] : taking.windows);
