import type { FeedProblem } from '../ports/feed.ts';
import type { ReadRecord } from '../ports/record.ts';
import { startTally } from './parsed.ts';

/** Entries of a list that has no observation of its own rows, by id, with the tally of what was kept, ignored and rejected. */
export function readEntries(rows: readonly unknown[], read: (row: unknown) => ReadRecord | FeedProblem | undefined) {
  const tally = startTally();
  const entries = new Map<string, ReadRecord>();
  for (const row of rows) {
    const outcome = read(row);
    if (outcome === undefined) tally.ignore();
    else if ('message' in outcome) tally.reject(outcome);
    else if (entries.has(outcome.recordId))
      tally.reject({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    else {
      entries.set(outcome.recordId, outcome);
      tally.keep([]);
    }
  }
  return { tally, entries };
}
