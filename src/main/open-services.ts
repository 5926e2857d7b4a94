import { randomUUID } from 'node:crypto';
import { createModelNarrator } from '../analysis/narrative/model-narrative.ts';
import type { Narration } from '../assessment/assemble-snapshot.ts';
import type { AssessedDraft } from '../assessment/assess-region.ts';
import { affectedRegions } from '../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions } from '../assessment/event-driven/dirty-regions.ts';
import type { Observation } from '../assessment/observation.ts';
import type { SourceLabel } from '../assessment/source-label.ts';
import { startDeadline } from '../concurrency/deadline.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { createFetcher } from '../feeds/create-fetcher.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds } from '../feeds/registry.ts';
import { type CollectDeps, type CollectReport, collectFeed } from '../jobs/collect-feed.ts';
import { observationWindow } from '../jobs/observation-window.ts';
import type { Narrate } from '../jobs/produce-snapshot.ts';
import type { EventDeps } from '../jobs/run-events.ts';
import type { Backups } from '../ports/backups.ts';
import type { Feed } from '../ports/feed.ts';
import type { SignSnapshot } from '../ports/signing-keys.ts';
import type { ClockWatch } from './clock/clock-watch.ts';
import { openClockWatch } from './clock/open-clock-watch.ts';
import { withPlausibleClock } from './clock/with-plausible-clock.ts';
import type { Config } from './config.ts';
import { withoutSecrets } from './error-facts.ts';
import { openExercise } from './exercise-world.ts';
import { openBackups } from './open-backups.ts';
import { type OpenModels, openModels } from './open-models.ts';
import { openPepper } from './open-pepper.ts';
import { openSigner } from './open-signer.ts';
import { type OpenStores, openStores, type Tenure } from './open-stores.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';
import type { ExportedTraces } from './traces/export-traces.ts';
import { openTraces } from './traces/open-traces.ts';
import { attemptFacts, tracedFetch } from './traces/traced-calls.ts';
import { VERSION } from './version.ts';
import { markEvidence, type WorldFolder, type WorldName, worldFolder } from './world-folder.ts';
import { worldText } from './world-text.ts';

/** Longest run of one feed: PortWatch on a bad day answers 28 straits at 30 seconds each, three at a time. */
const FEED_BUDGET_MS = 300_000;
/** Most of a run is waiting, and each feed keeps its responses in memory until they are stored. */
const MAX_CONCURRENT_FEEDS = 8;

/** One open world: its store, its feeds and the work on them. */
export interface Services {
  readonly folder: WorldFolder;
  readonly label: SourceLabel;
  readonly stores: OpenStores;
  readonly feeds: readonly Feed[];
  /** The pepper of the keys. @throws PepperRefusal when it is not that of the store */
  readonly pepper: () => Promise<Uint8Array>;
  /** The template alone: replays call no model (METHOD.md §10). */
  readonly narrate: (draft: AssessedDraft) => Narration;
  /** Absent without configured language models. */
  readonly models?: OpenModels;
  /** Absent without a configured collector. */
  readonly traces?: ExportedTraces;
  readonly slot: EventDeps;
  readonly clockWatch: ClockWatch;
  /** Signs what is computed for a caller; makes the key where this process has none. */
  readonly sign: SignSnapshot;
  /** Absent without BACKUP_DIR, and in the exercise. */
  readonly backups?: Backups;
  /** Observations known at an instant, as far back as an assessment reads. */
  observationsAt(instant: number): Promise<readonly Observation[]>;
  collect(feed: Feed, signal?: AbortSignal): Promise<CollectReport>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly tenure?: Tenure;
  /** A process that stores no snapshots needs no signing key. */
  readonly signs?: boolean;
}

