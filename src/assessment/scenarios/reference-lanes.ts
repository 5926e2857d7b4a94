import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { LANE_BASE_RATES } from '../parameters/lane-base-rates.ts';
import type { KnownLanes } from './known-lanes.ts';
import { onLaneGrid } from './lane-grid.ts';

/**
 * What simple forecasts give the lanes of a region, on the grid of the published ones: sealed with every set, so that skill is
 * measured against what could have been said at the time. `uniform` needs no sealing. At 30 days persistence and last-k stand beside
 * climatology, and are climatology where no lane of the past is known, so that every set has them; no published history tells what
 * they would say of a region at 24h and 7d.
 * @param known what the set itself was made from
 */
export function referenceLanes(
  regionId: RegionId,
  horizon: Horizon,
  known: KnownLanes | undefined,
): Readonly<Record<string, readonly number[]>> {
  const climatology = LANE_BASE_RATES[regionId][horizon].probabilities;
  const { markov, lastK } = known?.simple ?? { markov: climatology, lastK: climatology };
  const said = horizon === '30d' ? { climatology, lastK, markov } : { climatology };
  return Object.fromEntries(Object.entries(said).map(([name, shares]) => [name, onLaneGrid(shares, horizon)]));
}
