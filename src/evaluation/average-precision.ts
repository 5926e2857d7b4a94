import { type BinaryCase, rankedCases } from './ranked-cases.ts';

/**
 * Average precision: the precision at each threshold, weighted by the recall it adds, equals taken together and nothing
 * interpolated. In (0, 1], higher is better; its floor is near the share that happened.
 * @returns undefined where nothing happened
 */
export function averagePrecision(cases: readonly BinaryCase[]): number | undefined {
  let seen = 0;
  let found = 0;
  let sum = 0;
  for (const { count, happenedCount } of rankedCases(cases)) {
    seen += count;
    found += happenedCount;
    sum += happenedCount * (found / seen);
  }
  return found === 0 ? undefined : sum / found;
}
