import type { Feed } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { nextPollAt } from './next-poll.ts';
import type { Schedule } from './schedule.ts';

interface CatchUp {
  readonly feeds: readonly Feed[];
  readonly states: readonly FeedState[];
  readonly now: number;
  /** Resolves to when the feed is to be polled again, epoch ms; undefined for its cadence. */
  readonly collect: (feed: Feed) => Promise<number | undefined>;
  readonly schedule: Pick<Schedule, 'pollAt'>;
}

/**
 * After a start: polls every feed without a success within its cadence, and hands the schedule what is known of the
 * others, so that neither downtime nor a failed first poll puts a feed off by its whole cadence.
 */
export async function catchUp({ feeds, states, now, collect, schedule }: CatchUp): Promise<void> {
  const stateOf = new Map(states.map((state) => [state.feedId, state]));
  await Promise.all(
    feeds.map(async (feed) => {
      const state = stateOf.get(feed.card.id);
      const isDue = (state?.lastSuccessAt ?? 0) + feed.card.cadenceMs <= now;
      const pollAt = isDue || state === undefined ? await collect(feed) : nextPollAt(state, feed.card);
      if (pollAt !== undefined) schedule.pollAt(feed.card.id, pollAt);
    }),
  );
}
