import type { Clock } from '../../ports/clock.ts';
import type { SetTimer } from '../../ports/set-timer.ts';

export interface FakeTime {
  readonly clock: Clock;
  readonly later: SetTimer;
  /** Timers that still run. */
  readonly running: number;
  /** Goes on by so many milliseconds, timer by timer; whoever waits is heard after each. */
  pass(ms: number): Promise<void>;
}

/** A clock that stands until it is told to go on. */
export function fakeTime(start = 1_780_315_200_000): FakeTime {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    clock: { now: () => now },
    later: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    get running() {
      return timers.size;
    },
    pass: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets every promise that is ready be heard. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
