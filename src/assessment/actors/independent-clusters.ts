/** A cluster of reports and what it weighs. */
export interface WeighedCluster {
  /** More than 0. */
  readonly weight: number;
  readonly lineages: ReadonlySet<string>;
}

export interface Independent {
  readonly count: number;
  readonly weight: number;
}

/**
 * How many clusters can each be given an outlet of their own, the heaviest first, and what these weigh together. One outlet
 * adds one at most, however much it tells, and one story adds one, however many outlets print it. Sets that can be given
 * outlets of their own form a matroid (Edmonds and Fulkerson 1965), so that taking the heaviest first gives the most weight,
 * whatever the order among equals.
 */
export function independentClusters(clusters: readonly WeighedCluster[]): Independent {
  const heaviestFirst = [...clusters].sort((a, b) => b.weight - a.weight);
  const owner = new Map<string, WeighedCluster>();
  const spent = new Set<string>();
  const outlets = outletsBehind(clusters);
  let count = 0;
  let weight = 0;
  for (const cluster of heaviestFirst) {
    if (count === outlets.size) break;
    if (!findOutlet(cluster, owner, spent)) continue;
    count += 1;
    weight += cluster.weight;
  }
  return { count, weight };
}

/** Every outlet that tells of any of them. */
export function outletsBehind(clusters: readonly Pick<WeighedCluster, 'lineages'>[]): ReadonlySet<string> {
  const outlets = new Set<string>();
  for (const { lineages } of clusters) for (const lineage of lineages) outlets.add(lineage);
  return outlets;
}

/** Gives a cluster an outlet, moving other clusters to other outlets of theirs where that frees one. */
function findOutlet(cluster: WeighedCluster, owner: Map<string, WeighedCluster>, spent: Set<string>): boolean {
  const cameFrom = new Map<string, { readonly cluster: WeighedCluster; readonly outlet: string | undefined }>();
  const waiting: { readonly cluster: WeighedCluster; readonly outlet: string | undefined }[] = [
    { cluster, outlet: undefined },
  ];
  for (const step of waiting) {
    for (const outlet of step.cluster.lineages) {
      if (cameFrom.has(outlet) || spent.has(outlet)) continue;
      cameFrom.set(outlet, step);
      const owning = owner.get(outlet);
      if (owning === undefined) {
        handOver(outlet, cameFrom, owner);
        return true;
      }
      waiting.push({ cluster: owning, outlet });
    }
  }
  // Nothing free can be reached from these outlets, nor ever will be: a later search need not look at them.
  for (const outlet of cameFrom.keys()) spent.add(outlet);
  return false;
}

function handOver(
  free: string,
  cameFrom: ReadonlyMap<string, { readonly cluster: WeighedCluster; readonly outlet: string | undefined }>,
  owner: Map<string, WeighedCluster>,
): void {
  for (let outlet: string | undefined = free; outlet !== undefined; ) {
    const step = cameFrom.get(outlet);
    if (step === undefined) return;
    owner.set(outlet, step.cluster);
    outlet = step.outlet;
  }
}
