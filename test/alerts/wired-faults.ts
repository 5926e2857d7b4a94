import { createDirtyRegions } from '../../src/assessment/event-driven/dirty-regions.ts';
import { SLOT_MS } from '../../src/assessment/validity.ts';
import { createFetcher } from '../../src/feeds/create-fetcher.ts';
import { NOW as UPSTREAM_NOW } from '../../src/feeds/fakes/fake-upstream.ts';
import { UNPACED } from '../../src/feeds/http/host-rules.ts';
import { createFeeds } from '../../src/feeds/registry.ts';
import { type FaultSimulator, startFaultSimulator } from '../../src/feeds/test-kit/fault-simulator.ts';
import { HEALTHY } from '../../src/feeds/test-kit/healthy.ts';
import { collectFeed } from '../../src/jobs/collect-feed.ts';
import type { Schedule } from '../../src/jobs/schedule.ts';
import { gulfWorld, narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { createClockWatch } from '../../src/main/clock/clock-watch.ts';
import { createLog } from '../../src/main/log.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { startWatchedSchedule } from '../../src/main/watched-schedule.ts';
import { createSnapshotCache } from '../../src/operations/snapshot-cache.ts';
import type { Backups, KeptBackup } from '../../src/ports/backups.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Feed } from '../../src/ports/feed.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { failingClient } from '../../src/stores/test-kit/failing-client.ts';
import { watchStore } from '../../src/stores/watched-store.ts';
import { TARGET, Timeline } from '../kit/alerts/timeline.ts';
import { fakeClock, neverTimer } from '../kit/fake-clock.ts';
import { memoryExportFiles } from '../kit/memory-export-files.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';
import { NOW } from '../kit/worlds.ts';
import type { FaultCase } from './fault-case.ts';

const MINUTE = 60_000;

/**
 * The real schedule, jobs, snapshot memory and metrics over stores in memory, in a time that the test drives: a minute a
 * scrape. What is broken is the store under the jobs, or the upstreams before the feeds.
 */
function jobsAtWork(feeds: readonly Feed[] = [], startAt = NOW, withBackups = false) {
  const ports = memoryPorts();
  const time = fakeClock(startAt);
  /** `clockMs`: how far the wall clock is set wrong. */
  const broken = { observations: false, claims: false, disk: false, backups: false, clockMs: 0 };
  const clock = { now: () => time.clock.now() + broken.clockMs };
  const clockWatch = createClockWatch({
    clock,
    monotonic: time.clock.now,
    newestRow: async () => ports.held.snapshots.at(-1)?.generatedAt,
    probe: async () => undefined,
  });
  const backups = withBackups ? { backups: hourlyBackups(clock, broken) } : {};
  const metrics = createMetrics(true);
  const database = watchStore(
    failingClient(() => (broken.disk ? '53100' : undefined)),
    clock,
  );
  const gone = async () => Promise.reject(new Error('the store is gone'));
  const slot = {
    ...ports,
    clock,
    narrate,
    label: '' as const,
    owner: 'one',
    dirty: createDirtyRegions(),
    observations: {
      ...ports.observations,
      readKnown: (query: Parameters<typeof ports.observations.readKnown>[0]) =>
        broken.observations ? gone() : ports.observations.readKnown(query),
    },
    claims: {
      ...ports.claims,
      claim: (claim: Parameters<typeof ports.claims.claim>[0]) => (broken.claims ? gone() : ports.claims.claim(claim)),
    },
  };
  const work = {
    feeds,
    slot,
    folder: { name: 'live' as const },
    sign: () => Promise.reject(new Error('nothing is written that would be signed')),
    stores: {
      feedStates: ports.feedStates,
      now: async () => clock.now(),
      forecasts: { due: async () => [], resolve: async () => 0, sealNew: async () => 0, tally: async () => [] },
      exportSource: memoryExportSource({ snapshots: [] }),
      exportFiles: memoryExportFiles(),
      retention: {
        removeExpiredKeys: async () => 0,
        forgetTurns: async () => 0,
        removeLeads: async () => 0,
        removeMailDestinations: async () => 0,
        removeDeliveries: async () => 0,
        removeReplaced: async () => 0,
        expireEvidence: async () => ({ observationCount: 0, rollupCount: 0, recordCount: 0 }),
      },
    },
    clockWatch,
    ...backups,
    collect: (feed: Feed) => collectFeed(feed, { ...ports, clock }, new AbortController().signal),
  };
  const watch = { log: createLog('silent', 'live'), metrics };
  const snapshots = createSnapshotCache({ store: ports.snapshots, clock, setTimer: neverTimer });
  const source = metrics.source({
    feedIds: feeds.map(({ card }) => card.id),
    regionIds: REGION_IDS,
    feedStates: ports.feedStates,
    snapshots,
    jobs: ports.claims,
    clock,
    checkClock: clockWatch.check,
    storeProblems: database.problems,
    ...backups,
  });
  const around = { clock, random: () => 0.5, setTimer: time.setTimer, signal: new AbortController().signal };
  let schedule: Schedule | undefined;
  return {
    ports,
    metrics,
    broken,
    write: () => database.client.query({ text: 'INSERT', values: [] }).catch(() => undefined),
    timeline: new Timeline(() => source.text()),
    start() {
      schedule = startWatchedSchedule(work, watch, around);
      return schedule;
    },
    minute: () => time.pass(MINUTE, async () => schedule?.settled()),
  };
}

/** Backups once an hour to a folder in memory, which cannot be written while it is broken. */
function hourlyBackups(clock: Clock, broken: { readonly backups: boolean }): Backups {
  const kept: KeptBackup[] = [];
  return {
    everyMs: 60 * MINUTE,
    newest: async () => kept.at(-1),
    write: async () => {
      if (broken.backups) throw new Error('the folder cannot be written');
      const made = { path: 'p', madeAt: clock.now() };
      kept.push(made);
      return { ...made, sha256: 'h', rowCount: 0, byteCount: 0, removedCount: 0 };
    },
    lastProblem: async () => undefined,
  };
}

/** Just before 18:00 UTC, so that a slot falls due soon. */
const BEFORE_SLOT = Math.ceil(NOW / SLOT_MS) * SLOT_MS - 3 * MINUTE;

/** Jobs of two good minutes, then of some at fault, then of some more in which it is mended. */
async function jobsAtFault(
  what: 'observations' | 'claims',
  { faultMinutes, afterMinutes }: { readonly faultMinutes: number; readonly afterMinutes: number },
): Promise<Timeline> {
  const { ports, broken, start, timeline, minute } = jobsAtWork([], BEFORE_SLOT);
  await ports.observations.append(gulfWorld());
  const schedule = start();
  await timeline.well(2, minute);
  broken[what] = true;
  await timeline.fault(faultMinutes, minute);
  broken[what] = false;
  for (const job of await ports.claims.open('dead')) await ports.claims.revive(job);
  await timeline.well(afterMinutes, minute);
  await schedule.stop();
  return timeline;
}

/**
 * No region is assessed while evidence cannot be read; the slot is tried again until it is settled. It falls due once in
 * this time: one failure a region is enough.
 */
const assessmentFails: FaultCase = {
  alert: 'BarographAssessmentFails',
  firing: REGION_IDS.map((region) => ({ region, outcome: 'failed' })),
  play: () => jobsAtFault('observations', { faultMinutes: 4, afterMinutes: 75 }),
};

/** The claims of jobs cannot be reached: the slot and the look at forecasts throw. */
const jobBroke: FaultCase = {
  alert: 'BarographJobBroke',
  firing: [{ task: 'slot' }, { task: 'forecasts' }, { task: 'expiry' }, { task: 'exports' }],
  play: () => jobsAtFault('claims', { faultMinutes: 10, afterMinutes: 30 }),
};

/** A region's slot fails six times in a row, and is dead until an operator retries it. */
const jobDead: FaultCase = {
  alert: 'BarographJobDead',
  firing: [{ kind: 'refresh' }],
  play: () => jobsAtFault('observations', { faultMinutes: 40, afterMinutes: 5 }),
};

/** Nothing assesses any more for longer than a slot and an hour. */
const snapshotOld: FaultCase = {
  alert: 'BarographSnapshotOld',
  firing: REGION_IDS.map((region) => ({ region })),
  async play() {
    const { ports, start, timeline, minute } = jobsAtWork([], BEFORE_SLOT);
    await ports.observations.append(gulfWorld());
    const schedule = start();
    await timeline.well(20, minute);
    await schedule.stop();
    await timeline.fault(7 * 60 + 15, minute);
    const again = start();
    await timeline.well(20, minute);
    await again.stop();
    return timeline;
  },
};

/** The clock is set nine hours forward and back: nothing is dated meanwhile, and nothing of the future is left. */
const clockWrong: FaultCase = {
  alert: 'BarographClock',
  firing: [{}],
  async play() {
    const { ports, broken, start, timeline, minute } = jobsAtWork([], BEFORE_SLOT);
    await ports.observations.append(gulfWorld());
    const schedule = start();
    await timeline.well(20, minute);
    const storedCount = ports.held.snapshots.length;
    broken.clockMs = 9 * 60 * MINUTE;
    await timeline.fault(10, minute);
    broken.clockMs = 0;
    if (ports.held.snapshots.length !== storedCount) throw new Error('a snapshot of the future was stored');
    await timeline.well(5, minute);
    await schedule.stop();
    return timeline;
  },
};

/** The disk of the store is full, and then has room again. */
const storeProblem: FaultCase = {
  alert: 'BarographStoreProblem',
  firing: [{ problem: 'disk_full' }],
  async play() {
    const { broken, minute, timeline, write } = jobsAtWork();
    const work = async () => {
      await write();
      await minute();
    };
    await timeline.well(3, work);
    broken.disk = true;
    await timeline.fault(5, work);
    broken.disk = false;
    await timeline.well(5, work);
    return timeline;
  },
};

/** Clients come for whom the process may open no more files. */
const connectionsRejected: FaultCase = {
  alert: 'BarographConnectionsRejected',
  firing: [{ ...TARGET }],
  async play() {
    const { metrics, minute, timeline } = jobsAtWork();
    await timeline.well(3, minute);
    await timeline.fault(3, async () => {
      metrics.connectionRejected();
      await minute();
    });
    await timeline.well(8, minute);
    return timeline;
  },
};

/** The folder of hourly backups cannot be written for more than two hours and a half. */
const backupOld: FaultCase = {
  alert: 'BarographBackupOld',
  firing: [{ ...TARGET }],
  async play() {
    const { broken, start, timeline, minute } = jobsAtWork([], NOW, true);
    const schedule = start();
    await timeline.well(70, minute);
    broken.backups = true;
    await timeline.fault(160, minute);
    broken.backups = false;
    await timeline.well(70, minute);
    await schedule.stop();
    return timeline;
  },
};

const FEEDS = ['fred-brent', 'cisa-kev', 'usgs-quakes'] as const;

/** Feeds over upstreams of their own, the first so many of which are going to break. */
async function feedsAtFault(
  brokenCount: number,
  {
    wellMinutes,
    faultMinutes,
    afterMinutes,
  }: Readonly<Record<'wellMinutes' | 'faultMinutes' | 'afterMinutes', number>>,
): Promise<Timeline> {
  const simulators: FaultSimulator[] = [];
  const fetchers: ReturnType<typeof createFetcher>[] = [];
  const feeds: Feed[] = [];
  for (const id of FEEDS) {
    const simulator = await startFaultSimulator(HEALTHY);
    const fetcher = createFetcher({
      feedsProxy: simulator.origin,
      userAgent: 'test/1',
      clock: { now: () => UPSTREAM_NOW },
      random: () => 0,
      hostRules: UNPACED,
    });
    const feed = createFeeds(fetcher.fetchBytes, {}).find(({ card }) => card.id === id);
    if (feed === undefined) throw new Error(`no feed ${id}`);
    const [, most] = feed.card.expectedRecords;
    // The pretended upstreams hold a few rows where the real ones hold thousands.
    feeds.push({ ...feed, card: { ...feed.card, cadenceMs: 10 * MINUTE, expectedRecords: [1, most] } });
    simulators.push(simulator);
    fetchers.push(fetcher);
  }
  try {
    const { start, timeline, minute } = jobsAtWork(feeds, UPSTREAM_NOW);
    const schedule = start();
    await timeline.well(wellMinutes, minute);
    for (const simulator of simulators.slice(0, brokenCount)) simulator.become('500');
    await timeline.fault(faultMinutes, minute);
    for (const simulator of simulators) simulator.become('ok');
    await timeline.well(afterMinutes, minute);
    await schedule.stop();
    return timeline;
  } finally {
    await Promise.all([...fetchers, ...simulators].map((one) => one.close()));
  }
}

const feedFailing: FaultCase = {
  alert: 'BarographFeedFailing',
  firing: [{ feed: FEEDS[0], ...TARGET }],
  play: () => feedsAtFault(1, { wellMinutes: 25, faultMinutes: 110, afterMinutes: 75 }),
};

const mostFeedsFail: FaultCase = {
  alert: 'BarographMostFeedsFail',
  firing: [{}],
  play: () => feedsAtFault(2, { wellMinutes: 25, faultMinutes: 40, afterMinutes: 25 }),
};

/** Something computes for long stretches on the thread that serves. */
const eventLoopLag: FaultCase = {
  alert: 'BarographEventLoopLag',
  firing: [{ ...TARGET }],
  async play() {
    const { timeline } = jobsAtWork();
    const rest = () => new Promise((resolve) => setTimeout(resolve, 25));
    await timeline.well(3, rest);
    await timeline.fault(13, async () => {
      await rest();
      for (const until = performance.now() + 350; performance.now() < until; );
      await rest();
    });
    await timeline.well(3, rest);
    return timeline;
  },
};

/** Faults below the parts of the program, wired as the program wires them. */
export const WIRED_FAULTS: readonly FaultCase[] = [
  assessmentFails,
  jobBroke,
  jobDead,
  snapshotOld,
  feedFailing,
  mostFeedsFail,
  eventLoopLag,
  clockWrong,
  storeProblem,
  connectionsRejected,
  backupOld,
];
