import type { Feed, FeedCard } from '../ports/feed.ts';
import { DIGITRAFFIC_AIS_CARD } from './digitraffic-ais/card.ts';
import { createDigitrafficAis, locationsUrl } from './digitraffic-ais/feed.ts';
import { FAA_NAS_CARD } from './faa-nas/card.ts';
import { createFaaNas, NAS_STATUS_URL } from './faa-nas/feed.ts';
import { FAA_TFR_CARD } from './faa-tfr/card.ts';
import { createFaaTfr, TFR_LIST_URL } from './faa-tfr/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { createFredBrent, seriesUrl } from './fred-brent/feed.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { createGdeltEvents } from './gdelt-events/feed.ts';
import { GDELT_BASE_URL } from './gdelt-events/manifest.ts';
import { IODA_CARD } from './ioda/card.ts';
import { createIoda, DATASOURCES_URL } from './ioda/feed.ts';
import { ISIGMET_CARD } from './isigmet/card.ts';
import { createIsigmet, ISIGMET_URL } from './isigmet/feed.ts';
import { NGA_WARNINGS_CARD } from './nga-warnings/card.ts';
import { BROADCAST_WARNINGS_URL, createNgaWarnings } from './nga-warnings/feed.ts';
import { PORTWATCH_DISRUPTIONS_CARD } from './portwatch-disruptions/card.ts';
import { createPortwatchDisruptions, DISRUPTIONS_URL } from './portwatch-disruptions/feed.ts';
import { PORTWATCH_PORTS_CARD } from './portwatch-ports/card.ts';
import { createPortwatchPorts } from './portwatch-ports/feed.ts';
import { SCHEMA_URL as PORTS_SCHEMA_URL } from './portwatch-ports/queries.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { createPortwatchTransits } from './portwatch-transits/feed.ts';
import { SCHEMA_URL } from './portwatch-transits/queries.ts';
import type { FeedKeys, Registration } from './registration.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { createUcdpCandidate } from './ucdp-candidate/feed.ts';
import { alwaysPublished, releaseUrl } from './ucdp-candidate/releases.ts';

const REGISTRY: readonly Registration[] = [
  { card: GDELT_EVENTS_CARD, create: createGdeltEvents, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  {
    card: PORTWATCH_TRANSITS_CARD,
    create: (fetchBytes) => createPortwatchTransits(fetchBytes),
    doorbell: () => SCHEMA_URL,
  },
  { card: UCDP_CANDIDATE_CARD, create: createUcdpCandidate, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: FRED_BRENT_CARD, create: createFredBrent, doorbell: (now) => seriesUrl({ from: now - MONTH_MS }) },
  { card: FAA_NAS_CARD, create: createFaaNas, doorbell: () => NAS_STATUS_URL },
  { card: FAA_TFR_CARD, create: createFaaTfr, doorbell: () => TFR_LIST_URL },
  { card: ISIGMET_CARD, create: createIsigmet, doorbell: () => ISIGMET_URL },
  { card: IODA_CARD, create: createIoda, doorbell: () => DATASOURCES_URL },
  { card: DIGITRAFFIC_AIS_CARD, create: createDigitrafficAis, doorbell: (now) => locationsUrl(now - MINUTE_MS) },
  { card: NGA_WARNINGS_CARD, create: createNgaWarnings, doorbell: () => BROADCAST_WARNINGS_URL },
  { card: PORTWATCH_PORTS_CARD, create: createPortwatchPorts, doorbell: () => PORTS_SCHEMA_URL },
  { card: PORTWATCH_DISRUPTIONS_CARD, create: createPortwatchDisruptions, doorbell: () => DISRUPTIONS_URL },
];

const MINUTE_MS = 60_000;
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
