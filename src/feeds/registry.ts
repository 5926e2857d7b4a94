import type { Feed, FeedCard } from '../ports/feed.ts';
import { FLIGHT_CIRCLES } from '../reference/flight-boxes.ts';
import { ACLED_CARD } from './acled/card.ts';
import { createAcled } from './acled/feed.ts';
import { ADSB_CIVIL_CARD } from './adsb-civil/card.ts';
import { areaUrl, createAdsbCivil } from './adsb-civil/feed.ts';
import { ADSB_MILITARY_CARD } from './adsb-military/card.ts';
import { createAdsbMilitary, MILITARY_URL } from './adsb-military/feed.ts';
import { CANADA_SEMA_CARD } from './canada-sema/card.ts';
import { createCanadaSema, SEMA_LIST_URL } from './canada-sema/feed.ts';
import { CBOE_VIX_CARD } from './cboe-vix/card.ts';
import { createCboeVix, VIX_URL } from './cboe-vix/feed.ts';
import { CISA_KEV_CARD } from './cisa-kev/card.ts';
import { createCisaKev, KEV_README_URL } from './cisa-kev/feed.ts';
import { DIGITRAFFIC_AIS_CARD } from './digitraffic-ais/card.ts';
import { createDigitrafficAis, locationsUrl } from './digitraffic-ais/feed.ts';
import { ECB_RATES_CARD } from './ecb-rates/card.ts';
import { createEcbRates, RATE_TABLE_URL } from './ecb-rates/feed.ts';
import { EIA_API_CARD } from './eia-api/card.ts';
import { createEiaApi } from './eia-api/feed.ts';
import { EIA_PETROLEUM_CARD } from './eia-petroleum/card.ts';
import { createEiaPetroleum, NATIONAL_URL } from './eia-petroleum/feed.ts';
import { EMSC_QUAKES_CARD } from './emsc-quakes/card.ts';
import { createEmscQuakes, queryUrl } from './emsc-quakes/feed.ts';
import { EONET_CARD } from './eonet/card.ts';
import { CATEGORIES_URL, createEonet } from './eonet/feed.ts';
import { EU_SANCTIONS_CARD } from './eu-sanctions/card.ts';
import { createEuSanctions, EU_LIST_URL } from './eu-sanctions/feed.ts';
import { EUROSTAT_GAS_CARD } from './eurostat-gas/card.ts';
import { createEurostatGas, gasTradeUrl } from './eurostat-gas/feed.ts';
import { FAA_NAS_CARD } from './faa-nas/card.ts';
import { createFaaNas, NAS_STATUS_URL } from './faa-nas/feed.ts';
import { FAA_TFR_CARD } from './faa-tfr/card.ts';
import { createFaaTfr, TFR_LIST_URL } from './faa-tfr/feed.ts';
import { FAO_FOOD_CARD } from './fao-food/card.ts';
import { createFaoFood, FOOD_PRICES_URL } from './fao-food/feed.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { FIRMS_HOTSPOTS_CARD } from './firms-hotspots/card.ts';
import { createFirmsHotspots, hotspotsUrl } from './firms-hotspots/feed.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { createFredBrent } from './fred-brent/feed.ts';
import { BRENT } from './fred-brent/series.ts';
import { FRED_CREDIT_CARD } from './fred-credit/card.ts';
import { createFredCredit } from './fred-credit/feed.ts';
import { CREDIT_STRESS } from './fred-credit/series.ts';
import { FRED_GAS_CARD } from './fred-gas/card.ts';
import { createFredGas } from './fred-gas/feed.ts';
import { HENRY_HUB } from './fred-gas/series.ts';
import { graphUrl } from './fred-graph.ts';
import { FRED_SERIES_CARD } from './fred-series/card.ts';
import { createFredSeries } from './fred-series/feed.ts';
import { FRED_WTI_CARD } from './fred-wti/card.ts';
import { createFredWti } from './fred-wti/feed.ts';
import { WTI } from './fred-wti/series.ts';
import { GDACS_CARD } from './gdacs/card.ts';
import { createGdacs, MAP_URL } from './gdacs/feed.ts';
import { GDELT_BASE_URL } from './families/gdelt/manifest.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { createGdeltEvents } from './gdelt-events/feed.ts';
import { GDELT_GKG_CARD } from './gdelt-gkg/card.ts';
import { createGdeltGkg } from './gdelt-gkg/feed.ts';
import { guardedFeed } from './guarded-feed.ts';
import { IODA_CARD } from './ioda/card.ts';
import { createIoda, DATASOURCES_URL } from './ioda/feed.ts';
import { ISIGMET_CARD } from './isigmet/card.ts';
import { createIsigmet, ISIGMET_URL } from './isigmet/feed.ts';
import { MANIFOLD_CARD } from './manifold/card.ts';
import { createManifold, searchUrl as questionSearchUrl } from './manifold/feed.ts';
import { NEWS_RSS_CARD } from './news-rss/card.ts';
import { createNewsRss } from './news-rss/feed.ts';
import { UN_MIDDLE_EAST_URL } from './news-rss/sources.ts';
import { NGA_WARNINGS_CARD } from './nga-warnings/card.ts';
import { BROADCAST_WARNINGS_URL, createNgaWarnings } from './nga-warnings/feed.ts';
import { NWS_ALERTS_CARD } from './nws-alerts/card.ts';
import { createNwsAlerts, STATUS_URL } from './nws-alerts/feed.ts';
import { OECD_MARKETS_CARD } from './oecd-markets/card.ts';
import { createOecdMarkets, marketsUrl } from './oecd-markets/feed.ts';
import { OFAC_CONSOLIDATED_CARD } from './ofac-consolidated/card.ts';
import { createOfacConsolidated } from './ofac-consolidated/feed.ts';
import { OFAC_SDN_CARD } from './ofac-sdn/card.ts';
import { ofacDocument } from './ofac-sdn/documents.ts';
import { createOfacSdn } from './ofac-sdn/feed.ts';
import { OPENSKY_CARD } from './opensky/card.ts';
import { createOpensky, statesUrl } from './opensky/feed.ts';
import { OWID_ENERGY_CARD } from './owid-energy/card.ts';
import { CODEBOOK_URL, createOwidEnergy } from './owid-energy/feed.ts';
import { POLYMARKET_CARD } from './polymarket/card.ts';
import { createPolymarket, POLYMARKET_URL } from './polymarket/feed.ts';
import { PORTWATCH_DISRUPTIONS_CARD } from './portwatch-disruptions/card.ts';
import { createPortwatchDisruptions, DISRUPTIONS_URL } from './portwatch-disruptions/feed.ts';
import { PORTWATCH_PORTS_CARD } from './portwatch-ports/card.ts';
import { createPortwatchPorts } from './portwatch-ports/feed.ts';
import { SCHEMA_URL as PORTS_SCHEMA_URL } from './portwatch-ports/queries.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { createPortwatchTransits } from './portwatch-transits/feed.ts';
import { SCHEMA_URL } from './portwatch-transits/queries.ts';
import type { FeedKeys, Registration } from './registration.ts';
import { SIRENS_CARD } from './sirens/card.ts';
import { createSirens, NOTICES_URL as SIREN_NOTICES_URL } from './sirens/feed.ts';
import { TRAVEL_ADVISORIES_CARD } from './travel-advisories/card.ts';
import { ADVISORIES_URL, createTravelAdvisories } from './travel-advisories/feed.ts';
import { TREASURY_CURVE_CARD } from './treasury-curve/card.ts';
import { createTreasuryCurve, yieldCurveUrl } from './treasury-curve/feed.ts';
import { alwaysPublished, releaseUrl } from './families/ucdp/releases.ts';
import { UCDP_ANNUAL_CARD } from './ucdp-annual/card.ts';
import { createUcdpAnnual } from './ucdp-annual/feed.ts';
import { UCDP_API_CARD } from './ucdp-api/card.ts';
import { createUcdpApi } from './ucdp-api/feed.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { createUcdpCandidate } from './ucdp-candidate/feed.ts';
import { UK_SANCTIONS_CARD } from './uk-sanctions/card.ts';
import { createUkSanctions, UK_LIST_URL } from './uk-sanctions/feed.ts';
import { UN_SANCTIONS_CARD } from './un-sanctions/card.ts';
import { createUnSanctions, UN_LIST_URL } from './un-sanctions/feed.ts';
import { UNHCR_CARD } from './unhcr/card.ts';
import { createUnhcr, populationUrl } from './unhcr/feed.ts';
import { USGS_QUAKES_CARD } from './usgs-quakes/card.ts';
import { createUsgsQuakes, summaryUrl } from './usgs-quakes/feed.ts';
import { WHO_DON_CARD } from './who-don/card.ts';
import { createWhoDon, NOTICES_URL } from './who-don/feed.ts';
import { WORLD_BANK_CARD } from './world-bank/card.ts';
import { createWorldBank, indicatorUrl } from './world-bank/feed.ts';
import { INDICATORS } from './world-bank/indicators.ts';

