import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { LANE_BASE_RATES } from '../parameters/lane-base-rates.ts';
import type { KnownLanes } from './known-lanes.ts';
import { onLaneGrid } from './lane-grid.ts';

/**
 * Lanes of a region by simple forecasts, on the grid of the published ones: sealed with every set, so that skill is measured
 * against what was possible at the time. `uniform` needs no sealing. Persistence and last-k accompany climatology at 30 days, the own
 * year and the recent frequency at 24 hours and 7 days; they equal it where no past lane is known, so that every set has them.
 * @param known the inputs of the set itself
 */
export function referenceLanes(
  regionId: RegionId,
  horizon: Horizon,
  known: KnownLanes | undefined,
): Readonly<Record<string, readonly number[]>> {
  const climatology = LANE_BASE_RATES[regionId][horizon].probabilities;
  const forecasts = { climatology, ...referencesOf(horizon, climatology, known) };
  return Object.fromEntries(Object.entries(forecasts).map(([name, shares]) => [name, onLaneGrid(shares, horizon)]));
}

function referencesOf(
  horizon: Horizon,
  climatology: readonly number[],
  known: KnownLanes | undefined,
): Readonly<Record<string, readonly number[]>> {
  if (horizon === '30d') {
    const { markov, lastK } = known?.simple ?? { markov: climatology, lastK: climatology };
    return { lastK, markov };
  }
  const { ownYear = climatology, recentFrequency = climatology } = known?.dated?.references[horizon] ?? {};
  return { ownYear, recentFrequency };
}
