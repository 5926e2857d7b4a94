import type { FeedProblem, ReadObservation } from '../ports/feed.ts';
import { type ParsedRows, startTally } from './parsed.ts';

/** Rows that give one observation each: every one is kept, ignored or rejected by what `read` makes of it. */
export function tallyRows(
  rows: readonly unknown[],
  read: (row: unknown) => ReadObservation | FeedProblem | 'ignored',
): ParsedRows {
  const tally = startTally();
  for (const row of rows) {
    const outcome = read(row);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}
