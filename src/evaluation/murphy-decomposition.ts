import { square } from '../arithmetic/square.ts';
import type { BinaryCase } from './ranked-cases.ts';
import { binOf, type ReliabilityBin, reliabilityBins } from './reliability-bins.ts';

/** Parts of the binary Brier score: score = reliability − resolution + uncertainty + withinBins, exactly. */
export interface MurphyParts {
  /** Distance between what was said and what happened, 0 or more, lower is better. */
  readonly reliability: number;
  /** How far the bins' outcomes differ from the overall share, 0 or more, higher is better. */
  readonly resolution: number;
  /** Variance of the outcome itself, in [0, .25]. */
  readonly uncertainty: number;
  /** What binning blurs: variance of the probabilities in a bin less twice their covariance with the outcome (Stephenson et al. 2008). */
  readonly withinBins: number;
  /** Mean of (probability − outcome)². */
  readonly score: number;
}

/**
 * The decomposition of Murphy (1973) over bins, with the terms that make it exact for probabilities that differ inside a bin.
 * The four lanes' scores add up to the four-class Brier score, and so do their parts.
 * @returns undefined without a case
 */
export function murphyDecomposition(cases: readonly BinaryCase[], edges: readonly number[]): MurphyParts | undefined {
  const n = cases.reduce((sum, { count = 1 }) => sum + count, 0);
  if (n === 0) return undefined;
  const bins = reliabilityBins(cases, edges);
  const share = bins.reduce((sum, { happenedCount }) => sum + happenedCount, 0) / n;
  const weighted = (term: (bin: ReliabilityBin, observed: number) => number) =>
    bins.reduce((sum, bin) => sum + (bin.count / n) * term(bin, bin.happenedCount / bin.count), 0);
  return {
    reliability: weighted(({ meanProbability }, observed) => square(meanProbability - observed)),
    resolution: weighted((_, observed) => square(observed - share)),
    uncertainty: share * (1 - share),
    withinBins: blurOf(cases, bins, edges) / n,
    score:
      cases.reduce(
        (sum, { probability, happened, count = 1 }) => sum + count * square(probability - (happened ? 1 : 0)),
        0,
      ) / n,
  };
}

function blurOf(cases: readonly BinaryCase[], bins: readonly ReliabilityBin[], edges: readonly number[]): number {
  const byPlace = new Map(bins.map((bin) => [binOf(bin.from, edges), bin]));
  let sum = 0;
  for (const { probability, happened, count = 1 } of cases) {
    const bin = byPlace.get(binOf(probability, edges));
    if (bin === undefined) continue;
    const apart = probability - bin.meanProbability;
    sum += count * apart * (apart - 2 * ((happened ? 1 : 0) - bin.happenedCount / bin.count));
  }
  return sum;
}
