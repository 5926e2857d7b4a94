import { type LaneShares, softmax } from './lane-shares.ts';

/** A multinomial logit on standardised features. */
export interface LogitModel {
  readonly centre: readonly number[];
  readonly scale: readonly number[];
  /** Per lane: the intercept, then one coefficient a feature. */
  readonly coefficients: readonly (readonly number[])[];
}

/** Standardised features beyond this many standard deviations count as this many. */
const FARTHEST = 4;

export function logitLanes(features: readonly number[], { centre, scale, coefficients }: LogitModel): LaneShares {
  const z = standardised(features, centre, scale);
  return softmax(
    coefficients.map((row) => {
      let score = row[0] ?? 0;
      for (let i = 0; i < z.length; i++) score += (row[i + 1] ?? 0) * (z[i] ?? 0);
      return score;
    }),
  );
}

/** Features less their centre, over their scale, cut at four on both sides; the fit standardises by the same. */
export function standardised(
  features: readonly number[],
  centre: readonly number[],
  scale: readonly number[],
): readonly number[] {
  return features.map((value, i) =>
    Math.max(-FARTHEST, Math.min(FARTHEST, (value - (centre[i] ?? 0)) / (scale[i] ?? 1))),
  );
}
