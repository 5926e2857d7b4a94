import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { LANE_BASE_RATES } from '../parameters/lane-base-rates.ts';
import type { KnownLanes } from './known-lanes.ts';
import { onLaneGrid } from './lane-grid.ts';

/**
 * Lanes of a region by simple forecasts, on the grid of the published ones: sealed with every set, so that skill is measured
 * against what was possible at the time. `uniform` needs no sealing. At 30 days persistence and last-k accompany climatology, and
 * equal it where no past lane is known, so that every set has them; no published history gives them for a region at 24h and 7d.
 * @param known the inputs of the set itself
 */
export function referenceLanes(
  regionId: RegionId,
  horizon: Horizon,
  known: KnownLanes | undefined,
): Readonly<Record<string, readonly number[]>> {
  const climatology = LANE_BASE_RATES[regionId][horizon].probabilities;
  const { markov, lastK } = known?.simple ?? { markov: climatology, lastK: climatology };
  const forecasts = horizon === '30d' ? { climatology, lastK, markov } : { climatology };
  return Object.fromEntries(Object.entries(forecasts).map(([name, shares]) => [name, onLaneGrid(shares, horizon)]));
}
