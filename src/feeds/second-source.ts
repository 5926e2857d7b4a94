import type { CollectRequest, FeedOutcome } from '../ports/feed.ts';
import { withSources } from './feed-outcome.ts';

/** One address that a feed's records come from. */
interface FeedSource {
  /** Named in the run's states and problems. */
  readonly id: string;
  collect(request: CollectRequest): Promise<FeedOutcome>;
}

/**
 * Collects from the first source, or from the second where the first fails; a run of the second names both. An upstream that
 * says when to come again has answered, and the second is not asked; where both fail, the failure of the first is reported.
 */
export async function collectWithSecond(
  first: FeedSource,
  second: FeedSource,
  request: CollectRequest,
): Promise<FeedOutcome> {
  const outcome = await first.collect(request);
  if (outcome.status !== 'failed' || outcome.retryAt !== undefined || request.signal.aborted) return outcome;
  const instead = await second.collect(request);
  if (instead.status !== 'read') return outcome;
  const problem = { kind: 'second_source', recordId: first.id, message: outcome.reason };
  const named = withSources(instead, [first.id, second.id], [problem]);
  return { ...named, problems: [problem, ...named.problems] };
}
