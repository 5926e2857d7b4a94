import type { CollectRequest, FeedOutcome, FeedProblem } from '../ports/feed.ts';
import { withFallback } from './feed-outcome.ts';

/** One address that a feed's records come from. */
interface FeedSource {
  /** Named in the run's states and problems. */
  readonly id: string;
  collect(request: CollectRequest): Promise<FeedOutcome>;
}

/**
 * Collects from the first source, or from the next one that reads where it fails; such a run names all that were asked. A first
 * one that says when to come again has answered, and no other is asked; where all fail, the failure of the first is reported.
 */
export async function collectInOrder(
  first: FeedSource,
  others: readonly FeedSource[],
  request: CollectRequest,
): Promise<FeedOutcome> {
  const outcome = await first.collect(request);
  if (outcome.status !== 'failed' || outcome.retryAt !== undefined) return outcome;
  const failures = [failureOf(first, outcome.reason)];
  for (const source of others) {
    if (request.signal.aborted) break;
    const instead = await source.collect(request);
    if (instead.status === 'read') return withFallback(instead, source.id, failures);
    failures.push(failureOf(source, instead.status === 'failed' ? instead.reason : 'unchanged'));
  }
  return outcome;
}

const failureOf = ({ id }: FeedSource, message: string): FeedProblem => ({
  kind: 'second_source',
  recordId: id,
  message,
});