/** Opens a world. The exercise reads its own simulator and no other address. */
export async function openServices(config: Config, name: WorldName, options: OpenOptions = {}): Promise<Services> {
  const { tenure, signs = true } = options;
  const folder = worldFolder(config, name);
  // Commands are short-lived; only servers and workers are traced.
  const traces = tenure?.isLongRunning === true ? await openTraces(config, name) : undefined;
  const tracer = traces?.tracer;
  const stores = await openStores(config, folder, { isLongRunning: false, ...tenure, tracer });
  const pepper = () => openPepper(stores.pepper, folder, config);
  const backups = await scheduledBackups(config, name, { stores, pepper });
  const exercise = name === 'exercise' ? await openExercise(folder, systemClock) : undefined;
  const feedsProxy = exercise?.url ?? config.feedsProxy;
  const owner = new AbortController();
  const fetcher = createFetcher({
    ...(feedsProxy === undefined ? {} : { feedsProxy }),
    userAgent: userAgentOf(config),
    clock: systemClock,
    random: Math.random,
    ...(exercise === undefined ? {} : { hostRules: UNPACED }),
    onDate: (stated) => clockWatch.dateReceived(stated),
  });
  const clockWatch = openClockWatch({ stores, fetchBytes: fetcher.fetchBytes, signal: owner.signal });
  const collected = withPlausibleClock(stores, clockWatch);
  const { label, narrate } = worldText(name);
  const models = openModels(config.models, config.modelAnswerCost);
  if (tracer !== undefined)
    models?.watch((attempt) => tracer.ended('model', attempt.durationMs, attemptFacts(attempt)));
  const signer = () => openSigner({ folder, config, store: stores.signingKeys, clock: systemClock });
  const dirty = createDirtyRegions();
  const places = createSemaphore({ places: MAX_CONCURRENT_FEEDS });
  return {
    folder,
    label,
    stores,
    feeds: createFeeds(
      tracer === undefined ? fetcher.fetchBytes : tracedFetch(fetcher.fetchBytes, tracer),
      name === 'exercise' ? {} : config.feedKeys,
    ),
    pepper,
    ...backups,
    narrate,
    ...(models === undefined ? {} : { models }),
    ...(traces === undefined ? {} : { traces }),
    observationsAt: (instant) =>
      stores.observations.read({ ...observationWindow(instant, instant), revisions: 'latest' }),
    clockWatch,
    sign: async (document) => (await signer())(document),
    slot: {
      observations: stores.observations,
      snapshots: stores.snapshots,
      claims: stores.jobClaims,
      clock: systemClock,
      narrate: models === undefined ? narrate : modelNarrate(models, name),
      label,
      ...(signs ? { sign: await signer() } : {}),
      owner: `${process.pid}-${randomUUID()}`,
      random: Math.random,
      problemOf,
      dirty,
      ...(tracer === undefined ? {} : { tracer }),
    },
    collect: async (feed, signal) => {
      const caller = AbortSignal.any([owner.signal, ...(signal === undefined ? [] : [signal])]);
      const entry = await places.enter(caller);
      if (entry.status !== 'entered')
        return { feedId: feed.card.id, status: 'failed', reason: 'not polled: no place became free in time' };
      const deadline = startDeadline({ ms: FEED_BUDGET_MS, setTimer: systemTimer, owner: caller });
      const onNew: CollectDeps['onNew'] = (observations, knownAt) => dirty.mark(affectedRegions(observations), knownAt);
      const run = () => collectFeed(feed, { ...collected, clock: systemClock, onNew }, deadline.signal);
      const running = tracer === undefined ? run() : tracer.span('collect', { 'barograph.feed': feed.card.id }, run);
      const report = await running.finally(() => {
        deadline.end();
        entry.release();
      });
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

/** The text of an error that a job stores. */
const problemOf = (error: unknown): string => withoutSecrets(error instanceof Error ? error.message : String(error));

const modelNarrate = ({ chain }: OpenModels, name: WorldName): Narrate =>
  createModelNarrator({ models: chain, clock: systemClock, setTimer: systemTimer, exercise: name === 'exercise' });

const PROJECT_PAGE = 'https://barograph.example';

/** Identifies the client and who operates it, as upstreams ask (FEEDS.md §3.3). */
export const userAgentOf = ({ contact = PROJECT_PAGE }: Pick<Config, 'contact'>): string =>
  `barograph/${VERSION} (${contact.includes('@') ? '' : '+'}${contact})`;

/** Closes the stores when the pepper is refused. */
async function scheduledBackups(
  { backups: schedule }: Config,
  name: WorldName,
  { stores, pepper }: Pick<Services, 'stores' | 'pepper'>,
): Promise<Pick<Services, 'backups'>> {
  if (schedule === undefined || name === 'exercise') return {};
  try {
    return { backups: openBackups(schedule, { stores, pepper: await pepper(), clock: systemClock }) };
  } catch (error) {
    await stores.close();
    throw error;
  }
}
