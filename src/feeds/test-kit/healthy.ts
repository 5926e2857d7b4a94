import { healthyAdsb } from '../adsb-military/test-kit/healthy.ts';
import { healthySema } from '../canada-sema/test-kit/healthy.ts';
import { healthyEu } from '../eu-sanctions/test-kit/healthy.ts';
import { healthyOfac } from '../ofac-sdn/test-kit/healthy.ts';
import { healthyOpensky } from '../opensky/test-kit/healthy.ts';
import { healthyUk } from '../uk-sanctions/test-kit/healthy.ts';
import { healthyUn } from '../un-sanctions/test-kit/healthy.ts';
import { type Answer, FIRST_UPSTREAMS, NO_UPSTREAM, type PretendedUpstream, type Upstream } from './upstream.ts';

/** Every pretended upstream; the first that answers a request is the one it is for. */
const UPSTREAMS: readonly PretendedUpstream[] = [
  ...FIRST_UPSTREAMS,
  healthyOfac,
  healthyEu,
  healthyUn,
  healthyUk,
  healthySema,
  healthyAdsb,
  healthyOpensky,
];

/** All upstreams in good health. */
export const HEALTHY: Upstream = (url): Answer => {
  for (const upstream of UPSTREAMS) {
    const answer = upstream(url);
    if (answer !== undefined) return answer;
  }
  return NO_UPSTREAM;
};
