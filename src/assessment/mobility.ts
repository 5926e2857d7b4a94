import type { MobilityState } from '../contract/intelligence/mobility-state.ts';
import type { RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';

/**
 * Airspace, airports and traffic of a region. While `mobility` or `civil_flights` is in `meta.missingInputs`, an empty
 * list was not observed (SPEC.md, MobilityState); long-term closures are listed all the same.
 */
export function mobilityState(world: World, regionId: RegionId): MobilityState {
  return world.mobility.get(regionId).state;
}
