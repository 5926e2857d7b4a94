import { currentSlot } from '../assessment/validity.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';

/** How often the schedule looks whether something is due. */
const TICK_MS = 15_000;

export interface ScheduleDeps {
  readonly clock: Clock;
  readonly feeds: readonly Feed[];
  /** In [0, 1): spreads feeds so that they do not all ask at minute 0. */
  readonly random: () => number;
  readonly collect: (feed: Feed) => Promise<unknown>;
  readonly runSlot: () => Promise<unknown>;
  readonly onError: (error: unknown, task: string) => void;
  /** Calls back once after a delay, as `setTimeout` does; returns how to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface Schedule {
  /** Ends the rhythm and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Collects every feed at its own cadence and runs the slot at 00, 06, 12 and 18 UTC, each at most once at a time. A look
 * every few seconds at a clock needs no scheduler library, and a sleeping laptop wakes to exactly one catch-up.
 * @param deps.collect and runSlot own their time limits
 */
export function startSchedule(deps: ScheduleDeps): Schedule {
  const running = new Map<string, Promise<void>>();
  const dueAt = new Map(
    deps.feeds.map((feed) => [feed.card.id, deps.clock.now() + feed.card.cadenceMs * (0.9 + 0.2 * deps.random())]),
  );
  let slotSeen = currentSlot(deps.clock.now());
  let stopped = false;
  let cancel = (): void => undefined;

  const run = (task: string, work: () => Promise<unknown>): void => {
    if (running.has(task)) return;
    const done = work().then(
      () => undefined,
      (error: unknown) => deps.onError(error, task),
    );
    running.set(
      task,
      done.finally(() => running.delete(task)),
    );
  };

  const tick = (): void => {
    const now = deps.clock.now();
    for (const feed of deps.feeds) {
      if ((dueAt.get(feed.card.id) ?? 0) > now) continue;
      dueAt.set(feed.card.id, now + feed.card.cadenceMs * (0.9 + 0.2 * deps.random()));
      run(feed.card.id, () => deps.collect(feed));
    }
    if (currentSlot(now) !== slotSeen) {
      slotSeen = currentSlot(now);
      run('slot', deps.runSlot);
    }
    if (!stopped) cancel = deps.after(TICK_MS, tick);
  };
  cancel = deps.after(TICK_MS, tick);
  return {
    stop: async () => {
      stopped = true;
      cancel();
      await Promise.all(running.values());
    },
  };
}
