import type { Observation } from '../../../src/assessment/observation.ts';
import type { Parsed } from '../../../src/feeds/parsed.ts';
import type { FeedCard } from '../../../src/ports/feed.ts';

/** Rows of recorded history that a parser may reject; with more, the file is not the expected one. */
const TOLERATED_SHARE = 0.01;

/**
 * What a parser read, known after the lag that its feed declares: as a backfill would have stored it.
 * @throws when the parser could not read it, or refused more than a hundredth of it
 */
export function knownRows(parsed: Parsed, { id: feedId, publicationLagMs }: FeedCard): readonly Observation[] {
  if (parsed.status === 'unreadable') throw new Error(`${feedId}: ${parsed.reason}`);
  if (parsed.rejectedCount > TOLERATED_SHARE * parsed.totalCount)
    throw new Error(`${feedId}: ${JSON.stringify(parsed.problems[0])}`);
  return parsed.observations.map((read) => ({ ...read, feedId, knownAt: read.observedAt + publicationLagMs }));
}
