import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listAirportDelays = recordList({
  operationId: 'ListAirportDelays',
  service: 'aviation',
  rpcName: 'list-airport-delays',
  group: 'Aviation',
  summary: 'Closures, ground stops and delays at airports',
  description: 'Notices of the Federal Aviation Administration in force at airports of the United States.',
  omits: 'No other country is covered. The time is that of the hour in which a notice was last read.',
  kinds: ['airport_notice'],
  feeds: ['faa-nas'],
  items: 'alerts',
  item: 'AirportDelay',
  observedAs: 'updatedAt',
  observed: 'Hour in which it was last read.',
  filters: 'area',
  members: {
    icao: Type.Optional(Type.String()),
    iata: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    delayType: Type.Optional(
      Type.String({ description: '`closure`, `ground_stop`, `ground_delay` or `arrival_departure`.' }),
    ),
    avgDelayMinutes: Type.Optional(Type.Number()),
    reason: Type.Optional(Type.String()),
    until: Type.Optional(Type.String({ description: 'As the notice writes it.' })),
  },
  exampleItem: {
    id: 'KPHL:ground_stop',
    title: 'Philadelphia International: ground stop',
    url: 'https://nasstatus.faa.gov/',
    location: { lat: 39.87, lon: -75.24 },
    updatedAt: EXAMPLE_AT,
    icao: 'KPHL',
    iata: 'PHL',
    name: 'Philadelphia International',
    delayType: 'ground_stop',
    reason: 'thunderstorms',
  },
});
