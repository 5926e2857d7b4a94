import type { Feed, FeedCard } from '../ports/feed.ts';
import { ACLED } from './acled/feed.ts';
import { ADSB_CIVIL } from './adsb-civil/feed.ts';
import { ADSB_MILITARY } from './adsb-military/feed.ts';
import { ARXIV } from './arxiv/feed.ts';
import { BFS_ODL } from './bfs-odl/feed.ts';
import { BIS_POLICY_RATES } from './bis-policy-rates/feed.ts';
import { CANADA_SEMA } from './canada-sema/feed.ts';
import { CBOE_VIX } from './cboe-vix/feed.ts';
import { CFTC_POSITIONS } from './cftc-positions/feed.ts';
import { CISA_KEV } from './cisa-kev/feed.ts';
import { DIGITRAFFIC_AIS } from './digitraffic-ais/feed.ts';
import { DIGITRAFFIC_CAMERAS } from './digitraffic-cameras/feed.ts';
import { EARTH_SEARCH } from './earth-search/feed.ts';
import { ECB_MARKETS } from './ecb-markets/feed.ts';
import { ECB_RATES } from './ecb-rates/feed.ts';
import { EIA_API } from './eia-api/feed.ts';
import { EIA_PETROLEUM } from './eia-petroleum/feed.ts';
import { EMSC_QUAKES } from './emsc-quakes/feed.ts';
import { EONET } from './eonet/feed.ts';
import { EU_SANCTIONS } from './eu-sanctions/feed.ts';
import { EUROSTAT_ECONOMY } from './eurostat-economy/feed.ts';
import { EUROSTAT_GAS } from './eurostat-gas/feed.ts';
import { EUROSTAT_PRICES } from './eurostat-prices/feed.ts';
import { FAA_NAS } from './faa-nas/feed.ts';
import { FAA_TFR } from './faa-tfr/feed.ts';
import type { FakeWorld, Upstream } from './fakes/fake-upstream.ts';
import { FAO_FOOD } from './fao-food/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { AnswerFields } from './fields/answer-fields.ts';
import { FIRMS_HOTSPOTS } from './firms-hotspots/feed.ts';
import { FISCALDATA } from './fiscaldata/feed.ts';
import { FRED_BRENT } from './fred-brent/feed.ts';
import { FRED_CREDIT } from './fred-credit/feed.ts';
import { FRED_GAS } from './fred-gas/feed.ts';
import { FRED_SERIES } from './fred-series/feed.ts';
import { FRED_WTI } from './fred-wti/feed.ts';
import { GDACS } from './gdacs/feed.ts';
import { GDELT_EVENTS } from './gdelt-events/feed.ts';
import { GDELT_GKG } from './gdelt-gkg/feed.ts';
import { GPR_DAILY } from './gpr-daily/feed.ts';
import { guardedFeed } from './guarded-feed.ts';
import { HN_FRONT_PAGE } from './hn-front-page/feed.ts';
import { IODA } from './ioda/feed.ts';
import { ISIGMET } from './isigmet/feed.ts';
import { MANIFOLD } from './manifold/feed.ts';
import { NEWS_RSS } from './news-rss/feed.ts';
import { NGA_WARNINGS } from './nga-warnings/feed.ts';
import { NOAA_CO2 } from './noaa-co2/feed.ts';
import { NSIDC_SEA_ICE } from './nsidc-sea-ice/feed.ts';
import { NWS_ALERTS } from './nws-alerts/feed.ts';
import { OCHA_FTS } from './ocha-fts/feed.ts';
import { OECD_MARKETS } from './oecd-markets/feed.ts';
import { OFAC_CONSOLIDATED } from './ofac-consolidated/feed.ts';
import { OFAC_SDN } from './ofac-sdn/feed.ts';
import { OPENSKY } from './opensky/feed.ts';
import { OWID_ENERGY } from './owid-energy/feed.ts';
import { POLYMARKET } from './polymarket/feed.ts';
import { PORTWATCH_DISRUPTIONS } from './portwatch-disruptions/feed.ts';
import { PORTWATCH_PORTS } from './portwatch-ports/feed.ts';
import { PORTWATCH_TRANSITS } from './portwatch-transits/feed.ts';
import type { FeedKeys, Registration } from './registration.ts';
import { SIRENS } from './sirens/feed.ts';
import { TRAVEL_ADVISORIES } from './travel-advisories/feed.ts';
import { TREASURY_CURVE } from './treasury-curve/feed.ts';
import { UCDP_ANNUAL } from './ucdp-annual/feed.ts';
import { UCDP_API } from './ucdp-api/feed.ts';
import { UCDP_CANDIDATE } from './ucdp-candidate/feed.ts';
import { UK_SANCTIONS } from './uk-sanctions/feed.ts';
import { UN_SANCTIONS } from './un-sanctions/feed.ts';
import { UNHCR } from './unhcr/feed.ts';
import { USGS_QUAKES } from './usgs-quakes/feed.ts';
import { WFP_FOOD_PRICES } from './wfp-food-prices/feed.ts';
import { WHO_DON } from './who-don/feed.ts';
import { WORLD_BANK } from './world-bank/feed.ts';

