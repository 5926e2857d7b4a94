import { kevUpstream } from '../cisa-kev/test-kit/healthy.ts';
import { emscUpstream } from '../emsc-quakes/test-kit/healthy.ts';
import { eonetUpstream } from '../eonet/test-kit/healthy.ts';
import { firmsUpstream } from '../firms-hotspots/test-kit/healthy.ts';
import { gdacsUpstream } from '../gdacs/test-kit/healthy.ts';
import { nwsUpstream } from '../nws-alerts/test-kit/healthy.ts';
import { usgsUpstream } from '../usgs-quakes/test-kit/healthy.ts';
import { whoUpstream } from '../who-don/test-kit/healthy.ts';
import { type Answer, FIRST_UPSTREAMS, NO_UPSTREAM, type PretendedUpstream, type Upstream } from './upstream.ts';

/** Every pretended upstream; the first that answers a request is the one it is for. */
const UPSTREAMS: readonly PretendedUpstream[] = [
  ...FIRST_UPSTREAMS,
  usgsUpstream,
  emscUpstream,
  gdacsUpstream,
  eonetUpstream,
  firmsUpstream,
  nwsUpstream,
  kevUpstream,
  whoUpstream,
];

/** All upstreams in good health. */
export const HEALTHY: Upstream = (url): Answer => {
  for (const upstream of UPSTREAMS) {
    const answer = upstream(url);
    if (answer !== undefined) return answer;
  }
  return NO_UPSTREAM;
};
