import type { Clock } from '../../ports/clock.ts';
import { advisoriesUpstream } from './advisories-upstream.ts';
import { newsRssUpstream } from './news-rss-upstream.ts';
import { sirensUpstream } from './sirens-upstream.ts';
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
  newsRssUpstream,
  advisoriesUpstream,
  sirensUpstream,
];
