import type { ActCluster } from './act-clusters.ts';

/**
 * Share of some clusters in all of them, each outlet one vote: the mean over outlets of the share among what it tells itself.
 * Judged without whichever outlet raises it most, so that none alone decides.
 * @returns 0 to 1; 0 where fewer than two outlets tell of anything
 */
export function outletShare(some: readonly ActCluster[], others: readonly ActCluster[]): number {
  return shareIn(outletTally(some, others), some);
}

/** How many clusters each outlet tells of. */
export type OutletTally = ReadonlyMap<string, number>;

export function outletTally(...all: readonly (readonly ActCluster[])[]): OutletTally {
  const tally = new Map<string, number>();
  for (const clusters of all)
    for (const { lineages } of clusters)
      for (const lineage of lineages) tally.set(lineage, (tally.get(lineage) ?? 0) + 1);
  return tally;
}

/** `outletShare` of some clusters in a whole that is counted already. @param all counts `some` too */
export function shareIn(all: OutletTally, some: readonly ActCluster[]): number {
  // Added in ascending order: the same sum whoever the outlets are. Outlets that tell of none of them would add zeros.
  const shares = [...outletTally(some)]
    .map(([lineage, told]) => told / (all.get(lineage) ?? told))
    .sort((a, b) => a - b);
  return all.size < 2 ? 0 : shares.slice(0, -1).reduce((sum, share) => sum + share, 0) / (all.size - 1);
}
