import type { FeedProblem, ReadObservation } from '../ports/feed.ts';
import type { ReadRecords } from '../ports/record.ts';

/** What a parser makes of one answer: rows counted without remainder, or no answer of this format at all. */
export type Parsed = ParsedRows | { readonly status: 'unreadable'; readonly reason: string };

export interface ParsedRows {
  readonly status: 'parsed';
  readonly observations: readonly ReadObservation[];
  /** The first few rejected rows of each kind. */
  readonly problems: readonly FeedProblem[];
  /** Every row of the answer: kept + ignored + rejected. */
  readonly totalCount: number;
  /** Rows that gave at least one observation. */
  readonly keptCount: number;
  /** Rows that are sound but not what we collect. */
  readonly ignoredCount: number;
  readonly rejectedCount: number;
  readonly rejectedByKind: Readonly<Record<string, number>>;
  /** The entries of the answer; absent where the feed gives none. */
  readonly records?: ReadRecords;
  /** The newest moment in the answer itself, epoch ms, where its observations are dated later than that. */
  readonly contentAt?: number;
}

export interface Tally {
  keep(observations: readonly ReadObservation[]): void;
  ignore(): void;
  reject(problem: FeedProblem): void;
  /** @param whole observations about the answer as a whole, which belong to no row */
  rows(whole?: (totalCount: number, keptCount: number) => readonly ReadObservation[]): ParsedRows;
}

/** Rejected rows that are shown of each kind. */
const PROBLEMS_SHOWN = 5;

/** Counts rows while a parser walks them, one call per row. */
export function startTally(): Tally {
  const observations: ReadObservation[] = [];
  const problems: FeedProblem[] = [];
  const rejectedByKind: Record<string, number> = {};
  let keptCount = 0;
  let ignoredCount = 0;
  let rejectedCount = 0;
  return {
    keep(read) {
      keptCount += 1;
      for (const observation of read) observations.push(observation);
    },
    ignore() {
      ignoredCount += 1;
    },
    reject(problem) {
      rejectedCount += 1;
      const count = (rejectedByKind[problem.kind] ?? 0) + 1;
      rejectedByKind[problem.kind] = count;
      if (count <= PROBLEMS_SHOWN) problems.push(problem);
    },
    rows(whole) {
      const totalCount = keptCount + ignoredCount + rejectedCount;
      const all = whole === undefined ? observations : [...observations, ...whole(totalCount, keptCount)];
      return {
        status: 'parsed',
        observations: all,
        problems,
        totalCount,
        keptCount,
        ignoredCount,
        rejectedCount,
        rejectedByKind,
      };
    },
  };
}
