import type { Feed, FeedCard } from '../ports/feed.ts';
import { ACLED_CARD } from './acled/card.ts';
import { createAcled } from './acled/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { createFredBrent, seriesUrl } from './fred-brent/feed.ts';
import { GDELT_BASE_URL } from './gdelt/manifest.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { createGdeltEvents } from './gdelt-events/feed.ts';
import { GDELT_GKG_CARD } from './gdelt-gkg/card.ts';
import { createGdeltGkg } from './gdelt-gkg/feed.ts';
import { NEWS_RSS_CARD } from './news-rss/card.ts';
import { createNewsRss } from './news-rss/feed.ts';
import { UN_MIDDLE_EAST_URL } from './news-rss/sources.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { createPortwatchTransits } from './portwatch-transits/feed.ts';
import { SCHEMA_URL } from './portwatch-transits/queries.ts';
import type { FeedKeys, Registration } from './registration.ts';
import { SIRENS_CARD } from './sirens/card.ts';
import { createSirens, NOTICES_URL } from './sirens/feed.ts';
import { TRAVEL_ADVISORIES_CARD } from './travel-advisories/card.ts';
import { ADVISORIES_URL, createTravelAdvisories } from './travel-advisories/feed.ts';
import { alwaysPublished, releaseUrl } from './ucdp/releases.ts';
import { UCDP_ANNUAL_CARD } from './ucdp-annual/card.ts';
import { createUcdpAnnual } from './ucdp-annual/feed.ts';
import { UCDP_API_CARD } from './ucdp-api/card.ts';
import { createUcdpApi } from './ucdp-api/feed.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { createUcdpCandidate } from './ucdp-candidate/feed.ts';

const REGISTRY: readonly Registration[] = [
  { card: GDELT_EVENTS_CARD, create: createGdeltEvents, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  {
    card: PORTWATCH_TRANSITS_CARD,
    create: (fetchBytes) => createPortwatchTransits(fetchBytes),
    doorbell: () => SCHEMA_URL,
  },
  { card: UCDP_CANDIDATE_CARD, create: createUcdpCandidate, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: FRED_BRENT_CARD, create: createFredBrent, doorbell: (now) => seriesUrl({ from: now - MONTH_MS }) },
  { card: GDELT_GKG_CARD, create: createGdeltGkg, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  { card: NEWS_RSS_CARD, create: createNewsRss, doorbell: () => UN_MIDDLE_EAST_URL },
  { card: TRAVEL_ADVISORIES_CARD, create: createTravelAdvisories, doorbell: () => ADVISORIES_URL },
  { card: SIRENS_CARD, create: createSirens, doorbell: () => NOTICES_URL },
  // The yearly file is too large to ring with; a month of the same server is not.
  { card: UCDP_ANNUAL_CARD, create: createUcdpAnnual, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: UCDP_API_CARD, create: createUcdpApi, doorbell: () => UCDP_API_CARD.url },
  { card: ACLED_CARD, create: createAcled, doorbell: () => ACLED_CARD.url },
];

const MONTH_MS = 30 * 86_400_000;

/** Every feed that needs no key or has the one it needs, ready to collect through one fetcher. */
export function createFeeds(fetchBytes: FetchBytes, keys: FeedKeys = {}): readonly Feed[] {
  return REGISTRY.filter(({ card }) => hasKeys(card, keys)).map(({ create }) => create(fetchBytes, keys));
}

const hasKeys = (card: FeedCard, keys: FeedKeys): boolean =>
  (card.needsKeys ?? []).every((name) => keys[name] !== undefined);

/** What every feed declares about itself, in registry order. */
export const FEED_CARDS: readonly FeedCard[] = REGISTRY.map(({ card }) => card);

/** Where to ring at each feed that anybody may ask. */
export const doorbells = (now: number): readonly { readonly feedId: string; readonly url: string }[] =>
  REGISTRY.filter(({ card }) => card.needsKeys === undefined).map(({ card, doorbell }) => ({
    feedId: card.id,
    url: doorbell(now),
  }));
