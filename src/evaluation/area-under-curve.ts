import { type BinaryCase, rankedCases } from './ranked-cases.ts';

/**
 * Area under the ROC curve: the chance that a case that happened was ranked above one that did not, ties counted half
 * (Mann & Whitney 1947). In [0, 1], .5 for no order at all.
 * @returns undefined where everything happened or nothing did
 */
export function areaUnderCurve(cases: readonly BinaryCase[]): number | undefined {
  let above = 0;
  let missed = 0;
  let wins = 0;
  for (const { count, happenedCount } of rankedCases(cases)) {
    const missedHere = count - happenedCount;
    wins += missedHere * (above + happenedCount / 2);
    above += happenedCount;
    missed += missedHere;
  }
  return above === 0 || missed === 0 ? undefined : wins / (above * missed);
}
