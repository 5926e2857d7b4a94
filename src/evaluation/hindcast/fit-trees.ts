import { log } from '../../arithmetic/log.ts';
import { pow } from '../../arithmetic/pow.ts';
import { square } from '../../arithmetic/square.ts';
import { softmax } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import type { LaneTree, TreeModel } from '../../assessment/scenarios/lane-model/tree-lanes.ts';
import type { LaneCase } from './lane-case.ts';

/** Settings of the boosting, chosen on the tuning years. */
export interface TreeSettings {
  readonly rounds: number;
  /** Tests from the root to a leaf. */
  readonly depth: number;
  /** Share of each step that is taken. */
  readonly rate: number;
  /** Least cases in a leaf. */
  readonly leafCases: number;
  /** Ridge on a leaf's value, in units of curvature. */
  readonly ridge: number;
}

const LANE_COUNT = 4;
const MAX_BINS = 32;

/**
 * Gradient boosting on the log score of the four lanes (Friedman 2001), with second-order leaves and features cut into 32 bins. No
 * sampling and no ties left to chance: the first best split wins, so the same cases give the same trees.
 */
export function fitTrees(cases: readonly LaneCase[], settings: TreeSettings): TreeModel {
  const width = cases[0]?.features.length ?? 0;
  const edges = Array.from({ length: width }, (_, i) => edgesOf(cases.map(({ features }) => features[i] ?? 0)));
  const binned = edges.map((own, i) => Uint8Array.from(cases, ({ features }) => binOf(features[i] ?? 0, own)));
  const start = [0, 1, 2, 3].map((lane) =>
    log((cases.filter(({ outcome }) => outcome === lane).length + 1) / (cases.length + LANE_COUNT)),
  );
  // A lane that never came out has nothing to split by: it keeps its start.
  const seen = [0, 1, 2, 3].filter((lane) => cases.some(({ outcome }) => outcome === lane));
  const scores = start.map((value) => new Float64Array(cases.length).fill(value));
  const trees: LaneTree[][] = start.map(() => []);
  const slope = start.map(() => new Float64Array(cases.length));
  const curvature = start.map(() => new Float64Array(cases.length));
  const at = new Float64Array(LANE_COUNT);
  for (let round = 0; round < settings.rounds; round++) {
    for (const [n, { outcome }] of cases.entries()) {
      for (let lane = 0; lane < LANE_COUNT; lane++) at[lane] = scores[lane]?.[n] ?? 0;
      const shares = softmax(at);
      for (let lane = 0; lane < LANE_COUNT; lane++) {
        const share = shares[lane] ?? 0;
        (slope[lane] ?? at)[n] = (outcome === lane ? 1 : 0) - share;
        (curvature[lane] ?? at)[n] = share * (1 - share);
      }
    }
    for (const lane of seen) {
      const { tree, leafOf } = growTree(
        { binned, edges, slope: slope[lane] ?? at, curvature: curvature[lane] ?? at },
        settings,
      );
      trees[lane]?.push(tree);
      const own = scores[lane] ?? at;
      for (let n = 0; n < cases.length; n++) own[n] = (own[n] ?? 0) + (tree.value[leafOf[n] ?? 0] ?? 0);
    }
  }
  return { start, trees };
}

interface Sample {
  readonly binned: readonly Uint8Array[];
  readonly edges: readonly (readonly number[])[];
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
}

function growTree(sample: Sample, settings: TreeSettings): { tree: LaneTree; leafOf: Int32Array } {
  const size = pow(2, settings.depth + 1) - 1;
  const feature = Array.from({ length: size }, () => -1);
  const value = Array.from({ length: size }, () => 0);
  const leafOf = new Int32Array(sample.slope.length);
  for (let node = 0; node < size; node++) {
    const members = membersOf(leafOf, node);
    if (members.length === 0) continue;
    const isInner = node < pow(2, settings.depth) - 1;
    const split = isInner ? bestSplit(sample, members, settings) : undefined;
    if (split === undefined) {
      value[node] = leafValue(sample, members, settings);
      continue;
    }
    feature[node] = split.feature;
    value[node] = sample.edges[split.feature]?.[split.bin] ?? 0;
    const bins = sample.binned[split.feature];
    for (const n of members) leafOf[n] = 2 * node + ((bins?.[n] ?? 0) <= split.bin ? 1 : 2);
  }
  return { tree: { feature, value }, leafOf };
}

function membersOf(leafOf: Int32Array, node: number): Int32Array {
  let count = 0;
  const members = new Int32Array(leafOf.length);
  for (let n = 0; n < leafOf.length; n++) if (leafOf[n] === node) members[count++] = n;
  return members.subarray(0, count);
}

function leafValue({ slope, curvature }: Sample, members: Int32Array, { rate, ridge }: TreeSettings): number {
  let [up, down] = [0, ridge];
  for (const n of members) {
    up += slope[n] ?? 0;
    down += curvature[n] ?? 0;
  }
  // Six digits keep the stored model small; the scores above use the rounded value too.
  return Math.round((rate * up * 1e6) / down) / 1e6;
}

function bestSplit(sample: Sample, members: Int32Array, { leafCases, ridge }: TreeSettings) {
  let best: { feature: number; bin: number } | undefined;
  let bestGain = 1e-9;
  const counts = new Float64Array(MAX_BINS);
  const slopes = new Float64Array(MAX_BINS);
  const curves = new Float64Array(MAX_BINS);
  for (const [feature, bins] of sample.binned.entries()) {
    counts.fill(0);
    slopes.fill(0);
    curves.fill(0);
    for (let i = 0; i < members.length; i++) {
      const n = members[i] ?? 0;
      const bin = bins[n] ?? 0;
      counts[bin] = (counts[bin] ?? 0) + 1;
      slopes[bin] = (slopes[bin] ?? 0) + (sample.slope[n] ?? 0);
      curves[bin] = (curves[bin] ?? 0) + (sample.curvature[n] ?? 0);
    }
    const [allSlope, allCurve] = [total(slopes), total(curves)];
    const whole = (allSlope * allSlope) / (allCurve + ridge);
    let [count, up, down] = [0, 0, 0];
    for (let bin = 0; bin < MAX_BINS - 1; bin++) {
      count += counts[bin] ?? 0;
      up += slopes[bin] ?? 0;
      down += curves[bin] ?? 0;
      if (count < leafCases || members.length - count < leafCases) continue;
      const gain = (up * up) / (down + ridge) + square(allSlope - up) / (allCurve - down + ridge) - whole;
      if (gain > bestGain) [bestGain, best] = [gain, { feature, bin }];
    }
  }
  return best;
}

/** Upper edges of the bins but the last: distinct quantiles, to six digits so that the stored model reads the same. */
function edgesOf(values: readonly number[]): readonly number[] {
  const sorted = Float64Array.from(values).sort();
  const edges = Array.from(
    { length: MAX_BINS - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / MAX_BINS)] ?? 0,
  );
  return [...new Set(edges.map((value) => Math.round(value * 1e6) / 1e6))];
}

function binOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