const REGISTRY: readonly Registration[] = [
  { card: GDELT_EVENTS_CARD, create: createGdeltEvents, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  {
    card: PORTWATCH_TRANSITS_CARD,
    create: (fetchBytes) => createPortwatchTransits(fetchBytes),
    doorbell: () => SCHEMA_URL,
  },
  { card: UCDP_CANDIDATE_CARD, create: createUcdpCandidate, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: FRED_BRENT_CARD, create: createFredBrent, doorbell: (now) => graphUrl(BRENT, { from: now - MONTH_MS }) },
  { card: OFAC_SDN_CARD, create: createOfacSdn, doorbell: () => ofacDocument('SDN_COMMENTS.CSV').url },
  { card: OFAC_CONSOLIDATED_CARD, create: createOfacConsolidated, doorbell: () => ofacDocument('CONS_ALT.CSV').url },
  { card: EU_SANCTIONS_CARD, create: createEuSanctions, doorbell: () => EU_LIST_URL },
  { card: UN_SANCTIONS_CARD, create: createUnSanctions, doorbell: () => UN_LIST_URL },
  { card: UK_SANCTIONS_CARD, create: createUkSanctions, doorbell: () => UK_LIST_URL },
  { card: CANADA_SEMA_CARD, create: createCanadaSema, doorbell: () => SEMA_LIST_URL },
  { card: ADSB_MILITARY_CARD, create: createAdsbMilitary, doorbell: () => MILITARY_URL },
  { card: ADSB_CIVIL_CARD, create: createAdsbCivil, doorbell: () => FLIGHT_CIRCLES.slice(0, 1).map(areaUrl).join('') },
  { card: OPENSKY_CARD, create: createOpensky, doorbell: () => FLIGHT_CIRCLES.slice(0, 1).map(statesUrl).join('') },
  { card: ECB_RATES_CARD, create: createEcbRates, doorbell: () => RATE_TABLE_URL },
  { card: CBOE_VIX_CARD, create: createCboeVix, doorbell: () => VIX_URL },
  // In its first days a year has no file.
  { card: TREASURY_CURVE_CARD, create: createTreasuryCurve, doorbell: (now) => yieldCurveUrl(yearOf(now - MONTH_MS)) },
  {
    card: FRED_CREDIT_CARD,
    create: createFredCredit,
    doorbell: (now) => graphUrl(CREDIT_STRESS, { from: now - MONTH_MS }),
  },
  { card: OECD_MARKETS_CARD, create: createOecdMarkets, doorbell: (now) => marketsUrl({ now, span: recently(now) }) },
  { card: FAO_FOOD_CARD, create: createFaoFood, doorbell: () => FOOD_PRICES_URL },
  { card: FRED_WTI_CARD, create: createFredWti, doorbell: (now) => graphUrl(WTI, { from: now - MONTH_MS }) },
  { card: FRED_GAS_CARD, create: createFredGas, doorbell: (now) => graphUrl(HENRY_HUB, { from: now - MONTH_MS }) },
  { card: EUROSTAT_GAS_CARD, create: createEurostatGas, doorbell: (now) => gasTradeUrl({ now, span: recently(now) }) },
  { card: EIA_PETROLEUM_CARD, create: createEiaPetroleum, doorbell: () => NATIONAL_URL },
  {
    card: WORLD_BANK_CARD,
    create: createWorldBank,
    doorbell: () => indicatorUrl(INDICATORS[0]?.code ?? '', {}),
  },
  { card: OWID_ENERGY_CARD, create: createOwidEnergy, doorbell: () => CODEBOOK_URL },
  { card: UNHCR_CARD, create: createUnhcr, doorbell: (now) => populationUrl({ now }, 1) },
  { card: POLYMARKET_CARD, create: createPolymarket, doorbell: () => POLYMARKET_URL },
  { card: MANIFOLD_CARD, create: createManifold, doorbell: () => questionSearchUrl('NATO') },
  { card: EIA_API_CARD, create: createEiaApi, doorbell: () => EIA_API_CARD.url },
  { card: FRED_SERIES_CARD, create: createFredSeries, doorbell: () => FRED_SERIES_CARD.url },
  { card: FAA_NAS_CARD, create: createFaaNas, doorbell: () => NAS_STATUS_URL },
  { card: FAA_TFR_CARD, create: createFaaTfr, doorbell: () => TFR_LIST_URL },
  { card: ISIGMET_CARD, create: createIsigmet, doorbell: () => ISIGMET_URL },
  { card: IODA_CARD, create: createIoda, doorbell: () => DATASOURCES_URL },
  { card: DIGITRAFFIC_AIS_CARD, create: createDigitrafficAis, doorbell: (now) => locationsUrl(now - MINUTE_MS) },
  { card: NGA_WARNINGS_CARD, create: createNgaWarnings, doorbell: () => BROADCAST_WARNINGS_URL },
  { card: PORTWATCH_PORTS_CARD, create: createPortwatchPorts, doorbell: () => PORTS_SCHEMA_URL },
  { card: PORTWATCH_DISRUPTIONS_CARD, create: createPortwatchDisruptions, doorbell: () => DISRUPTIONS_URL },
  { card: USGS_QUAKES_CARD, create: createUsgsQuakes, doorbell: () => summaryUrl('day') },
  { card: EMSC_QUAKES_CARD, create: createEmscQuakes, doorbell: (now) => queryUrl({ from: now - MONTH_MS }) },
  { card: GDACS_CARD, create: createGdacs, doorbell: () => MAP_URL },
  { card: EONET_CARD, create: createEonet, doorbell: () => CATEGORIES_URL },
  { card: FIRMS_HOTSPOTS_CARD, create: createFirmsHotspots, doorbell: () => hotspotsUrl('24h') },
  { card: NWS_ALERTS_CARD, create: createNwsAlerts, doorbell: () => STATUS_URL },
  { card: CISA_KEV_CARD, create: createCisaKev, doorbell: () => KEV_README_URL },
  { card: WHO_DON_CARD, create: createWhoDon, doorbell: () => NOTICES_URL },
  { card: GDELT_GKG_CARD, create: createGdeltGkg, doorbell: () => `${GDELT_BASE_URL}lastupdate.txt` },
  { card: NEWS_RSS_CARD, create: createNewsRss, doorbell: () => UN_MIDDLE_EAST_URL },
  { card: TRAVEL_ADVISORIES_CARD, create: createTravelAdvisories, doorbell: () => ADVISORIES_URL },
  { card: SIRENS_CARD, create: createSirens, doorbell: () => SIREN_NOTICES_URL },
  // The yearly file is too large to ring with; a month of the same server is not.
  { card: UCDP_ANNUAL_CARD, create: createUcdpAnnual, doorbell: (now) => releaseUrl(alwaysPublished(now)) },
  { card: UCDP_API_CARD, create: createUcdpApi, doorbell: () => UCDP_API_CARD.url },
  { card: ACLED_CARD, create: createAcled, doorbell: () => ACLED_CARD.url },
];

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 86_400_000;
/** Months of which some figures are there, and no more of them than that. */
const recently = (now: number) => ({ from: now - 6 * MONTH_MS, to: now });
const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** Every feed that needs no key or has the one it needs, ready to collect through one fetcher. */
export function createFeeds(fetchBytes: FetchBytes, keys: FeedKeys = {}): readonly Feed[] {
  return REGISTRY.filter(({ card }) => hasKeys(card, keys)).map(({ create }) => guardedFeed(create, fetchBytes, keys));
}

const hasKeys = (card: FeedCard, keys: FeedKeys): boolean =>
  (card.needsKeys ?? []).every((name) => keys[name] !== undefined);

/** What every feed declares about itself, in registry order. */
export const FEED_CARDS: readonly FeedCard[] = REGISTRY.map(({ card }) => card);

/** Where to ring at each feed that anybody may ask. */
export const probeUrls = (now: number): readonly { readonly feedId: string; readonly url: string }[] =>
  REGISTRY.filter(({ card }) => card.needsKeys === undefined).map(({ card, doorbell }) => ({
    feedId: card.id,
    url: doorbell(now),
  }));
