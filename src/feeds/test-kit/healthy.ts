import { healthyAcled } from '../acled/test-kit/healthy.ts';
import { healthyGkg } from '../gdelt-gkg/test-kit/healthy.ts';
import { healthyNewsRss } from '../news-rss/test-kit/healthy.ts';
import { healthySirens } from '../sirens/test-kit/healthy.ts';
import { healthyAdvisories } from '../travel-advisories/test-kit/healthy.ts';
import { healthyAnnual } from '../ucdp-annual/test-kit/healthy.ts';
import { healthyUcdpApi } from '../ucdp-api/test-kit/healthy.ts';
import { type Answer, FIRST_UPSTREAMS, NO_UPSTREAM, type PretendedUpstream, type Upstream } from './upstream.ts';

/** Every pretended upstream; the first that answers a request is the one it is for. */
const UPSTREAMS: readonly PretendedUpstream[] = [
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
