import { type LaneShares, softmax } from './lane-shares.ts';

/**
 * A regression tree in three equal lists: at node i the feature is compared with the value; the children of i are 2i + 1 (at most
 * the value) and 2i + 2. A feature of −1 marks a leaf, whose value is added to the score.
 */
export interface LaneTree {
  readonly feature: readonly number[];
  readonly value: readonly number[];
}

/** Boosted trees: one list of trees per lane, added to a start. */
export interface TreeModel {
  readonly start: readonly number[];
  readonly trees: readonly (readonly LaneTree[])[];
}

export function treeLanes(features: readonly number[], { start, trees }: TreeModel): LaneShares {
  return softmax(
    start.map((from, lane) => (trees[lane] ?? []).reduce((score, tree) => score + leafValue(features, tree), from)),
  );
}

function leafValue(features: readonly number[], { feature, value }: LaneTree): number {
  let node = 0;
  for (;;) {
    const tested = feature[node] ?? -1;
    if (tested < 0) return value[node] ?? 0;
    node = 2 * node + ((features[tested] ?? 0) <= (value[node] ?? 0) ? 1 : 2);
  }
}
