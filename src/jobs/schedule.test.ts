import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { type ScheduleDeps, startSchedule } from './schedule.ts';
import { read, scriptedFeed } from './test-kit/scripted-feed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOK = 15_000;
const T0 = Date.UTC(2026, 2, 16, 12, 1);

/** The one fake clock, in which promises settle between two timers without a turn of the event loop. */
function simulated() {
  const time = fakeClock(T0);
  const atRest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    clock: time.clock,
    setTimer: time.setTimer,
    pending: () => time.running,
    advance: (ms: number) => time.pass(ms, atRest),
    /** The machine was off: the time has gone by and timers are late. */
    sleep: (ms: number) => time.sleep(ms, atRest),
  };
}

const feedOf = (id: string, cadenceMs: number) => scriptedFeed(() => read([]), { id, cadenceMs });

function started(overrides: Partial<ScheduleDeps> = {}) {
  const time = simulated();
  const collected: { readonly id: string; readonly at: number }[] = [];
  const slots: number[] = [];
  const looks: number[] = [];
  const resolutions: number[] = [];
  const expiries: number[] = [];
  const errors: [unknown, string][] = [];
  const schedule = startSchedule({
    clock: time.clock,
    setTimer: time.setTimer,
    feeds: [feedOf('news', 15 * MINUTE), feedOf('ships', 6 * HOUR)],
    random: () => 0.5,
    collect: async (feed) => {
      collected.push({ id: feed.card.id, at: time.clock.now() });
      return undefined;
    },
    runEvents: async () => void looks.push(time.clock.now()),
    runSlot: async () => {
      slots.push(time.clock.now());
      return true;
    },
    resolveForecasts: async () => void resolutions.push(time.clock.now()),
    removeExpired: async () => void expiries.push(time.clock.now()),
    onError: (error, task) => void errors.push([error, task]),
    ...overrides,
  });
  return { time, collected, slots, looks, resolutions, expiries, errors, schedule };
}

const slotName = (instant: number): string =>
  new Date(Math.floor(instant / (6 * HOUR)) * 6 * HOUR).toISOString().slice(0, 13);