const REGISTRY: readonly Registration[] = [
  GDELT_EVENTS,
  PORTWATCH_TRANSITS,
  UCDP_CANDIDATE,
  FRED_BRENT,
  OFAC_SDN,
  OFAC_CONSOLIDATED,
  EU_SANCTIONS,
  UN_SANCTIONS,
  UK_SANCTIONS,
  CANADA_SEMA,
  ADSB_MILITARY,
  ADSB_CIVIL,
  OPENSKY,
  ECB_RATES,
  CBOE_VIX,
  TREASURY_CURVE,
  FRED_CREDIT,
  OECD_MARKETS,
  FAO_FOOD,
  FRED_WTI,
  FRED_GAS,
  EUROSTAT_GAS,
  EUROSTAT_PRICES,
  EUROSTAT_ECONOMY,
  EIA_PETROLEUM,
  WORLD_BANK,
  OWID_ENERGY,
  UNHCR,
  POLYMARKET,
  MANIFOLD,
  EIA_API,
  FRED_SERIES,
  FAA_NAS,
  FAA_TFR,
  ISIGMET,
  IODA,
  DIGITRAFFIC_AIS,
  NGA_WARNINGS,
  PORTWATCH_PORTS,
  PORTWATCH_DISRUPTIONS,
  USGS_QUAKES,
  EMSC_QUAKES,
  GDACS,
  EONET,
  FIRMS_HOTSPOTS,
  NWS_ALERTS,
  CISA_KEV,
  WHO_DON,
  GDELT_GKG,
  NEWS_RSS,
  TRAVEL_ADVISORIES,
  SIRENS,
  UCDP_ANNUAL,
  UCDP_API,
  ACLED,
  NOAA_CO2,
  GPR_DAILY,
  BFS_ODL,
  DIGITRAFFIC_CAMERAS,
  ARXIV,
  HN_FRONT_PAGE,
  EARTH_SEARCH,
  OCHA_FTS,
  BIS_POLICY_RATES,
  ECB_MARKETS,
  NSIDC_SEA_ICE,
  FISCALDATA,
  CFTC_POSITIONS,
  WFP_FOOD_PRICES,
];

/** Every feed that needs no key or has the one it needs, ready to collect through one fetcher. */
export function createFeeds(fetchBytes: FetchBytes, keys: FeedKeys = {}): readonly Feed[] {
  return REGISTRY.filter(({ card }) => hasKeys(card, keys)).map(({ create }) => guardedFeed(create, fetchBytes, keys));
}

const hasKeys = (card: FeedCard, keys: FeedKeys): boolean =>
  (card.needsKeys ?? []).every((name) => keys[name] !== undefined);

/** The fields that the parser of a feed was made for. @throws RangeError for an unknown feed */
export function answerFieldsOf(feedId: string): AnswerFields {
  const found = REGISTRY.find(({ card }) => card.id === feedId);
  if (found === undefined) throw new RangeError(`no feed ${feedId}`);
  return found.fields;
}

/** What every feed declares about itself, in registry order. */
export const FEED_CARDS: readonly FeedCard[] = REGISTRY.map(({ card }) => card);

/** One document of each feed that needs no key, to probe it with. */
export const probeUrls = (now: number): readonly { readonly feedId: string; readonly url: string }[] =>
  REGISTRY.filter(({ card }) => card.needsKeys === undefined).map(({ card, probeUrl }) => ({
    feedId: card.id,
    url: probeUrl(now),
  }));

/** The fake upstreams: with an invented world, of the feeds that need no key; else hand-made records of all. */
export const fakeUpstreams = (world?: FakeWorld): readonly Upstream[] => {
  const played = REGISTRY.filter(({ card }) => world === undefined || card.needsKeys === undefined);
  return [...new Set(played.map(({ fake }) => fake))].map((fake) => fake(world));
};
