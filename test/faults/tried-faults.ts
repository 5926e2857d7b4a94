import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { FAULT_MODES, INEXPRESSIBLE, isFaultMode } from '../../src/feeds/test-kit/fault-modes.ts';
import type { Fault } from './run-fault.ts';

/** Of the faults that begin with a feed's second answer, CI tries one in so many; `npm run soak` tries all. */
const SECOND_EVERY = Number(process.env.FAULT_SECOND_EVERY ?? 6);

const FEEDS = FEED_CARDS.map(({ id }) => id);
const MODES = Object.keys(FAULT_MODES).filter(isFaultMode);

/** The faults that this run tries: all modes that the format of a feed can express, from its first answer on and its second. */
export const TRIED_FAULTS: readonly Fault[] = FEEDS.flatMap((feedId, i) =>
  MODES.flatMap((mode, j): Fault[] => {
    if (Object.hasOwn(INEXPRESSIBLE, feedId) && INEXPRESSIBLE[feedId]?.[mode] !== undefined) return [];
    const first: Fault = { feedId, mode, from: 'first' };
    return (i + j) % SECOND_EVERY === 0 ? [first, { ...first, from: 'second' }] : [first];
  }),
);
