import type { Clock } from '../../ports/clock.ts';
import { adsbUpstream } from './adsb-upstream.ts';
import { sanctionsUpstream } from './sanctions-upstream.ts';
import type { Upstream } from './upstream-server.ts';

/** What an imitated upstream publishes from: the same seed, anchor and instant give the same bytes. */
export interface ExercisePlan {
  readonly seed: number;
  /** The instant the exercise opens at, 12 days into the blockade, epoch ms. */
  readonly anchorAt: number;
  readonly clock: Clock;
}

/** The upstreams beside the first four, one line each. */
export const FURTHER_UPSTREAMS: readonly ((plan: ExercisePlan) => Upstream)[] = [sanctionsUpstream, adsbUpstream];
