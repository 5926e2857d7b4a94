import { log } from '../../arithmetic/log.ts';
import { square } from '../../arithmetic/square.ts';
import { softmax } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { choleskyOf, substitute } from './solve-linear.ts';

/** One case of a model whose score for a lane is a weighted sum of that lane's own figures. */
export interface WeightedCase {
  /** Per lane, one figure a weight. */
  readonly figures: readonly (readonly number[])[];
  readonly outcome: number;
}

const STEPS = 40;

/**
 * The weights that lose least by the log score plus a ridge around given values: a conditional logit, convex, by Newton's method.
 * @param ridge per weight, in cases
 * @param towards per weight: the value that no data would give
 */
export function fitSharedWeights(
  cases: readonly WeightedCase[],
  ridge: readonly number[],
  towards: readonly number[],
): readonly number[] {
  const width = ridge.length;
  let weights = Float64Array.from(towards);
  let loss = lossOf(cases, weights, { ridge, towards });
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = derivatives(cases, weights, { ridge, towards });
    const change = substitute(choleskyOf(curvature), slope);
    let taken = 1;
    let next = Float64Array.from({ length: width }, (_, i) => (weights[i] ?? 0) + (change[i] ?? 0));
    let nextLoss = lossOf(cases, next, { ridge, towards });
    while (nextLoss > loss && taken > 1e-4) {
      taken /= 2;
      next = Float64Array.from({ length: width }, (_, i) => (weights[i] ?? 0) + taken * (change[i] ?? 0));
      nextLoss = lossOf(cases, next, { ridge, towards });
    }
    const gain = loss - nextLoss;
    if (gain <= 0) break;
    [weights, loss] = [next, nextLoss];
    if (gain < 1e-6) break;
  }
  return [...weights];
}

interface Penalty {
  readonly ridge: readonly number[];
  readonly towards: readonly number[];
}

function lossOf(cases: readonly WeightedCase[], weights: Float64Array, { ridge, towards }: Penalty): number {
  let loss = ridge.reduce((sum, own, i) => sum + (own / 2) * square((weights[i] ?? 0) - (towards[i] ?? 0)), 0);
  for (const { figures, outcome } of cases) loss -= log(sharesOf(figures, weights)[outcome] ?? 1);
  return loss;
}

function derivatives(cases: readonly WeightedCase[], weights: Float64Array, { ridge, towards }: Penalty) {
  const width = weights.length;
  const slope = Float64Array.from(ridge, (own, i) => own * ((towards[i] ?? 0) - (weights[i] ?? 0)));
  const curvature = Array.from(ridge, (own, i) => {
    const row = new Float64Array(width);
    row[i] = own + 1e-9;
    return row;
  });
  for (const { figures, outcome } of cases) {
    const shares = sharesOf(figures, weights);
    const mean = new Float64Array(width);
    for (const [lane, row] of figures.entries())
      for (let i = 0; i < width; i++) mean[i] = (mean[i] ?? 0) + (shares[lane] ?? 0) * (row[i] ?? 0);
    for (let i = 0; i < width; i++) slope[i] = (slope[i] ?? 0) + (figures[outcome]?.[i] ?? 0) - (mean[i] ?? 0);
    for (const [lane, row] of figures.entries())
      for (let i = 0; i < width; i++) {
        const apart = (shares[lane] ?? 0) * ((row[i] ?? 0) - (mean[i] ?? 0));
        const into = curvature[i] ?? mean;
        for (let j = 0; j <= i; j++) into[j] = (into[j] ?? 0) + apart * ((row[j] ?? 0) - (mean[j] ?? 0));
      }
  }
  return { slope, curvature };
}

function sharesOf(figures: readonly (readonly number[])[], weights: Float64Array): readonly number[] {
  return softmax(
    figures.map((row) => {
      let score = 0;
      for (let i = 0; i < weights.length; i++) score += (weights[i] ?? 0) * (row[i] ?? 0);
      return score;
    }),
  );
}
