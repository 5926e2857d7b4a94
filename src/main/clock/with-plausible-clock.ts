import type { CollectDeps } from '../../jobs/collect-feed.ts';
import type { ClockWatch } from './clock-watch.ts';

type Collected = Pick<CollectDeps, 'observations' | 'feedStates'>;

/** Stores that keep nothing of a poll while the clock may not date it: a poll that began before a jump ends after it. */
export const withPlausibleClock = (
  { observations, feedStates }: Collected,
  { confirm }: Pick<ClockWatch, 'confirm'>,
): Collected => ({
  observations: {
    ...observations,
    appendNow: async (read, now, records) => {
      await confirm();
      return observations.appendNow(read, now, records);
    },
  },
  feedStates: {
    ...feedStates,
    write: async (state, events) => {
      await confirm();
      return feedStates.write(state, events);
    },
  },
});
