import type { FeedProblem } from '../ports/feed.ts';
import type { Tally } from './parsed.ts';

/** A row about a thing that is listed more than once. */
interface RowAbout {
  /** Of the thing, whatever its rows. */
  readonly id: string;
}

interface NewestRows<Row extends RowAbout> {
  /** In the order in which their things come first. */
  readonly newest: readonly Row[];
  /** Things of which no row could be read. */
  readonly lostCount: number;
}

/** Sorts the rows of a list by what they are about: the newest of each holds, the others are ignored in `tally`. */
export function latestById<Row extends RowAbout>(
  outcomes: Iterable<'ignored' | Row | FeedProblem>,
  { tally, isNewer }: { readonly tally: Tally; readonly isNewer: (one: Row, other: Row) => boolean },
): NewestRows<Row> {
  const newest = new Map<string, Row>();
  const rejectedIds = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome === 'ignored') tally.ignore();
    else if (isProblem(outcome)) {
      rejectedIds.add(outcome.recordId);
      tally.reject(outcome);
    } else {
      const other = newest.get(outcome.id);
      if (other !== undefined) tally.ignore();
      if (other === undefined || isNewer(outcome, other)) newest.set(outcome.id, outcome);
    }
  }
  const lostCount = [...rejectedIds].filter((id) => !newest.has(id)).length;
  return { newest: [...newest.values()], lostCount };
}

const isProblem = (outcome: RowAbout | FeedProblem): outcome is FeedProblem => 'message' in outcome;
