import type { Feed, FeedCard } from '../ports/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { createFredBrent } from './fred-brent/feed.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { createGdeltEvents } from './gdelt-events/feed.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { createPortwatchTransits } from './portwatch-transits/feed.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { createUcdpCandidate } from './ucdp-candidate/feed.ts';

/** Every feed, one line each, ready to collect through one fetcher. */
export function createFeeds(fetchBytes: FetchBytes): readonly Feed[] {
  return REGISTRY.map(({ create }) => create(fetchBytes));
}

const REGISTRY: readonly { readonly card: FeedCard; readonly create: (fetchBytes: FetchBytes) => Feed }[] = [
  { card: GDELT_EVENTS_CARD, create: createGdeltEvents },
  { card: PORTWATCH_TRANSITS_CARD, create: (fetchBytes) => createPortwatchTransits(fetchBytes) },
  { card: UCDP_CANDIDATE_CARD, create: createUcdpCandidate },
  { card: FRED_BRENT_CARD, create: createFredBrent },
];

/** What every feed declares about itself, in registry order. */
export const FEED_CARDS: readonly FeedCard[] = REGISTRY.map(({ card }) => card);
