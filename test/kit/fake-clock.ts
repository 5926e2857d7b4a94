import type { SetTimer } from '../../src/concurrency/deadline.ts';
import type { Clock } from '../../src/ports/clock.ts';

export interface FakeClock {
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Timers that still run. */
  readonly running: number;
  /**
   * Advances the clock by so many milliseconds, timer by timer.
   * @param atRest waits after each timer until what it has started is done; a few turns of the event loop by default
   */
  pass(ms: number, atRest?: () => Promise<void>): Promise<void>;
  /** Advances the clock in one step, as on a machine that was off: every due timer then fires once, late. */
  sleep(ms: number, atRest?: () => Promise<void>): Promise<void>;
}

/** A clock with timers that only a test moves. @param start epoch ms */
export function fakeClock(start = 1_780_315_200_000): FakeClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    clock: { now: () => now },
    setTimer: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    get running() {
      return timers.size;
    },
    pass: async (ms, atRest = settle) => {
      const end = now + ms;
      await atRest();
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await atRest();
      }
      now = end;
      await atRest();
    },
    sleep: async (ms, atRest = settle) => {
      now += ms;
      const due = [...timers].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      for (const timer of due) timers.delete(timer);
      for (const { run } of due) run();
      await atRest();
    },
  };
}

/** A timer that never fires: no deadline passes. */
export const neverTimer: SetTimer = () => () => undefined;

/** A timer that fires in the next turn of the event loop, however long it was set for: every deadline passes. */
export const immediateTimer: SetTimer = (_ms, run) => {
  const immediate = setImmediate(run);
  return () => clearImmediate(immediate);
};

/** Lets every promise settle that is ready. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
