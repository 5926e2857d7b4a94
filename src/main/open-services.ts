import { randomUUID } from 'node:crypto';
import { createModelNarrator } from '../analysis/narrative/model-narrative.ts';
import type { Narration } from '../assessment/assemble-snapshot.ts';
import type { SnapshotDraft } from '../assessment/assess-region.ts';
import { affectedRegions } from '../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions } from '../assessment/event-driven/dirty-regions.ts';
import type { SourceLabel } from '../assessment/evidence-clusters.ts';
import type { Observation } from '../assessment/observation.ts';
import { createFetcher } from '../feeds/create-fetcher.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds } from '../feeds/registry.ts';
import { type CollectDeps, type CollectReport, collectFeed } from '../jobs/collect-feed.ts';
import { observationWindow } from '../jobs/observation-window.ts';
import type { Narrate } from '../jobs/produce-snapshot.ts';
import type { EventDeps } from '../jobs/run-events.ts';
import { createCollectGate } from '../jobs/semaphore.ts';
import type { Feed } from '../ports/feed.ts';
import type { Config } from './config.ts';
import { withoutSecrets } from './error-facts.ts';
import { openExercise } from './exercise-world.ts';
import { type OpenModels, openModels } from './open-models.ts';
import { openSigner } from './open-signer.ts';
import { type OpenStores, openStores, type Tenure } from './open-stores.ts';
import { systemClock } from './system-clock.ts';
import { laterOnTimer } from './system-timer.ts';
import type { ExportedTraces } from './traces/export-traces.ts';
import { openTraces } from './traces/open-traces.ts';
import { attemptFacts, tracedFetch } from './traces/traced-calls.ts';
import { VERSION } from './version.ts';
import { worldText } from './world-text.ts';
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
  /** The template alone: replays call no model (METHOD.md §10). */
  readonly narrate: (draft: SnapshotDraft) => Narration;
  /** Absent where no language model is configured. */
  readonly models?: OpenModels;
  /** Absent where no collector is configured. */
  readonly traces?: ExportedTraces;
  readonly slot: EventDeps;
  /** What was known at an instant, as far back as an assessment reads. */
  observationsAt(instant: number): Promise<readonly Observation[]>;
  collect(feed: Feed, signal?: AbortSignal): Promise<CollectReport>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly tenure?: Tenure;
  /** A process that stores no snapshots needs no key to sign them with. */
  readonly signs?: boolean;
}

/** Opens a world. The exercise brings its own simulator, and no other feed address reaches it. */
export async function openServices(config: Config, name: WorldName, options: OpenOptions = {}): Promise<Services> {
  const { tenure, signs = true } = options;
  const folder = worldFolder(config, name);
  // Commands come and go; what serves is worth a trace.
  const traces = tenure?.stays === true ? await openTraces(config, name) : undefined;
  const tracer = traces?.tracer;
  const stores = await openStores(config, folder, { stays: false, ...tenure, tracer });
  const exercise = name === 'exercise' ? await openExercise(folder, systemClock) : undefined;
  const feedsProxy = exercise?.url ?? config.feedsProxy;
  const fetcher = createFetcher({
    ...(feedsProxy === undefined ? {} : { feedsProxy }),
    userAgent: USER_AGENT,
    clock: systemClock,
    random: Math.random,
    ...(exercise === undefined ? {} : { hostRules: UNPACED }),
  });
  const { label, narrate } = worldText(name);
  const models = openModels(config.models);
  if (tracer !== undefined)
    models?.watch((attempt) => tracer.ended('model', attempt.durationMs, attemptFacts(attempt)));
  const owner = new AbortController();
  const dirty = createDirtyRegions();
  const gate = createCollectGate(FEEDS_AT_ONCE);
  return {
    folder,
    label,
    stores,
    feeds: createFeeds(
      tracer === undefined ? fetcher.fetchBytes : tracedFetch(fetcher.fetchBytes, tracer),
      name === 'exercise' ? {} : config.feedKeys,
    ),
    pepper: await pepperOf(folder, config),
    narrate,
    ...(models === undefined ? {} : { models }),
    ...(traces === undefined ? {} : { traces }),
    observationsAt: (instant) =>
      stores.observations.read({ ...observationWindow(instant, instant), revisions: 'latest' }),
    slot: {
      observations: stores.observations,
      snapshots: stores.snapshots,
      claims: stores.jobClaims,
      clock: systemClock,
      narrate: models === undefined ? narrate : modelNarrate(models, name),
      label,
      ...(signs ? { sign: await openSigner({ folder, config, store: stores.signingKeys, clock: systemClock }) } : {}),
      owner: `${process.pid}-${randomUUID()}`,
      random: Math.random,
      problemOf,
      dirty,
      ...(tracer === undefined ? {} : { tracer }),
    },
    collect: async (feed, signal) => {
      const callers = [owner.signal, ...(signal === undefined ? [] : [signal])];
      const report = await gate.run(AbortSignal.any(callers), () => {
        const limits = [...callers, AbortSignal.timeout(FEED_BUDGET_MS)];
        const onNew: CollectDeps['onNew'] = (observations, knownAt) =>
          dirty.mark(affectedRegions(observations), knownAt);
        const run = () => collectFeed(feed, { ...stores, clock: systemClock, onNew }, AbortSignal.any(limits));
        return tracer === undefined ? run() : tracer.span('collect', { 'barograph.feed': feed.card.id }, run);
      });
      if (report === undefined)
        return { feedId: feed.card.id, status: 'failed', reason: 'not asked: its turn did not come in time' };
      if (report.status === 'read' && report.appended + report.unchanged > 0) await markEvidence(folder);
      return report;
    },
    close: async () => {
      owner.abort();
      await models?.close();
      await fetcher.close();
      await exercise?.close();
      await stores.close();
      await traces?.close();
    },
  };
}

/** What a job remembers of an error. */
const problemOf = (error: unknown): string => withoutSecrets(error instanceof Error ? error.message : String(error));

const modelNarrate = ({ chain }: OpenModels, name: WorldName): Narrate =>
  createModelNarrator({ models: chain, clock: systemClock, later: laterOnTimer, exercise: name === 'exercise' });

/** Says who asks, as upstreams wish (FEEDS.md §3.3). */
export const USER_AGENT = `barograph/${VERSION} (+https://barograph.example; contact@barograph.example)`;
