import { createFetcher } from '../../feeds/create-fetcher.ts';
import { UNPACED } from '../../feeds/http/host-rules.ts';
import { createFeeds } from '../../feeds/registry.ts';
import type { CollectRequest, Feed, FeedOutcome, ReadObservation } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { startExerciseSimulator } from '../simulator.ts';

/** The opening of the exercise that is read, epoch ms. */
export const ANCHOR = Date.UTC(2026, 10, 20, 12, 50);
const PATIENCE_MS = 30_000;

export interface ReadRequest {
  /** Epoch ms; `ANCHOR` by default. */
  readonly at?: number;
  readonly cursor?: Json;
  readonly span?: NonNullable<CollectRequest['span']>;
  readonly onAnswer?: NonNullable<CollectRequest['onAnswer']>;
}

/** The real feeds in front of the pretended upstreams. */
export interface ExerciseReader {
  readonly feeds: readonly Feed[];
  /** Has a feed read at an instant. */
  collect(feedId: string, request?: ReadRequest): Promise<FeedOutcome>;
  /** What a feed reads without a problem; anything else throws. */
  read(feedId: string, request?: ReadRequest): Promise<readonly ReadObservation[]>;
  close(): Promise<void>;
}

/** @param seed which of the exercise's worlds */
export async function openExerciseReader(seed: number): Promise<ExerciseReader> {
  let now = ANCHOR;
  const clock = { now: () => now };
  const simulator = await startExerciseSimulator({ clock, seed, anchorAt: ANCHOR, host: '127.0.0.1', port: 0 });
  const { fetchBytes, close } = createFetcher({
    feedsProxy: simulator.url,
    userAgent: 'exercise-test',
    clock,
    random: () => 0,
    hostRules: UNPACED,
  });
  const feeds = createFeeds(fetchBytes);
  const collect: ExerciseReader['collect'] = async (feedId, { at = ANCHOR, cursor = null, ...rest } = {}) => {
    const feed = feeds.find(({ card }) => card.id === feedId);
    if (feed === undefined) throw new Error(`no feed ${feedId}`);
    now = at;
    return feed.collect({ ...rest, cursor, now, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
  return {
    feeds,
    collect,
    async read(feedId, request) {
      const outcome = await collect(feedId, request);
      if (outcome.status !== 'read') throw new Error(`${feedId}: ${JSON.stringify(outcome)}`);
      if (outcome.rejectedCount > 0 || outcome.problems.length > 0)
        throw new Error(`${feedId}: ${JSON.stringify(outcome.problems)}`);
      return outcome.observations;
    },
    async close() {
      await close();
      await simulator.close();
    },
  };
}
