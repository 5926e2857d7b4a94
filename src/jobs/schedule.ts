import { currentSlot } from '../assessment/validity.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';

/** How often the schedule looks whether something is due. */
const TICK_MS = 15_000;
/** The slot that a start falls into is tried after this, unless it has caught up before. */
const START_SLOT_MS = 5 * 60_000;
/** A slot that a run left open is looked at again after this; what failed waits longer, by its claim. */
const SLOT_LOOK_MS = 30_000;
/** Forecasts are looked at, and what has expired is removed, once a day; so often it is seen whether today's turn is still open. */
const RESOLVE_LOOK_MS = 60 * 60_000;

/** So often it is seen whether a backup is due. */
const BACKUP_LOOK_MS = 60_000;

/** What the schedule runs. */
export const JOBS = ['collect', 'events', 'slot', 'forecasts', 'expiry', 'backup', 'exports'] as const;
export type Job = (typeof JOBS)[number];

export interface ScheduleDeps {
  readonly clock: Clock;
  readonly feeds: readonly Feed[];
  /** In [0, 1): spreads feeds so that they do not all ask at minute 0. */
  readonly random: () => number;
  /** Resolves to when it is asked again, epoch ms; undefined for its cadence. */
  readonly collect: (feed: Feed) => Promise<number | undefined>;
  /** Looks at what came since the last scheduled run, where its time has come. */
  readonly runEvents: () => Promise<void>;
  /** Does what the current slot still lacks; resolves to whether nothing is left to do in it. */
  readonly runSlot: () => Promise<boolean>;
  /** Resolves forecasts whose outcomes are known by now, where no process has today. */
  readonly resolveForecasts: () => Promise<void>;
  /** Removes what has expired, where no process has today. */
  readonly removeExpired: () => Promise<void>;
  /** Writes the files of exports, where no process has today; without it none are written. */
  readonly writeExports?: () => Promise<void>;
  /** Writes a backup where one is due; without it none is made. */
  readonly backUp?: () => Promise<void>;
  /** @param task the job, or the feed that was to be collected */
  readonly onError: (error: unknown, task: string, job: Job) => void;
  /** Called for every job that ended without an error. */
  readonly onDone?: (job: Job) => void;
  readonly setTimer: SetTimer;
}

export interface Schedule {
  /** A feed is due at this instant, epoch ms; it is known from a poll outside the schedule. */
  pollAt(feedId: string, at: number): void;
  /** The slot that the start fell into was tried: what it left open is looked at from now on. */
  caughtUp(): void;
  /** Waits for what is under way. */
  settled(): Promise<void>;
  /** Ends the rhythm and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Collects every feed at its own cadence ± 10 %, or when its last poll says, runs the slot at 00, 06, 12 and 18 UTC until it is settled, and between
 * slots looks at what came, and once an hour whether forecasts are to be resolved and what has expired removed and exports written, and once a
 * minute whether a backup is due; each at most once at a time. A check of the clock every few seconds needs no scheduler library, and a sleeping laptop wakes to exactly one
 * catch-up.
 * @param deps.collect, runEvents, runSlot, resolveForecasts, removeExpired, writeExports and backUp own their time limits
 */
export function startSchedule(deps: ScheduleDeps): Schedule {
  const running = new Map<string, Promise<void>>();
  const nextRun = ({ card }: Feed): number => deps.clock.now() + card.cadenceMs * (0.9 + 0.2 * deps.random());
  const dueAt = new Map(deps.feeds.map((feed) => [feed.card.id, nextRun(feed)]));
  let slot = slotOf(deps.clock.now(), START_SLOT_MS);
  let resolveAt = deps.clock.now() + START_SLOT_MS;
  let backUpAt = resolveAt;
  let lastTickAt = deps.clock.now();
  let stopped = false;
  let cancel = (): void => undefined;

  const run = (job: Job, work: () => Promise<void>, task: string = job): void => {
    if (running.has(task)) return;
    const done = async (): Promise<void> => {
      try {
        await work();
        deps.onDone?.(job);
      } catch (error) {
        deps.onError(error, task, job);
      } finally {
        running.delete(task);
      }
    };
    running.set(task, done());
  };

  const runSlot = async (): Promise<void> => {
    const tried = slot;
    tried.dueAt = deps.clock.now() + SLOT_LOOK_MS;
    tried.isSettled = await deps.runSlot();
    tried.dueAt = Math.max(tried.dueAt, deps.clock.now() + SLOT_LOOK_MS);
  };

  /** After a clock was set back, everything is due as soon as it was before. */
  const setBack = (ms: number): void => {
    for (const [feedId, at] of dueAt) dueAt.set(feedId, at - ms);
    slot.dueAt -= ms;
    resolveAt -= ms;
    backUpAt -= ms;
  };

  const tick = (): void => {
    const now = deps.clock.now();
    if (now < lastTickAt) setBack(lastTickAt - now);
    lastTickAt = now;
    for (const feed of deps.feeds) {
      if ((dueAt.get(feed.card.id) ?? 0) > now) continue;
      dueAt.set(feed.card.id, nextRun(feed));
      run(
        'collect',
        async () => {
          const askAt = await deps.collect(feed);
          if (askAt !== undefined) dueAt.set(feed.card.id, askAt);
        },
        feed.card.id,
      );
    }
    run('events', deps.runEvents);
    if (currentSlot(now) !== slot.at) slot = slotOf(now, 0);
    if (!slot.isSettled && now >= slot.dueAt) run('slot', runSlot);
    if (now >= resolveAt) {
      resolveAt = now + RESOLVE_LOOK_MS;
      run('forecasts', deps.resolveForecasts);
      run('expiry', deps.removeExpired);
      if (deps.writeExports !== undefined) run('exports', deps.writeExports);
    }
    if (deps.backUp !== undefined && now >= backUpAt) {
      backUpAt = now + BACKUP_LOOK_MS;
      run('backup', deps.backUp);
    }
    if (!stopped) cancel = deps.setTimer(TICK_MS, tick);
  };
  cancel = deps.setTimer(TICK_MS, tick);
  const settled = async (): Promise<void> => void (await Promise.all(running.values()));
  return {
    pollAt: (feedId, at) => {
      if (dueAt.has(feedId)) dueAt.set(feedId, at);
    },
    caughtUp: () => {
      slot.dueAt = Math.min(slot.dueAt, deps.clock.now() + SLOT_LOOK_MS);
    },
    settled,
    stop: async () => {
      stopped = true;
      cancel();
      await settled();
    },
  };
}

function slotOf(now: number, waitMs: number) {
  return { at: currentSlot(now), isSettled: false, dueAt: now + waitMs };
}
