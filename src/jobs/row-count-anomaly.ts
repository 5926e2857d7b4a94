import type { FeedCard, FeedOutcome } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';

/** What is wrong with the size of a run. */
export interface RowCountAnomaly {
  readonly reason: string;
  readonly isShrunk: boolean;
}

/** Rows that have gone to this share of the last good run's have not gone: something is broken (FEEDS.md §3.3, rule 9). */
const MIN_SHARE = 0.5;
/** A list that stays short is a short list: after so many refusals in a row the next run is believed. */
const MAX_SHRUNK_RUNS = 3;

/**
 * Whether a run has too few or too many rows to be believed, by the card's own rule. Only feeds that declare one are
 * judged: of a feed of events, half as many may be good news, and twice as many are what we are here for.
 * @param before state of the feed before this run
 */
export function rowCountAnomaly(
  card: FeedCard,
  outcome: FeedOutcome,
  before: FeedState | undefined,
): RowCountAnomaly | undefined {
  if (outcome.status !== 'read' || outcome.rows === undefined || card.rowCheck === undefined) return undefined;
  const count = outcome.rows.totalCount;
  const [least, most] = card.expectedRecords;
  if (count < least || count > most)
    return { reason: `refused: ${count} rows, where ${least} to ${most} are expected`, isShrunk: false };
  const last = before?.steadyRowCount;
  if (last === undefined || count >= MIN_SHARE * last) return undefined;
  if ((before?.shrunkRunCount ?? 0) >= MAX_SHRUNK_RUNS) return undefined;
  return { reason: `refused: ${count} rows, less than half of the ${last} of the last good run`, isShrunk: true };
}

/** The size later runs are compared with, after a run that was believed. */
export function steadyRowCount(
  card: FeedCard,
  outcome: FeedOutcome,
  before: FeedState | undefined,
): number | undefined {
  if (outcome.status !== 'read' || outcome.rows === undefined) return before?.steadyRowCount;
  if (card.rowCheck === 'half_of_last') return outcome.rows.totalCount;
  const isReread = before?.lastSuccessAt !== undefined;
  return card.rowCheck === 'half_of_last_reread' && isReread ? outcome.rows.totalCount : undefined;
}
