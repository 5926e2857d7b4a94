import { log } from '../../../arithmetic/log.ts';
import { type LaneShares, softmax } from './lane-shares.ts';

/** A pool of forecasts in log space, then a calibration map. */
export interface LanePool {
  /** One weight per member. Their sum is the sharpness: the temperature is one over it. */
  readonly weights: readonly number[];
  /** Added to each lane's logarithm. */
  readonly offsets: readonly number[];
  /** Dirichlet calibration, per lane: an intercept and a weight on the logarithm of each lane; absent where the sample is small. */
  readonly dirichlet?: readonly (readonly number[])[];
}

/** @param members as many forecasts as the pool has weights, in its order */
export function poolLanes(members: readonly LaneShares[], { weights, offsets, dirichlet }: LanePool): LaneShares {
  const scores = [0, 1, 2, 3].map((lane) =>
    members.reduce((sum, shares, i) => sum + (weights[i] ?? 0) * log(shares[lane] ?? 1), offsets[lane] ?? 0),
  );
  const pooled = softmax(scores);
  if (dirichlet === undefined) return pooled;
  const logs = pooled.map(log);
  return softmax(dirichlet.map((row) => logs.reduce((sum, log, i) => sum + (row[i + 1] ?? 0) * log, row[0] ?? 0)));
}
