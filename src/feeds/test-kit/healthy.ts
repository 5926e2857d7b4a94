import { healthyAcled } from '../acled/test-kit/healthy.ts';
import { healthyAdsb } from '../adsb-military/test-kit/healthy.ts';
import { healthySema } from '../canada-sema/test-kit/healthy.ts';
import { cboeUpstream } from '../cboe-vix/test-kit/healthy.ts';
import { kevUpstream } from '../cisa-kev/test-kit/healthy.ts';
import { healthyDigitrafficAis } from '../digitraffic-ais/test-kit/healthy.ts';
import { ecbUpstream } from '../ecb-rates/test-kit/healthy.ts';
import { eiaApiUpstream } from '../eia-api/test-kit/healthy.ts';
import { eiaReportUpstream } from '../eia-petroleum/test-kit/healthy.ts';
import { emscUpstream } from '../emsc-quakes/test-kit/healthy.ts';
import { eonetUpstream } from '../eonet/test-kit/healthy.ts';
import { healthyEu } from '../eu-sanctions/test-kit/healthy.ts';
import { eurostatGasUpstream } from '../eurostat-gas/test-kit/healthy.ts';
import { healthyAsws, healthyFaaNas } from '../faa-nas/test-kit/healthy.ts';
import { healthyFaaTfr } from '../faa-tfr/test-kit/healthy.ts';
import { faoFoodUpstream } from '../fao-food/test-kit/healthy.ts';
import { firmsUpstream } from '../firms-hotspots/test-kit/healthy.ts';
import { fredApiUpstream } from '../fred-series/test-kit/healthy.ts';
import { gdacsUpstream } from '../gdacs/test-kit/healthy.ts';
import { healthyGkg } from '../gdelt-gkg/test-kit/healthy.ts';
import { healthyIoda } from '../ioda/test-kit/healthy.ts';
import { healthyIsigmet } from '../isigmet/test-kit/healthy.ts';
import { manifoldUpstream } from '../manifold/test-kit/healthy.ts';
import { healthyNewsRss } from '../news-rss/test-kit/healthy.ts';
import { healthyNgaWarnings } from '../nga-warnings/test-kit/healthy.ts';
import { nwsUpstream } from '../nws-alerts/test-kit/healthy.ts';
import { oecdMarketsUpstream } from '../oecd-markets/test-kit/healthy.ts';
import { healthyOfac } from '../ofac-sdn/test-kit/healthy.ts';
import { healthyOpensky } from '../opensky/test-kit/healthy.ts';
import { owidUpstream } from '../owid-energy/test-kit/healthy.ts';
import { polymarketUpstream } from '../polymarket/test-kit/healthy.ts';
import { healthyPortwatchDisruptions } from '../portwatch-disruptions/test-kit/healthy.ts';
import { healthyPortwatchPorts } from '../portwatch-ports/test-kit/healthy.ts';
import { healthySirens } from '../sirens/test-kit/healthy.ts';
import { healthyAdvisories } from '../travel-advisories/test-kit/healthy.ts';
import { treasuryUpstream } from '../treasury-curve/test-kit/healthy.ts';
import { healthyAnnual } from '../ucdp-annual/test-kit/healthy.ts';
import { healthyUcdpApi } from '../ucdp-api/test-kit/healthy.ts';
import { healthyUk } from '../uk-sanctions/test-kit/healthy.ts';
import { healthyUn } from '../un-sanctions/test-kit/healthy.ts';
import { unhcrUpstream } from '../unhcr/test-kit/healthy.ts';
import { usgsUpstream } from '../usgs-quakes/test-kit/healthy.ts';
import { whoUpstream } from '../who-don/test-kit/healthy.ts';
import { worldBankUpstream } from '../world-bank/test-kit/healthy.ts';
import { type Answer, type FakeUpstream, FIRST_UPSTREAMS, NO_UPSTREAM, type Upstream } from './upstream.ts';

/** Every pretended upstream; the first that answers a request is the one it is for. */
const UPSTREAMS: readonly FakeUpstream[] = [
  healthyOfac,
  healthyEu,
  healthyUn,
  healthyUk,
  healthySema,
  healthyAdsb,
  healthyOpensky,
  cboeUpstream,
  ecbUpstream,
  eiaApiUpstream,
  eiaReportUpstream,
  eurostatGasUpstream,
  faoFoodUpstream,
  fredApiUpstream,
  oecdMarketsUpstream,
  manifoldUpstream,
  owidUpstream,
  polymarketUpstream,
  treasuryUpstream,
  unhcrUpstream,
  worldBankUpstream,
  healthyFaaNas,
  healthyAsws,
  healthyFaaTfr,
  healthyIsigmet,
  healthyIoda,
  healthyDigitrafficAis,
  healthyNgaWarnings,
  healthyPortwatchPorts,
  healthyPortwatchDisruptions,
  usgsUpstream,
  emscUpstream,
  gdacsUpstream,
  eonetUpstream,
  firmsUpstream,
  nwsUpstream,
  kevUpstream,
  whoUpstream,
  healthyGkg,
  healthyNewsRss,
  healthyAdvisories,
  healthySirens,
  healthyAnnual,
  healthyUcdpApi,
  healthyAcled,
  ...FIRST_UPSTREAMS,
];

/** All upstreams in good health. */
export const HEALTHY: Upstream = (url): Answer => {
  for (const upstream of UPSTREAMS) {
    const answer = upstream(url);
    if (answer !== undefined) return answer;
  }
  return NO_UPSTREAM;
};
