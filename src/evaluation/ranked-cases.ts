/** One forecast of a yes-or-no event: the probability it was given, or a score that only ranks, and whether it happened. */
export interface BinaryCase {
  readonly probability: number;
  readonly happened: boolean;
}

/** Cases of equal probability together. */
export interface TiedCases {
  readonly probability: number;
  readonly count: number;
  readonly happenedCount: number;
}

/** Cases from the most to the least probable, equals as one entry: no rank depends on the order they came in. */
export function rankedCases(cases: readonly BinaryCase[]): readonly TiedCases[] {
  const ties: { probability: number; count: number; happenedCount: number }[] = [];
  for (const { probability, happened } of [...cases].sort((a, b) => b.probability - a.probability)) {
    let last = ties.at(-1);
    if (last?.probability !== probability) {
      last = { probability, count: 0, happenedCount: 0 };
      ties.push(last);
    }
    last.count += 1;
    last.happenedCount += happened ? 1 : 0;
  }
  return ties;
}
