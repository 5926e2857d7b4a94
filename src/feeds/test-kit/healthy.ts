import { healthyDigitrafficAis } from '../digitraffic-ais/test-kit/healthy.ts';
import { healthyAsws, healthyFaaNas } from '../faa-nas/test-kit/healthy.ts';
import { healthyFaaTfr } from '../faa-tfr/test-kit/healthy.ts';
import { healthyIoda } from '../ioda/test-kit/healthy.ts';
import { healthyIsigmet } from '../isigmet/test-kit/healthy.ts';
import { healthyNgaWarnings } from '../nga-warnings/test-kit/healthy.ts';
import { healthyPortwatchDisruptions } from '../portwatch-disruptions/test-kit/healthy.ts';
import { healthyPortwatchPorts } from '../portwatch-ports/test-kit/healthy.ts';
import { type Answer, FIRST_UPSTREAMS, NO_UPSTREAM, type PretendedUpstream, type Upstream } from './upstream.ts';

/** Every pretended upstream; the first that answers a request is the one it is for. */
const UPSTREAMS: readonly PretendedUpstream[] = [
  healthyFaaNas,
  healthyAsws,
  healthyFaaTfr,
  healthyIsigmet,
  healthyIoda,
  healthyDigitrafficAis,
  healthyNgaWarnings,
  healthyPortwatchPorts,
  healthyPortwatchDisruptions,
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
