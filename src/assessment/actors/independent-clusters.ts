/** A cluster of reports with its weight. */
export interface WeighedCluster {
  /** More than 0. */
  readonly weight: number;
  /** Each once. */
  readonly lineages: readonly string[];
}

export interface Independent {
  readonly count: number;
  readonly weight: number;
}

/**
 * Number and total weight of the clusters that can each be assigned an outlet of their own, the heaviest first. One outlet
 * adds at most one, however much it reports, and one story adds one, however many outlets print it. Assignable sets form a
 * matroid (Edmonds and Fulkerson 1965), so that the greedy choice has the maximum weight, whatever the order among equals.
 */
export function independentClusters(clusters: readonly WeighedCluster[]): Independent {
  const heaviestFirst = [...clusters].sort((a, b) => b.weight - a.weight);
  const owner = new Map<string, Owner>();
  const spent = new Set<string>();
  let count = 0;
  let weight = 0;
  for (const cluster of heaviestFirst) {
    if (!findOutlet(cluster, owner, spent)) continue;
    count += 1;
    weight += cluster.weight;
  }
  return { count, weight };
}

/** Whether at least `needed` clusters can each be assigned an outlet of their own; stops at the first that decides. */
export function hasIndependent(clusters: readonly Pick<WeighedCluster, 'lineages'>[], needed: number): boolean {
  const owner = new Map<string, Owner>();
  const spent = new Set<string>();
  let count = 0;
  for (const cluster of clusters) {
    if (count >= needed) break;
    if (findOutlet(cluster, owner, spent)) count += 1;
  }
  return count >= needed;
}

/** Every outlet that reports any of them. */
export function outletsBehind(clusters: readonly Pick<WeighedCluster, 'lineages'>[]): ReadonlySet<string> {
  const outlets = new Set<string>();
  for (const { lineages } of clusters) for (const lineage of lineages) outlets.add(lineage);
  return outlets;
}

type Owner = Pick<WeighedCluster, 'lineages'>;

/** A cluster on the search for an outlet, and the one that it would give up. */
interface Step {
  readonly cluster: Owner;
  readonly outlet: string | undefined;
}

/** Gives a cluster an outlet, moving other clusters to other outlets of theirs where that frees one. */
function findOutlet(cluster: Owner, owner: Map<string, Owner>, spent: Set<string>): boolean {
  let isSpent = true;
  for (const outlet of cluster.lineages) {
    if (spent.has(outlet)) continue;
    isSpent = false;
    if (owner.has(outlet)) continue;
    owner.set(outlet, cluster);
    return true;
  }
  if (isSpent) return false;
  const cameFrom = new Map<string, Step>();
  const waiting: Step[] = [{ cluster, outlet: undefined }];
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

function handOver(free: string, cameFrom: ReadonlyMap<string, Step>, owner: Map<string, Owner>): void {
  for (let outlet: string | undefined = free; outlet !== undefined; ) {
    const step = cameFrom.get(outlet);
    if (step === undefined) return;
    owner.set(outlet, step.cluster);
    outlet = step.outlet;
  }
}