describe('the schedule', () => {
  it('looks once an hour whether what has expired is to be removed', async () => {
    const { time, expiries } = started();
    await time.advance(12 * HOUR);
    expect(expiries.length).toBe(12);
  });

  it('looks once a minute whether a backup is due, also after the clock was set back', async () => {
    const looks: number[] = [];
    let aheadMs = HOUR;
    const time = simulated();
    const clock = { now: () => time.clock.now() + aheadMs };
    const { setTimer } = time;
    started({ clock, setTimer, backUp: async () => void looks.push(clock.now()) });
    await time.advance(30 * MINUTE);
    expect(looks.length).toBeGreaterThanOrEqual(25);
    aheadMs = 0;
    const before = looks.length;
    await time.advance(10 * MINUTE);
    expect(looks.length - before).toBeGreaterThanOrEqual(9);
    expect(looks.length - before).toBeLessThanOrEqual(10);
  });

  it('collects every feed at its own cadence, give or take a tenth and one look', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 600 }),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 20 }),
        async (minutes, chances) => {
          const cadence = minutes * MINUTE;
          let drawn = 0;
          const random = () => chances[drawn++ % chances.length] ?? 0;
          const { time, collected } = started({ feeds: [feedOf('any', cadence)], random });
          await time.advance(6 * cadence);
          const instants = [T0, ...collected.map(({ at }) => at)];
          expect(instants.length).toBeGreaterThan(4);
          for (const [i, at] of instants.slice(1).entries()) {
            const gap = at - (instants[i] ?? 0);
            expect(gap).toBeGreaterThanOrEqual(0.9 * cadence);
            expect(gap).toBeLessThanOrEqual(1.1 * cadence + LOOK);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('never runs a feed twice concurrently, and does not make up for what it left out', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    let finish = (): void => undefined;
    const collect = async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      running -= 1;
      return undefined;
    };
    const { time } = started({ feeds: [feedOf('slow', 10 * MINUTE)], collect });
    await time.advance(65 * MINUTE);
    expect([most, runs]).toEqual([1, 1]);
    finish();
    await time.advance(11 * MINUTE);
    expect([most, runs]).toEqual([1, 2]);
  });

  it('runs the slot once a boundary, within one look of it', async () => {
    const { time, slots } = started();
    await time.advance(10 * MINUTE);
    slots.length = 0;
    await time.advance(30 * HOUR);
    expect(slots.map(slotName)).toEqual([
      '2026-03-16T18',
      '2026-03-17T00',
      '2026-03-17T06',
      '2026-03-17T12',
      '2026-03-17T18',
    ]);
    for (const at of slots) expect(at % (6 * HOUR)).toBeLessThanOrEqual(LOOK);
  });

  it('looks once whether the slot that a start falls into is settled', async () => {
    const { time, slots } = started();
    await time.advance(5 * HOUR);
    expect(slots).toHaveLength(1);
  });

  it('tries a slot again that a run left open, every half minute and no longer than it is open', async () => {
    const tries: number[] = [];
    const { time } = started({
      runSlot: async () => {
        tries.push(time.clock.now());
        return tries.length === 4;
      },
    });
    await time.advance(5 * HOUR);
    expect(tries).toHaveLength(4);
    for (const [i, at] of tries.slice(1).entries()) expect(at - (tries[i] ?? 0)).toBe(MINUTE / 2);
  });

  it('looks at the slot of a start as soon as the start has caught up, and not before', async () => {
    const { time, slots, schedule } = started();
    await time.advance(2 * MINUTE);
    expect(slots).toEqual([]);
    schedule.caughtUp();
    await time.advance(MINUTE);
    expect(slots).toEqual([T0 + 2.5 * MINUTE]);
  });

  it('asks a feed again when its last run says, instead of after its cadence', async () => {
    const asked: number[] = [];
    const collect = async () => {
      asked.push(time.clock.now());
      return asked.length === 1 ? time.clock.now() + 2 * MINUTE : undefined;
    };
    const { time } = started({ feeds: [feedOf('news', 15 * MINUTE)], collect });
    await time.advance(33 * MINUTE);
    expect(asked).toEqual([15, 17, 32].map((minute) => T0 + minute * MINUTE));
  });

  it('looks at what came between slots every few seconds, and never twice concurrently', async () => {
    const { time, looks } = started();
    await time.advance(MINUTE);
    expect(looks).toHaveLength(MINUTE / LOOK);
    let running = 0;
    const slow = started({
      runEvents: () => {
        running += 1;
        return new Promise(() => undefined);
      },
    });
    await slow.time.advance(10 * MINUTE);
    expect(running).toBe(1);
  });

  it('looks once an hour whether forecasts are to be resolved, and once after a long sleep', async () => {
    const { time, resolutions } = started();
    await time.advance(3 * HOUR);
    expect(resolutions).toHaveLength(3);
    await time.sleep(50 * HOUR);
    expect(resolutions).toHaveLength(4);
  });

  it('wakes from a long sleep to one catch-up of everything', async () => {
    const { time, collected, slots } = started();
    await time.advance(10 * MINUTE);
    slots.length = 0;
    collected.length = 0;
    await time.sleep(50 * HOUR);
    await time.advance(MINUTE);
    expect(slots.map(slotName)).toEqual(['2026-03-18T12']);
    expect(collected.map(({ id }) => id).sort()).toEqual(['news', 'ships']);
  });

  it('collects as soon after a clock was set back as it would have without', async () => {
    const hours = fc.integer({ min: 1, max: 30 });
    await fc.assert(
      fc.asyncProperty(hours, hours, fc.boolean(), async (forward, back, isForwardFirst) => {
        const time = simulated();
        let wrongBy = 0;
        let count = 0;
        const schedule = startSchedule({
          clock: { now: () => time.clock.now() + wrongBy },
          setTimer: time.setTimer,
          feeds: [feedOf('news', 15 * MINUTE)],
          random: () => 0.5,
          collect: async () => {
            count += 1;
            return undefined;
          },
          runEvents: async () => undefined,
          runSlot: async () => true,
          resolveForecasts: async () => undefined,
          removeExpired: async () => undefined,
          onError: (error) => {
            throw error;
          },
        });
        if (isForwardFirst) wrongBy += forward * HOUR;
        await time.advance(20 * MINUTE);
        wrongBy -= back * HOUR;
        await time.advance(LOOK);
        count = 0;
        await time.advance(17 * MINUTE);
        expect(count).toBeGreaterThanOrEqual(1);
        await schedule.stop();
      }),
      { numRuns: 30 },
    );
  });

  it('runs the next slot although a run of the last one is still under way', async () => {
    let finish: (isSettled: boolean) => void = () => undefined;
    const runs: number[] = [];
    const { time } = started({
      runSlot: () => {
        runs.push(time.clock.now());
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    await time.advance(12 * HOUR);
    expect(runs).toHaveLength(1);
    finish(true);
    await time.advance(MINUTE);
    expect(runs.map(slotName)).toEqual(['2026-03-16T12', '2026-03-17T00']);
  });

  it('goes on when a task fails, synchronously or later', async () => {
    const broken = new Error('broken');
    let turns = 0;
    const { time, errors, slots } = started({
      collect: (feed) => {
        turns += 1;
        if (feed.card.id === 'news' && turns % 2 === 0) throw broken;
        return Promise.reject(broken);
      },
    });
    await time.advance(13 * HOUR);
    expect(errors.filter(([, task]) => task === 'news').length).toBeGreaterThan(40);
    expect(errors.filter(([, task]) => task === 'ships')).toHaveLength(2);
    expect(errors.every(([error]) => error === broken)).toBe(true);
    expect(slots).toHaveLength(3);
  });

  it('waits, when it is stopped, for what is under way, and starts nothing more', async () => {
    let finish = (): void => undefined;
    const order: string[] = [];
    const collect = async () => {
      order.push('begun');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      order.push('done');
      return undefined;
    };
    const { time, schedule } = started({ feeds: [feedOf('slow', 10 * MINUTE)], collect });
    await time.advance(12 * MINUTE);
    const stopped = schedule.stop().then(() => order.push('stopped'));
    await Promise.resolve();
    expect(order).toEqual(['begun']);
    finish();
    await stopped;
    expect(order).toEqual(['begun', 'done', 'stopped']);
    expect(time.pending()).toBe(0);
    await time.advance(24 * HOUR);
    expect(order).toHaveLength(3);
  });
});
