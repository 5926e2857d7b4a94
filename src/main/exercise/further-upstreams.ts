import type { Clock } from '../../ports/clock.ts';
import { emscUpstream } from './emsc-upstream.ts';
import { eonetUpstream } from './eonet-upstream.ts';
import { firmsUpstream } from './firms-upstream.ts';
import { gdacsUpstream } from './gdacs-upstream.ts';
import { kevUpstream } from './kev-upstream.ts';
import { nwsUpstream } from './nws-upstream.ts';
import type { Upstream } from './upstream-server.ts';
import { usgsUpstream } from './usgs-upstream.ts';
import { whoUpstream } from './who-upstream.ts';

/** What an imitated upstream publishes from: the same seed, anchor and instant give the same bytes. */
export interface ExercisePlan {
  readonly seed: number;
  /** The instant the exercise opens at, 12 days into the blockade, epoch ms. */
  readonly anchorAt: number;
  readonly clock: Clock;
}

/** The upstreams beside the first four, one line each. */
export const FURTHER_UPSTREAMS: readonly ((plan: ExercisePlan) => Upstream)[] = [
  usgsUpstream,
  emscUpstream,
  gdacsUpstream,
  eonetUpstream,
  firmsUpstream,
  nwsUpstream,
  kevUpstream,
  whoUpstream,
];
