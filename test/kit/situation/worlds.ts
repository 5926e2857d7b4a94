import { templateNarrative } from '../../../src/analysis/narrative/template-narrative.ts';
import { assessWorld } from '../../../src/assessment/assess-world.ts';
import { prepareObservations } from '../../../src/assessment/observation-index.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import type { RegionalSnapshot } from '../../../src/contract/intelligence/regional-snapshot.ts';
import { startExerciseSimulator } from '../../../src/exercise/simulator.ts';
import { createFetcher } from '../../../src/feeds/create-fetcher.ts';
import { UNPACED } from '../../../src/feeds/http/host-rules.ts';
import { createFeeds } from '../../../src/feeds/registry.ts';
import { collectFeed } from '../../../src/jobs/collect-feed.ts';
import { refreshRegions } from '../../../src/jobs/refresh-regions.ts';
import { sampleBaseline } from '../../../src/jobs/sample-baseline.ts';
import { memoryPorts } from '../../../src/jobs/test-kit/memory-ports.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import { historyObservations } from '../history.ts';
import type { HistoryPaths } from '../history-paths.ts';
import { snapshotOfWorld } from '../worlds.ts';

const ANCHOR = Date.UTC(2026, 10, 20, 12, 50);
/** That of the exercise that a first start opens. */
const SEED = 20_261;
const PATIENCE_MS = 240_000;
/** As much of the past as the longest norm looks back. */
const PAST_MS = 1_300 * DAY_MS;

/** Instants of worlds from history; data are known with the lags of their feeds' cards. */
export const HISTORY_WORLDS = {
  'red-sea-2024': Date.UTC(2024, 0, 31),
  'ever-given-2021': Date.UTC(2021, 3, 7),
} as const;

/** All regions of the exercise at a fixed instant, through the real feeds, jobs and assessment. */
export async function exerciseSnapshots(): Promise<readonly RegionalSnapshot[]> {
  const clock = { now: () => ANCHOR };
  const simulator = await startExerciseSimulator({ clock, seed: SEED, anchorAt: ANCHOR, host: '127.0.0.1', port: 0 });
  const fetcher = createFetcher({
    feedsProxy: simulator.url,
    userAgent: 'evaluation/1',
    clock,
    random: () => 0,
    hostRules: UNPACED,
  });
  try {
    const ports = memoryPorts();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const feeds = createFeeds(fetcher.fetchBytes);
    for (const feed of feeds) await collectFeed(feed, { ...ports, clock }, signal);
    for (const feed of feeds) await sampleBaseline(feed, { ...ports, clock, owner: 'evaluation', signal });
    const narrate = (draft: Parameters<typeof templateNarrative>[0]) => templateNarrative(draft, true);
    await refreshRegions(REGION_IDS, { ...ports, clock, narrate, label: 'EXERCISE ' });
    return ports.held.snapshots.map(({ body }) => {
      const { snapshot }: { readonly snapshot: RegionalSnapshot } = JSON.parse(new TextDecoder().decode(body));
      return snapshot;
    });
  } finally {
    await fetcher.close();
    await simulator.close();
  }
}

/** All regions at an instant of real history, from the files beside the project. */
export function historySnapshots(paths: HistoryPaths, instant: number): readonly RegionalSnapshot[] {
  const known = historyObservations(paths, { from: instant - PAST_MS, to: instant }).filter(
    ({ knownAt }) => knownAt <= instant,
  );
  const world = assessWorld(prepareObservations(known).asOf(instant));
  return REGION_IDS.map((regionId) => snapshotOfWorld(world, regionId).snapshot);
}
