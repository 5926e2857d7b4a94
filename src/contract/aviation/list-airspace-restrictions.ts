import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listAirspaceRestrictions = recordList({
  operationId: 'ListAirspaceRestrictions',
  service: 'aviation',
  rpcName: 'list-airspace-restrictions',
  group: 'Aviation',
  summary: 'Flight restrictions and hazards to flight in force',
  description:
    'Temporary flight restrictions of the United States and international warnings of ash, cyclones, thunderstorms and sand.',
  omits: 'Closures that other states announce by notice are not in it.',
  kinds: ['airspace_restriction'],
  feeds: ['faa-tfr', 'isigmet'],
  items: 'restrictions',
  item: 'AirspaceRestriction',
  observedAs: 'issuedAt',
  observed: 'When it was made, or begins to be valid.',
  filters: 'country',
  members: {
    fir: Type.Optional(Type.String({ description: 'Flight information region, ICAO.' })),
    restriction: Type.Optional(Type.String({ description: '`flight restriction` or `weather hazard`.' })),
    hazard: Type.Optional(Type.String()),
    qualifier: Type.Optional(Type.String()),
    from: Type.Optional(Type.String({ description: 'As UTC text.' })),
    until: Type.Optional(Type.String({ description: 'As UTC text.' })),
    text: Type.Optional(Type.String()),
  },
  exampleItem: {
    id: 'WAAF:11',
    title: 'SIGMET WAAF: VA',
    url: 'https://aviationweather.gov/gfa/#sigmet',
    country: 'ID',
    issuedAt: EXAMPLE_AT - 3_600_000,
    fir: 'WAAF',
    restriction: 'weather hazard',
    hazard: 'VA',
  },
});
