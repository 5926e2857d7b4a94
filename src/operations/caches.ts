import type { ProjectionCache } from '../ports/projection-cache.ts';
import { isRegionId, REGION_IDS } from '../reference/regions.ts';
import type { SnapshotCache } from './snapshot-cache.ts';

/** Everything this process keeps in memory under a name. */
export interface Caches {
  /** How many things are kept under these keys, each counted once. */
  count(keys: readonly string[]): number;
  /** @returns how many things were kept under these keys */
  forget(keys: readonly string[]): number;
}

const ALL_PROJECTIONS = 'projections';

/** The cache keys of a region: projections first, because they are found by the cached snapshot. */
export const cacheKeysOf = (regionId: string): readonly string[] => [`projection:${regionId}`, `snapshot:${regionId}`];

/** Every key there is. */
export const CACHE_KEYS: readonly string[] = [ALL_PROJECTIONS, ...REGION_IDS.flatMap(cacheKeysOf)];

export function createCaches(parts: {
  readonly snapshots: Pick<SnapshotCache, 'cachedHash' | 'holds' | 'forget'>;
  readonly projections: ProjectionCache;
  /** Answers of the last second: no key names them, and any key ends them. */
  readonly recent: { forget(): void };
}): Caches {
  const { snapshots, projections, recent } = parts;

  const countOne = (key: string): number => {
    if (key === ALL_PROJECTIONS) return projections.keptCount();
    const { kind, regionId } = partsOf(key);
    if (kind === 'snapshot') return snapshots.holds(regionId) ? 1 : 0;
    const contentHash = snapshots.cachedHash(regionId);
    return contentHash === undefined ? 0 : projections.keptCount(contentHash);
  };

  const forgetOne = (key: string): void => {
    if (key === ALL_PROJECTIONS) {
      projections.forget();
      return;
    }
    const { kind, regionId } = partsOf(key);
    const contentHash = snapshots.cachedHash(regionId);
    if (kind === 'snapshot') snapshots.forget(regionId);
    else if (contentHash !== undefined) projections.forget(contentHash);
  };

  const count = (keys: readonly string[]): number => inOrder(keys).reduce((sum, key) => sum + countOne(key), 0);

  return {
    count,
    forget(keys) {
      const kept = count(keys);
      recent.forget();
      inOrder(keys).forEach(forgetOne);
      return kept;
    },
  };
}

/** Each key once, in the order of all keys, and none that another one includes. */
function inOrder(keys: readonly string[]): readonly string[] {
  const named = new Set(keys);
  const isWanted = (key: string) => named.has(key) && !(key.startsWith('projection:') && named.has(ALL_PROJECTIONS));
  return CACHE_KEYS.filter(isWanted);
}

function partsOf(key: string) {
  const [kind, regionId = ''] = key.split(':');
  if ((kind !== 'snapshot' && kind !== 'projection') || !isRegionId(regionId)) throw new Error('no such cache key');
  return { kind, regionId };
}
