import type { Clock } from '../../ports/clock.ts';
import { digitrafficUpstream } from './digitraffic-upstream.ts';
import { faaUpstream } from './faa-upstream.ts';
import { iodaUpstream } from './ioda-upstream.ts';
import { ngaUpstream } from './nga-upstream.ts';
import { portsUpstream } from './ports-upstream.ts';
import { sigmetUpstream } from './sigmet-upstream.ts';
import type { Upstream } from './upstream-server.ts';

/** What an imitated upstream publishes from: the same seed, anchor and instant give the same bytes. */
export interface ExercisePlan {
  readonly seed: number;
  /** The instant the exercise opens at, 12 days into the blockade, epoch ms. */
  readonly anchorAt: number;
  readonly clock: Clock;
}

/** The upstreams beside the first four, one line each. */
export const FURTHER_UPSTREAMS: readonly ((plan: ExercisePlan) => Upstream)[] = [
  faaUpstream,
  sigmetUpstream,
  iodaUpstream,
  digitrafficUpstream,
  ngaUpstream,
  portsUpstream,
];
