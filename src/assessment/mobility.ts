import type { MobilityState } from '../contract/intelligence/mobility-state.ts';

/** Empty until notices and flights are fed; `mobility` stands in `meta.missingInputs` meanwhile (SPEC.md, MobilityState). */
export function mobilityState(): MobilityState {
  return { airspace: [], flightCorridors: [], airports: [], rerouteIntensity: 0, notamClosures: [] };
}
