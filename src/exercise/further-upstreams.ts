import type { Clock } from '../ports/clock.ts';
import { adsbUpstream } from './adsb-upstream.ts';
import { advisoriesUpstream } from './advisories-upstream.ts';
import { cboeUpstream } from './cboe-upstream.ts';
import { creditUpstream } from './credit-upstream.ts';
import { digitrafficUpstream } from './digitraffic-upstream.ts';
import { ecbUpstream } from './ecb-upstream.ts';
import { emscUpstream } from './emsc-upstream.ts';
import { eonetUpstream } from './eonet-upstream.ts';
import { eurostatUpstream } from './eurostat-upstream.ts';
import { faaUpstream } from './faa-upstream.ts';
import { faoUpstream } from './fao-upstream.ts';
import { firmsUpstream } from './firms-upstream.ts';
import { gdacsUpstream } from './gdacs-upstream.ts';
import { iodaUpstream } from './ioda-upstream.ts';
import { kevUpstream } from './kev-upstream.ts';
import { manifoldUpstream } from './manifold-upstream.ts';
import { newsRssUpstream } from './news-rss-upstream.ts';
import { ngaUpstream } from './nga-upstream.ts';
import { nwsUpstream } from './nws-upstream.ts';
import { oecdUpstream } from './oecd-upstream.ts';
import { owidUpstream } from './owid-upstream.ts';
import { petroleumReportUpstream } from './petroleum-report-upstream.ts';
import { polymarketUpstream } from './polymarket-upstream.ts';
import { portsUpstream } from './ports-upstream.ts';
import { sanctionsUpstream } from './sanctions-upstream.ts';
import { sigmetUpstream } from './sigmet-upstream.ts';
import { sirensUpstream } from './sirens-upstream.ts';
import { gasPriceUpstream, wtiUpstream } from './spot-price-upstreams.ts';
import { treasuryUpstream } from './treasury-upstream.ts';
import { unhcrUpstream } from './unhcr-upstream.ts';
import type { Upstream } from './upstream-server.ts';
import { usgsUpstream } from './usgs-upstream.ts';
import { whoUpstream } from './who-upstream.ts';
import { worldBankUpstream } from './world-bank-upstream.ts';

/** What an imitated upstream publishes from: the same seed, anchor and instant give the same bytes. */
export interface ExercisePlan {
  readonly seed: number;
  /** The instant the exercise opens at, 12 days into the blockade, epoch ms. */
  readonly anchorAt: number;
  readonly clock: Clock;
}

/** The upstreams beside the first four, one line each. */
export const FURTHER_UPSTREAMS: readonly ((plan: ExercisePlan) => Upstream)[] = [
  sanctionsUpstream,
  adsbUpstream,
  cboeUpstream,
  ecbUpstream,
  manifoldUpstream,
  owidUpstream,
  petroleumReportUpstream,
  polymarketUpstream,
  treasuryUpstream,
  creditUpstream,
  gasPriceUpstream,
  wtiUpstream,
  oecdUpstream,
  faoUpstream,
  eurostatUpstream,
  unhcrUpstream,
  worldBankUpstream,
  faaUpstream,
  sigmetUpstream,
  iodaUpstream,
  digitrafficUpstream,
  ngaUpstream,
  portsUpstream,
  usgsUpstream,
  emscUpstream,
  gdacsUpstream,
  eonetUpstream,
  firmsUpstream,
  nwsUpstream,
  kevUpstream,
  whoUpstream,
  newsRssUpstream,
  advisoriesUpstream,
  sirensUpstream,
];
