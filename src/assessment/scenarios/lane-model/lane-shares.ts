import { exp } from '../../../arithmetic/exp.ts';
/** One probability per lane, in the order of the contract's LANES; they sum to 1 but for rounding. */
export type LaneShares = readonly [base: number, escalation: number, containment: number, fragmentation: number];

/** Least probability that takes part in a logarithm. */
export const MIN_SHARE = 1e-4;

/** Weights scaled to sum to 1, none below `MIN_SHARE` before scaling. */
export function laneShares(weights: ArrayLike<number>): LaneShares {
  const at = (i: number): number => Math.max(MIN_SHARE, weights[i] ?? 0);
  const total = at(0) + at(1) + at(2) + at(3);
  return [at(0) / total, at(1) / total, at(2) / total, at(3) / total];
}

/** The shares whose logarithms differ as the scores do. */
export function softmax(scores: ArrayLike<number>): LaneShares {
  const at = (i: number): number => scores[i] ?? 0;
  const top = Math.max(at(0), at(1), at(2), at(3));
  return laneShares([exp(at(0) - top), exp(at(1) - top), exp(at(2) - top), exp(at(3) - top)]);
}
