import { seededRandom } from './seeded-random.ts';
import { sortedQuantile } from './sorted-quantile.ts';

/** One value of a cluster: cases of one cluster depend on each other. */
export interface ClusterCase {
  /** Whole number; consecutive clusters may depend on each other, too. */
  readonly cluster: number;
  readonly value: number;
}

export interface ClusterMean {
  readonly mean: number;
  /** 2.5 % and 97.5 % quantiles of the mean over the draws. */
  readonly low: number;
  readonly high: number;
}

export interface ClusterBootstrap {
  readonly seed: number;
  readonly draws: number;
  /** Consecutive clusters that are drawn together: as many as one outcome spans. */
  readonly blockLength: number;
}

/**
 * The mean of all cases with a 95 % interval by circular block bootstrap over clusters (Politis & Romano 1992): a cluster is drawn with
 * all its cases, so that many cases of few days do not look like much evidence.
 * @returns undefined without a case
 */
export function clusterMean(cases: readonly ClusterCase[], bootstrap: ClusterBootstrap): ClusterMean | undefined {
  const { seed, draws, blockLength } = bootstrap;
  const sums = new Map<number, { total: number; count: number }>();
  for (const { cluster, value } of [...cases].sort((a, b) => a.cluster - b.cluster || a.value - b.value)) {
    const sum = sums.get(cluster) ?? { total: 0, count: 0 };
    sums.set(cluster, { total: sum.total + value, count: sum.count + 1 });
  }
  const clusters = [...sums.values()];
  if (clusters.length === 0) return undefined;
  const stream = seededRandom(seed);
  const means = Float64Array.from({ length: draws }, () => {
    let [total, count] = [0, 0];
    for (let drawn = 0; drawn < clusters.length; ) {
      const start = stream.integer(clusters.length);
      for (let i = 0; i < blockLength && drawn < clusters.length; i++, drawn++) {
        const one = clusters[(start + i) % clusters.length];
        total += one?.total ?? 0;
        count += one?.count ?? 0;
      }
    }
    return total / count;
  }).sort();
  const total = clusters.reduce((sum, one) => sum + one.total, 0);
  const count = clusters.reduce((sum, one) => sum + one.count, 0);
  return { mean: total / count, low: sortedQuantile(means, 0.025), high: sortedQuantile(means, 0.975) };
}
