import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { LANE_BASE_RATES } from '../parameters/lane-base-rates.ts';
import { onLaneGrid } from './lane-grid.ts';

/**
 * What simple forecasts give the lanes of a region, on the grid of the published ones: sealed with every set, so that skill is
 * measured against what could have been said at the time. `uniform` needs no sealing.
 */
export function referenceLanes(regionId: RegionId, horizon: Horizon): Readonly<Record<string, readonly number[]>> {
  return { climatology: onLaneGrid(LANE_BASE_RATES[regionId][horizon].probabilities, horizon) };
}
