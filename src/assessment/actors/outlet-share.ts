import type { ActCluster } from './act-clusters.ts';

/**
 * Share of some clusters in all of them, each outlet one vote: the mean over outlets of the share among its own reports,
 * without the outlet that raises it most, so that no single outlet decides.
 * @returns 0 to 1; 0 with fewer than two outlets
 */
export function outletShare(some: readonly ActCluster[], others: readonly ActCluster[]): number {
  return shareIn(outletTally(some, others), some);
}

/** Clusters reported by each outlet. */
export type OutletTally = ReadonlyMap<string, number>;

export function outletTally(...all: readonly (readonly ActCluster[])[]): OutletTally {
  const tally = new Map<string, number>();
  for (const clusters of all)
    for (const { lineages } of clusters)
      for (const lineage of lineages) tally.set(lineage, (tally.get(lineage) ?? 0) + 1);
  return tally;
}

/** `outletShare` of some clusters in a total that is counted already. @param all counts `some` too */
export function shareIn(all: OutletTally, some: readonly ActCluster[]): number {
  // Added in ascending order: the same sum for any naming of the outlets. Outlets without such reports would add zeros.
  const shares = [...outletTally(some)]
    .map(([lineage, count]) => count / (all.get(lineage) ?? count))
    .sort((a, b) => a - b);
  return all.size < 2 ? 0 : shares.slice(0, -1).reduce((sum, share) => sum + share, 0) / (all.size - 1);
}
