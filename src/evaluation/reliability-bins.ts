import type { BinaryCase } from './ranked-cases.ts';

/** What forecasts between two probabilities came to. */
export interface ReliabilityBin {
  /** Lower edge, included. */
  readonly from: number;
  /** Upper edge, excluded but for 1. */
  readonly to: number;
  readonly count: number;
  readonly happenedCount: number;
  /** Mean probability of the cases in the bin. */
  readonly meanProbability: number;
}

/** Edges of ten bins of equal width. */
export const TENTHS: readonly number[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/**
 * Cases by the probability they were given; bins without a case are left out.
 * @param edges ascending, from 0 to 1
 */
export function reliabilityBins(
  cases: readonly BinaryCase[],
  edges: readonly number[] = TENTHS,
): readonly ReliabilityBin[] {
  const bins = edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to, count: 0, happenedCount: 0, sum: 0 }));
  for (const { probability, happened, count = 1 } of cases) {
    const bin = bins[binOf(probability, edges)];
    if (bin === undefined) continue;
    bin.count += count;
    bin.happenedCount += happened ? count : 0;
    bin.sum += probability * count;
  }
  return bins.filter(({ count }) => count > 0).map(({ sum, ...bin }) => ({ ...bin, meanProbability: sum / bin.count }));
}

/** Place of the bin that holds a probability: the last whose lower edge is not above it. */
export function binOf(probability: number, edges: readonly number[]): number {
  let place = 0;
  for (let i = 1; i < edges.length - 1 && probability >= (edges[i] ?? 1); i++) place = i;
  return place;
}
