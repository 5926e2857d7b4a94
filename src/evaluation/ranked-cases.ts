/** One forecast of a yes-or-no event: the probability it was given, or a score that only ranks, and whether it happened. */
export interface BinaryCase {
  readonly probability: number;
  readonly happened: boolean;
  /** How many cases alike this stands for; 1 when absent. */
  readonly count?: number;
}

/** Cases of equal probability together. */
export interface TiedCases {
  readonly probability: number;
  readonly count: number;
  readonly happenedCount: number;
}

/** Cases from the most to the least probable, equals as one entry: no rank depends on the order they came in. */
export function rankedCases(cases: readonly BinaryCase[]): readonly TiedCases[] {
  const ties = new Map<number, { probability: number; count: number; happenedCount: number }>();
  for (const { probability, happened, count = 1 } of cases) {
    const tie = ties.get(probability) ?? { probability, count: 0, happenedCount: 0 };
    tie.count += count;
    tie.happenedCount += happened ? count : 0;
    ties.set(probability, tie);
  }
  return [...ties.values()].sort((a, b) => b.probability - a.probability);
}

/** The same cases, with those alike as one. */
export function tiedCases(cases: readonly BinaryCase[]): readonly BinaryCase[] {
  return rankedCases(cases).flatMap(({ probability, count, happenedCount }) => [
    ...(happenedCount === 0 ? [] : [{ probability, happened: true, count: happenedCount }]),
    ...(happenedCount === count ? [] : [{ probability, happened: false, count: count - happenedCount }]),
  ]);
}
