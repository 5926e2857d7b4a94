import type { Feed, FeedCard } from '../ports/feed.ts';
import { CISA_KEV_CARD } from './cisa-kev/card.ts';
import { createCisaKev, KEV_README_URL } from './cisa-kev/feed.ts';
import { EMSC_QUAKES_CARD } from './emsc-quakes/card.ts';
import { createEmscQuakes, queryUrl } from './emsc-quakes/feed.ts';
import { EONET_CARD } from './eonet/card.ts';
import { CATEGORIES_URL, createEonet } from './eonet/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { FIRMS_HOTSPOTS_CARD } from './firms-hotspots/card.ts';
import { createFirmsHotspots, hotspotsUrl } from './firms-hotspots/feed.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { createFredBrent, seriesUrl } from './fred-brent/feed.ts';
import { GDACS_CARD } from './gdacs/card.ts';
import { createGdacs, MAP_URL } from './gdacs/feed.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { createGdeltEvents } from './gdelt-events/feed.ts';
import { GDELT_BASE_URL } from './gdelt-events/manifest.ts';
import { NWS_ALERTS_CARD } from './nws-alerts/card.ts';
import { createNwsAlerts, STATUS_URL } from './nws-alerts/feed.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { createPortwatchTransits } from './portwatch-transits/feed.ts';
import { SCHEMA_URL } from './portwatch-transits/queries.ts';
import type { FeedKeys, Registration } from './registration.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { createUcdpCandidate } from './ucdp-candidate/feed.ts';
import { alwaysPublished, releaseUrl } from './ucdp-candidate/releases.ts';
import { USGS_QUAKES_CARD } from './usgs-quakes/card.ts';
import { createUsgsQuakes, summaryUrl } from './usgs-quakes/feed.ts';
import { WHO_DON_CARD } from './who-don/card.ts';
import { createWhoDon, NOTICES_URL } from './who-don/feed.ts';

const REGISTRY: readonly Registration[] = [
  { card: GDELT_EVENTS_CARD, create: createGdeltEvents, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  {
    card: PORTWATCH_TRANSITS_CARD,
    create: (fetchBytes) => createPortwatchTransits(fetchBytes),
    doorbell: () => SCHEMA_URL,
  },
  { card: UCDP_CANDIDATE_CARD, create: createUcdpCandidate, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: FRED_BRENT_CARD, create: createFredBrent, doorbell: (now) => seriesUrl({ from: now - MONTH_MS }) },
  { card: USGS_QUAKES_CARD, create: createUsgsQuakes, doorbell: () => summaryUrl('day') },
  { card: EMSC_QUAKES_CARD, create: createEmscQuakes, doorbell: (now) => queryUrl({ from: now - MONTH_MS }) },
  { card: GDACS_CARD, create: createGdacs, doorbell: () => MAP_URL },
  { card: EONET_CARD, create: createEonet, doorbell: () => CATEGORIES_URL },
  { card: FIRMS_HOTSPOTS_CARD, create: createFirmsHotspots, doorbell: () => hotspotsUrl('24h') },
  { card: NWS_ALERTS_CARD, create: createNwsAlerts, doorbell: () => STATUS_URL },
  { card: CISA_KEV_CARD, create: createCisaKev, doorbell: () => KEV_README_URL },
  { card: WHO_DON_CARD, create: createWhoDon, doorbell: () => NOTICES_URL },
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
