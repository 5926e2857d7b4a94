import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { snapshotOf } from '../../../test/kit/worlds.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../../reference/regions.ts';

/** The crisis in the Gulf as a region sees it. */
export function crisisSnapshot(regionId: RegionId = 'mena'): RegionalSnapshot {
  return snapshotOf(worldWith(HORMUZ_CRISIS), regionId).snapshot;
}
