import { setTimeout as sleep } from 'node:timers/promises';
import { startDeadline } from '../concurrency/deadline.ts';
import { catchUp } from '../jobs/catch-up.ts';
import { type RunningRules, runRules } from '../jobs/run-rules.ts';
import { sampleBaseline } from '../jobs/sample-baseline.ts';
import type { Schedule } from '../jobs/schedule.ts';
import type { Feed } from '../ports/feed.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { probeFeeds } from './choose-world.ts';
import { localMinute } from './clock/local-minute.ts';
import type { Config } from './config.ts';
import { readExercisePast } from './exercise-past.ts';
import { type Services, userAgentOf } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { printLine } from './print-line.ts';
import { collectingMessage } from './start-messages.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';
import { startWatchedSchedule, type WorkParts, watchedJobs } from './watched-schedule.ts';

/**
 * How long a first start waits for reachable feeds before it assesses. The upstreams of the exercise are this machine's own and
 * all answer: only its speed matters, and a slow one gets the same picture as a fast one.
 */
const FIRST_COLLECT_MS = { live: 60_000, exercise: 300_000 };
/** A worker that is gone for longer has crashed. If it is only slow, two share the first run: each of its jobs is done once. */
const FIRST_LEASE_MS = 150_000;
/** Interval at which a worker checks whether another one has finished the first run. */
const FIRST_CHECK_MS = 500;
/** A start with evidence spreads its first polls over this time, so that a restart does not poll all upstreams concurrently. */
const START_SPREAD_MS = 5_000;
/** A start does not poll a feed that any process has polled this recently. */
const RECENT_POLL_MS = 60_000;

/** The collecting and assessing of a process. */
export interface Work {
  /** If a region has no snapshot: polls the reachable feeds, then assesses all regions. One process does, the others wait. */
  first(reachable?: ReadonlySet<string>): Promise<void>;
  /** Catches up and starts the schedule. */
  begin(): void;
  /** Starts nothing more, cancels what can be cancelled, and waits for the rest. */
  stop(): Promise<void>;
}

/** The work on one world; of all processes on one store, one does each job. */
export function openWork(config: Config, services: Services, watch: Watch): Work {
  const { feeds, folder, slot, stores } = services;
  const { log } = watch;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The exercise never expires evidence: it may have been created long ago.
  const keepsAll = config.retentionDays === undefined || folder.name === 'exercise';
  const parts: WorkParts = { ...services, ...(keepsAll ? {} : { retentionDays: config.retentionDays }) };
  const jobs = watchedJobs(parts, watch);
  let schedule: Schedule | undefined;
  let rules: RunningRules | undefined;
  let first: Promise<void> = Promise.resolve();
  let caughtUp: Promise<void> = Promise.resolve();

  async function sampleBaselines(until: AbortSignal): Promise<void> {
    for (const feed of feeds) {
      const read = await sampleBaseline(feed, { ...slot, signal: until });
      if (read !== undefined) log.info('baseline sample read', { feedId: feed.card.id, spans: read });
    }
  }

  async function firstRun(reachable: ReadonlySet<string> | undefined): Promise<void> {
    const turn = { job: 'first-run', slot: 'once' };
    while (!signal.aborted && !(await hasSnapshots(services))) {
      const claim = await slot.claims.claim({
        ...turn,
        owner: slot.owner,
        leaseMs: FIRST_LEASE_MS,
        now: systemClock.now(),
      });
      if (claim === undefined) await sleep(FIRST_CHECK_MS, undefined, { signal }).catch(() => undefined);
      else {
        try {
          return await collectAndAssess(reachable);
        } finally {
          await slot.claims.release({ ...turn, attempt: claim.attempt });
        }
      }
    }
  }

  async function collectAndAssess(known: ReadonlySet<string> | undefined): Promise<void> {
    const isExercise = folder.name === 'exercise';
    const reachable = isExercise ? undefined : (known ?? (await probeFeeds(config)));
    const polled = feeds.filter((feed) => reachable?.has(feed.card.id) ?? true);
    printLine(collectingMessage({ sources: polled.map(({ card }) => card.source), world: folder.name }));
    const deadline = startDeadline({ ms: FIRST_COLLECT_MS[folder.name], setTimer: systemTimer, owner: signal });
    await Promise.all(polled.map((feed) => jobs.collect(feed, RECENT_POLL_MS, deadline.signal)));
    // The past of the exercise is at hand; a live start serves first and reads its baseline sample afterwards.
    if (isExercise) await readPast(deadline.signal);
    deadline.end();
    if (signal.aborted) return;
    printLine(`Assessing ${REGION_IDS.length} regions …`);
    await jobs.assess();
  }

  async function readPast(until: AbortSignal): Promise<void> {
    const around = { clock: systemClock, random: Math.random, userAgent: userAgentOf(config), signal: until };
    const { observations, records } = stores;
    const stored = await readExercisePast({ folder, observations, records, ...around });
    log.info('past of the exercise read', { observations: stored });
    await sampleBaselines(until);
  }

  /** After downtime: polls every feed that is due, then runs the slot that is due. */
  async function catchUpWith(started: Schedule): Promise<void> {
    const spreadMs = folder.name === 'exercise' ? 0 : START_SPREAD_MS;
    const collect = async (feed: Feed): Promise<number | undefined> => {
      // A signal of its own: all feeds wait concurrently.
      const own = AbortSignal.any([signal]);
      await sleep(Math.random() * spreadMs, undefined, { signal: own }).catch(() => undefined);
      return signal.aborted ? undefined : jobs.collect(feed, RECENT_POLL_MS, signal);
    };
    const states = await stores.feedStates.readAll();
    await catchUp({ feeds, states, now: systemClock.now(), collect, schedule: started });
    if (!signal.aborted) await jobs.assess();
    started.caughtUp();
    log.info('caught up');
    await sampleBaselines(signal);
  }

  return {
    first: (reachable) => {
      first = firstRun(reachable);
      return first;
    },
    begin: () => {
      if (signal.aborted) return;
      const around = { clock: systemClock, random: Math.random, setTimer: systemTimer, signal };
      schedule = startWatchedSchedule(parts, watch, around);
      rules = runRules({
        ...{ rules: stores.rules, exportSource: stores.exportSource, snapshots: stores.snapshots, localMinute },
        ...{ claims: slot.claims, owner: slot.owner, now: systemClock.now, setTimer: systemTimer },
        onError: (error) => log.error('rules not evaluated', { error }),
      });
      caughtUp = catchUpWith(schedule).catch((error: unknown) => log.error('catch-up failed', { error }));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([schedule?.stop(), rules?.stop(), caughtUp, first.catch(() => undefined)]);
    },
  };
}

async function hasSnapshots({ stores }: Services): Promise<boolean> {
  for (const regionId of REGION_IDS) if ((await stores.snapshots.latestId(regionId)) === undefined) return false;
  return true;
}
