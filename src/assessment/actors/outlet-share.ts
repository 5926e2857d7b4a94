import type { ActCluster } from './act-clusters.ts';

/**
 * Share of some clusters in all of them, each outlet one vote: the mean over outlets of the share among what it tells itself.
 * Judged without whichever outlet raises it most, so that none alone decides.
 * @returns 0 to 1; 0 where fewer than two outlets tell of anything
 */
export function outletShare(some: readonly ActCluster[], others: readonly ActCluster[]): number {
  const counts = new Map<string, { some: number; all: number }>();
  const count = (clusters: readonly ActCluster[], isSome: boolean): void => {
    for (const { lineages } of clusters)
      for (const lineage of lineages) {
        const told = counts.get(lineage) ?? { some: 0, all: 0 };
        told.all += 1;
        if (isSome) told.some += 1;
        counts.set(lineage, told);
      }
  };
  count(some, true);
  count(others, false);
  // Added in ascending order: the same sum whoever the outlets are.
  const shares = [...counts.values()].map((told) => told.some / told.all).sort((a, b) => a - b);
  const withoutBest = shares.slice(0, -1);
  if (withoutBest.length === 0) return 0;
  return withoutBest.reduce((sum, share) => sum + share, 0) / withoutBest.length;
}
