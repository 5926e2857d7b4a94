import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { RECORD_KINDS } from '../contract/conventions/record-kinds.ts';
import { createFetcher } from '../feeds/create-fetcher.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds, FEED_CARDS } from '../feeds/registry.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';
import { recordsToStore } from '../ports/handing-on.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { RecordStore } from '../ports/record-store.ts';
import { openExercise } from './exercise-world.ts';
import type { WorldFolder } from './world-folder.ts';

/** Feeds that hand on nothing as old as a day: what they held then is asked of the simulator of that day. */
const POLLED_RECORDS = [
  'adsb-military',
  'bfs-odl',
  'digitraffic-cameras',
  'eonet',
  'faa-nas',
  'firms-hotspots',
  'isigmet',
  'news-rss',
  'nws-alerts',
];

/** A feed whose upstream serves the present only, and the length of the baseline that its counts are compared with. */
interface BaselineFeed {
  readonly feedId: string;
  readonly days: number;
  /** Polls of each day, an hour apart, from the hour of the opening on. */
  readonly hours: number;
  /** Interval of further polls, at the hours of scheduled assessments; none without it. */
  readonly everyMs?: number;
}

/**
 * Ships are compared with the same hour of fourteen days, announcements at sea with the forty days before a week ago, prices of
 * questions with the day before.
 * An opening may run into its next hour: ships are known then, too.
 */
const BASELINE_FEEDS: readonly BaselineFeed[] = [
  { feedId: 'digitraffic-ais', days: 15, hours: 2, everyMs: 6 * HOUR_MS },
  { feedId: 'nga-warnings', days: 47, hours: 1 },
  { feedId: 'polymarket', days: 8, hours: 1 },
  { feedId: 'manifold', days: 8, hours: 1 },
];

export interface PastDeps {
  readonly folder: WorldFolder;
  readonly observations: ObservationStore;
  readonly records: Pick<RecordStore, 'list'>;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** Ends the reading; observations read so far are kept. */
  readonly signal: AbortSignal;
}

/**
 * Gives a new exercise the baseline that a service would have collected before it opened. Real upstreams of the present keep
 * no past, so a live service has to wait for its baseline; the simulator is polled at each past moment through the same feeds,
 * and its observations count as known then. Records of what happened before count as known after the publication lag of their
 * feed, as in a backfill.
 * @returns observations stored
 * @throws whatever the store throws
 */
export async function readExercisePast(deps: PastDeps): Promise<number> {
  const opensAt = deps.clock.now();
  let now = opensAt;
  const simulator = await openExercise(deps.folder, { now: () => now });
  const fetcher = createFetcher({ ...deps, feedsProxy: simulator.url, hostRules: UNPACED });
  try {
    const feeds = createFeeds(fetcher.fetchBytes);
    let stored = 0;
    for (const baseline of BASELINE_FEEDS) {
      const feed = feeds.find(({ card }) => card.id === baseline.feedId);
      if (feed === undefined) throw new Error(`unknown feed: ${baseline.feedId}`);
      const polled: Observation[] = [];
      for (const moment of momentsBefore(opensAt, baseline)) {
        if (deps.signal.aborted) break;
        now = moment;
        polled.push(...(await pollAt(feed, now, deps.signal)));
      }
      stored += (await deps.observations.append(polled)).appended;
    }
    if (!deps.signal.aborted) await storePastRecords(deps, opensAt);
    for (const feed of feeds.filter(({ card }) => POLLED_RECORDS.includes(card.id))) {
      if (deps.signal.aborted) break;
      now = opensAt - DAY_MS;
      await storeRecordsThen(feed, deps, { now, opensAt });
    }
    return stored;
  } finally {
    await fetcher.close();
    await simulator.close();
  }
}

/** More than an exercise reads at its opening. */
const ALL_RECORDS = 100_000;

/** What the feeds have read by now, as it could have been known before. */
async function storePastRecords({ records, observations }: PastDeps, opensAt: number): Promise<void> {
  const found = await records.list({ kinds: RECORD_KINDS, at: Number.MAX_SAFE_INTEGER - 1, limit: ALL_RECORDS });
  for (const { id: feedId, publicationLagMs } of FEED_CARDS) {
    const entries = found
      .filter((record) => record.feedId === feedId)
      .map((record) => ({ ...record, knownAt: record.observedAt + publicationLagMs }))
      .filter(({ knownAt }) => knownAt < opensAt);
    if (entries.length > 0) await observations.append([], { feedId, entries });
  }
}

/** What one feed held a day ago; of a list of how things stand it ended with the opening, unless it is still there. */
async function storeRecordsThen(
  feed: Feed,
  { observations, signal }: PastDeps,
  { now, opensAt }: { readonly now: number; readonly opensAt: number },
): Promise<void> {
  const outcome = await feed.collect({ cursor: null, now, signal });
  if (outcome.status !== 'read' || outcome.records === undefined) return;
  const read = recordsToStore(feed.card, outcome.records);
  if (read === undefined) return;
  const entries = read.entries.map((entry) => ({
    ...entry,
    knownAt: now,
    observedAt: Math.min(entry.observedAt, now),
  }));
  await observations.append([], { feedId: feed.card.id, entries, ...(read.isComplete ? { endsAt: opensAt } : {}) });
}

/** Observations of one poll; none if it fails, as it could have then. */
async function pollAt(feed: Feed, now: number, signal: AbortSignal): Promise<readonly Observation[]> {
  const outcome = await feed.collect({ cursor: null, now, signal });
  if (outcome.status !== 'read') return [];
  return outcome.observations.map((read) => ({ ...read, feedId: feed.card.id, knownAt: now }));
}

/** Oldest first, the last one within a day of the opening. */
function momentsBefore(opensAt: number, { days, hours, everyMs }: BaselineFeed): readonly number[] {
  const from = opensAt - days * DAY_MS;
  const moments = Array.from({ length: days }, (_, day) => from + day * DAY_MS).flatMap((dayAt) =>
    Array.from({ length: hours }, (_, hour) => dayAt + hour * HOUR_MS),
  );
  if (everyMs === undefined) return moments;
  for (let at = Math.ceil(from / everyMs) * everyMs; at < opensAt; at += everyMs) moments.push(at);
  return [...new Set(moments)].sort((a, b) => a - b);
}
