import type { MobilityState } from '../contract/intelligence/mobility-state.ts';
import type { RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';

/**
 * Airspace, airports and traffic of a region. While `mobility` or `civil_flights` stands in `meta.missingInputs`, what is
 * empty here was not observed (SPEC.md, MobilityState); airspace closed for long is named all the same.
 */
export function mobilityState(world: World, regionId: RegionId): MobilityState {
  return world.mobility.get(regionId).state;
}
