import { setTimeout as sleep } from 'node:timers/promises';
import { startDeadline } from '../concurrency/deadline.ts';
import { sampleBaseline } from '../jobs/sample-baseline.ts';
import type { Schedule } from '../jobs/schedule.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { whoAnswers } from './choose-world.ts';
import type { Config } from './config.ts';
import { readExercisePast } from './exercise-past.ts';
import { type Services, USER_AGENT } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { collectingFrom } from './opening-words.ts';
import { printLine } from './print-line.ts';
import { systemClock } from './system-clock.ts';
import { laterOnTimer } from './system-timer.ts';
import { startWatchedSchedule, type WorkParts, watchedJobs } from './watched-schedule.ts';

/** How long a first start waits for feeds that answer before it assesses what it has. */
const FIRST_COLLECT_MS = 60_000;
/** A first run collects, reads the past of an exercise and assesses; a worker that is gone this long has crashed. */
const FIRST_LEASE_MS = 150_000;
/** How often a worker looks whether the first run of another one is over. */
const FIRST_LOOK_MS = 500;
/** A start with evidence spreads what it catches up with over so long, so that restarts do not ask everybody at once. */
const START_SPREAD_MS = 5_000;
/** A start asks no feed again that any process has asked this recently. */
const JUST_ASKED_MS = 60_000;

/** What a process does that collects and assesses. */
export interface Work {
  /** Where a region has no snapshot: collects what answers, then assesses all. One process does, the others wait for it. */
  first(answering?: ReadonlySet<string>): Promise<void>;
  /** Catches up and keeps the rhythm from now on. */
  begin(): void;
  /** Begins nothing more, ends what can be called off, and waits for the rest. */
  stop(): Promise<void>;
}

/** The work over one world; of any number of processes over one store each piece is done by one. */
export function openWork(config: Config, services: Services, watch: Watch): Work {
  const { feeds, folder, slot, stores } = services;
  const { log } = watch;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The exercise is read as it was made, however long ago that is.
  const keepsAll = config.retentionDays === undefined || folder.name === 'exercise';
  const parts: WorkParts = { ...services, ...(keepsAll ? {} : { retentionDays: config.retentionDays }) };
  const jobs = watchedJobs(parts, watch);
  let schedule: Schedule | undefined;
  let first: Promise<void> = Promise.resolve();
  let caughtUp: Promise<void> = Promise.resolve();

  async function sampleBaselines(until: AbortSignal): Promise<void> {
    for (const feed of feeds) {
      const read = await sampleBaseline(feed, { ...slot, signal: until });
      if (read !== undefined) log.info('a sample of the past was read', { feedId: feed.card.id, spans: read });
    }
  }

  async function firstRun(answering: ReadonlySet<string> | undefined): Promise<void> {
    const turn = { job: 'first-run', slot: 'once' };
    while (!signal.aborted && !(await hasSnapshots(services))) {
      const claim = await slot.claims.claim({
        ...turn,
        owner: slot.owner,
        leaseMs: FIRST_LEASE_MS,
        now: systemClock.now(),
      });
      if (claim === undefined) await sleep(FIRST_LOOK_MS, undefined, { signal }).catch(() => undefined);
      else {
        try {
          return await collectAndAssess(answering);
        } finally {
          await slot.claims.release({ ...turn, attempt: claim.attempt });
        }
      }
    }
  }

  async function collectAndAssess(known: ReadonlySet<string> | undefined): Promise<void> {
    const isExercise = folder.name === 'exercise';
    const answering = isExercise ? undefined : (known ?? (await whoAnswers(config)));
    const asked = feeds.filter((feed) => answering?.has(feed.card.id) ?? true);
    printLine(collectingFrom({ sources: asked.map(({ card }) => card.source), world: folder.name }));
    const deadline = startDeadline({ ms: FIRST_COLLECT_MS, setTimer: laterOnTimer, owner: signal });
    await Promise.all(asked.map((feed) => jobs.collect(feed, JUST_ASKED_MS, deadline.signal)));
    // The exercise has its past at hand; a live start serves first and reads its sample behind.
    if (isExercise) await readPast(deadline.signal);
    deadline.end();
    if (signal.aborted) return;
    printLine(`Assessing ${REGION_IDS.length} regions …`);
    await jobs.assess();
  }

  async function readPast(until: AbortSignal): Promise<void> {
    const around = { clock: systemClock, random: Math.random, userAgent: USER_AGENT, signal: until };
    const stored = await readExercisePast({ folder, observations: stores.observations, ...around });
    log.info('the past of the exercise was read', { observations: stored });
    await sampleBaselines(until);
  }

  /** After downtime: every feed that has not been read lately, then the one slot that is due. */
  async function catchUp(): Promise<void> {
    const now = systemClock.now();
    const states = new Map((await stores.feedStates.readAll()).map((state) => [state.feedId, state]));
    const due = feeds.filter(({ card }) => (states.get(card.id)?.lastSuccessAt ?? 0) + card.cadenceMs <= now);
    const spreadMs = folder.name === 'exercise' ? 0 : START_SPREAD_MS;
    const asked = due.map(async (feed) => {
      await sleep(Math.random() * spreadMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await jobs.collect(feed, JUST_ASKED_MS, signal);
    });
    await Promise.all(asked);
    if (!signal.aborted) await jobs.assess();
    schedule?.caughtUp();
    log.info('caught up');
    await sampleBaselines(signal);
  }

  return {
    first: (answering) => {
      first = firstRun(answering);
      return first;
    },
    begin: () => {
      if (signal.aborted) return;
      const around = { clock: systemClock, random: Math.random, setTimer: laterOnTimer, signal };
      schedule = startWatchedSchedule(parts, watch, around);
      caughtUp = catchUp().catch((error: unknown) => log.error('catching up failed', { error }));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([schedule?.stop(), caughtUp, first.catch(() => undefined)]);
    },
  };
}

async function hasSnapshots({ stores }: Services): Promise<boolean> {
  for (const regionId of REGION_IDS) if ((await stores.snapshots.latestId(regionId)) === undefined) return false;
  return true;
}
