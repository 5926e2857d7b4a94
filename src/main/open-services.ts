import { randomUUID } from 'node:crypto';
import { templateNarrative } from '../analysis/narrative/template-narrative.ts';
import type { SourceLabel } from '../assessment/evidence-clusters.ts';
import type { Observation } from '../assessment/observation.ts';
import { createFetcher } from '../feeds/fetch-bytes.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds } from '../feeds/registry.ts';
import { type CollectReport, collectFeed } from '../jobs/collect-feed.ts';
import { createCollectGate } from '../jobs/collect-gate.ts';
import { observationWindow } from '../jobs/observation-window.ts';
import type { Narrate } from '../jobs/produce-snapshot.ts';
import type { SlotDeps } from '../jobs/run-slot.ts';
import type { Feed } from '../ports/feed.ts';
import type { Config } from './config.ts';
import { openExercise } from './exercise-world.ts';
import { openSigner } from './open-signer.ts';
import { type OpenStores, openStores, type Tenure } from './open-stores.ts';
import { systemClock } from './system-clock.ts';
import { VERSION } from './version.ts';
import { markEvidence, pepperOf, type WorldFolder, type WorldName, worldFolder } from './worlds.ts';

/** Longest run of one feed: PortWatch on a bad day answers 28 straits at 30 seconds each, three at a time. */
const FEED_BUDGET_MS = 300_000;
/** Feeds that run at once; most of a run is waiting, and each holds its answers until they are stored. */
const FEEDS_AT_ONCE = 8;

/** One world, opened: its store, its feeds and what runs over them. */
export interface Services {
  readonly folder: WorldFolder;
  readonly label: SourceLabel;
  readonly stores: OpenStores;
  readonly feeds: readonly Feed[];
  readonly pepper: Uint8Array;
  readonly narrate: Narrate;
  readonly slot: SlotDeps;
  /** What was known at an instant, as far back as an assessment reads. */
  observationsAt(instant: number): Promise<readonly Observation[]>;
  collect(feed: Feed, signal?: AbortSignal): Promise<CollectReport>;
  close(): Promise<void>;
}

/** Opens a world. The exercise brings its own simulator, and no other feed address reaches it. */
export async function openServices(config: Config, name: WorldName, tenure?: Tenure): Promise<Services> {
  const folder = worldFolder(config, name);
  const stores = await openStores(config, folder, tenure);
  const exercise = name === 'exercise' ? await openExercise(folder, systemClock) : undefined;
  const feedsProxy = exercise?.url ?? config.feedsProxy;
  const fetcher = createFetcher({
    ...(feedsProxy === undefined ? {} : { feedsProxy }),
    userAgent: USER_AGENT,
    clock: systemClock,
    random: Math.random,
    ...(exercise === undefined ? {} : { hostRules: UNPACED }),
  });
  const label: SourceLabel = name === 'exercise' ? 'EXERCISE ' : '';
  const narrate: Narrate = (draft) => templateNarrative(draft, name === 'exercise');
  const owner = new AbortController();
  const gate = createCollectGate(FEEDS_AT_ONCE);
  return {
    folder,
    label,
    stores,
    feeds: createFeeds(fetcher.fetchBytes, name === 'exercise' ? {} : config.feedKeys),
    pepper: await pepperOf(folder),
    narrate,
    observationsAt: (instant) =>
      stores.observations.read({ ...observationWindow(instant, instant), revisions: 'latest' }),
    slot: {
      observations: stores.observations,
      snapshots: stores.snapshots,
      claims: stores.jobClaims,
      clock: systemClock,
      narrate,
      label,
      sign: await openSigner({ folder, config, store: stores.signingKeys, clock: systemClock }),
      owner: `${process.pid}-${randomUUID()}`,
    },
    collect: async (feed, signal) => {
      const callers = [owner.signal, ...(signal === undefined ? [] : [signal])];
      const report = await gate.run(AbortSignal.any(callers), () => {
        const limits = [...callers, AbortSignal.timeout(FEED_BUDGET_MS)];
        return collectFeed(feed, { ...stores, clock: systemClock }, AbortSignal.any(limits));
      });
      if (report === undefined)
        return { feedId: feed.card.id, status: 'failed', reason: 'not asked: its turn did not come in time' };
      if (report.status === 'read' && report.appended + report.unchanged > 0) await markEvidence(folder);
      return report;
    },
    close: async () => {
      owner.abort();
      await fetcher.close();
      await exercise?.close();
      await stores.close();
    },
  };
}

/** Says who asks, as upstreams wish (FEEDS.md §3.3). */
export const USER_AGENT = `barograph/${VERSION} (+https://barograph.example; contact@barograph.example)`;
