import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { AIRPORT_STATUSES, AIRSPACE_STATUSES } from './vocabulary.ts';

export const AirspaceStatus = record('AirspaceStatus', {
  airspaceId: Type.String(),
  status: Type.Enum([...AIRSPACE_STATUSES]),
  reason: Type.String(),
});
export type AirspaceStatus = Static<typeof AirspaceStatus>;

export const FlightCorridorStress = record('FlightCorridorStress', {
  corridor: Type.String(),
  stressLevel: UnitInterval("Shortfall against the corridor's own norm."),
  reroutedFlights24h: Type.Integer({ format: 'int32', minimum: 0 }),
});
export type FlightCorridorStress = Static<typeof FlightCorridorStress>;

export const AirportNodeStatus = record('AirportNodeStatus', {
  icao: Type.String(),
  name: Type.String(),
  status: Type.Enum([...AIRPORT_STATUSES]),
  disruptionReason: Type.String(),
});
export type AirportNodeStatus = Static<typeof AirportNodeStatus>;

export const MobilityState = record('MobilityState', {
  airspace: Type.Array(AirspaceStatus),
  flightCorridors: Type.Array(FlightCorridorStress),
  airports: Type.Array(AirportNodeStatus),
  rerouteIntensity: UnitInterval(
    'Exposure-weighted shortfall of civil overflights; 0 while `mobility` is in `meta.missingInputs` means not observed.',
  ),
  notamClosures: Type.Array(Type.String()),
});
export type MobilityState = Static<typeof MobilityState>;
