import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { listMilitaryFlights } from '../military/list-military-flights.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { PlacedFormatParameter } from '../records/list-formats.ts';
import { itemsOf, observedExample } from '../records/record-list.ts';

export const trackAircraft = operation({
  ...OBSERVED_READ,
  operationId: 'TrackAircraft',
  service: 'aviation',
  rpcName: 'track-aircraft',
  group: 'Aviation',
  summary: 'Where one military aircraft was in the last two days',
  description:
    'Its position at each reading that had it, about every 15 minutes, the newest first; none where it was not received.',
  omits: 'Civil aircraft, the way between two readings, and the ground.',
  gate: 'key',
  listed: 'positions',
  input: record('TrackAircraftQuery', {
    icao24: Type.String({
      pattern: '^[0-9a-f]{6}$',
      description: 'ICAO address: `id` of an aircraft in `list-military-flights`.',
    }),
    at: AtParameter,
    format: PlacedFormatParameter,
  }),
  response: record('TrackAircraftResponse', {
    positions: itemsOf(listMilitaryFlights),
    ...OBSERVED,
  }),
  exampleInput: { icao24: 'ae0000' },
  exampleResponse: {
    positions: Object(listMilitaryFlights.exampleResponse).flights,
    ...observedExample('adsb-military'),
  },
});
