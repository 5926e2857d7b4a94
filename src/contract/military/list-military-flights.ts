import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listMilitaryFlights = recordList({
  operationId: 'ListMilitaryFlights',
  service: 'military',
  rpcName: 'list-military-flights',
  group: 'Military',
  summary: 'Military aircraft in the air that say where they are',
  description:
    'Each military aircraft that volunteers received at the last reading, where it was; two days back by `at`.',
  omits: 'Aircraft that send no position, and most places without receivers, such as the open sea.',
  kinds: ['military_flight'],
  feeds: ['adsb-military'],
  items: 'flights',
  item: 'MilitaryFlight',
  observedAs: 'seenAt',
  observed: 'When it was there.',
  filters: 'area',
  members: {
    callsign: Type.Optional(Type.String()),
    registration: Type.Optional(Type.String()),
    aircraftType: Type.Optional(Type.String({ description: 'ICAO type designator, such as `C17`.' })),
    altitudeFt: Type.Integer({ description: 'By pressure where it sends it, feet.' }),
    speedKt: Type.Optional(Type.Integer({ description: 'Over ground, knots.' })),
    headingDeg: Type.Optional(Type.Integer({ description: 'Over ground, degrees from north.' })),
    squawk: Type.Optional(Type.String({ description: 'Transponder code, four octal digits.' })),
  },
  exampleItem: {
    id: 'ae1234',
    url: 'https://adsb.lol/?icao=ae1234',
    location: { lat: 26.2, lon: 52.3 },
    seenAt: EXAMPLE_AT - 61_200,
    callsign: 'RCH123',
    registration: '05-5140',
    aircraftType: 'C17',
    altitudeFt: 31_000,
    speedKt: 452,
    headingDeg: 118,
  },
});
