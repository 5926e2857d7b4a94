import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listClimateDisasters = recordList({
  operationId: 'ListClimateDisasters',
  service: 'climate',
  rpcName: 'list-climate-disasters',
  group: 'Climate',
  summary: 'Storms, floods, droughts and wildfires',
  description: 'The alerts of GDACS and the open events of NASA EONET that weather or climate drives.',
  omits: 'Damage and people affected are not in it.',
  kinds: ['storm', 'flood', 'drought', 'wildfire'],
  feeds: ['gdacs', 'eonet'],
  items: 'disasters',
  item: 'ClimateDisaster',
  observedAs: 'startedAt',
  observed: 'When it began, or was last seen.',
  filters: 'countryAndArea',
  members: {
    category: Type.Optional(Type.String({ description: 'In words, such as `tropical cyclone`.' })),
    alertLevel: Type.Optional(Type.String({ description: '`orange` or `red`; absent where the source gives none.' })),
    severity: Type.Optional(Type.String({ description: 'As the source writes it.' })),
    status: Type.Optional(Type.String({ description: '`current` or `past`, as the source last said.' })),
  },
  exampleItem: {
    id: 'TC-1000772',
    title: 'Tropical Cyclone SURIGAE-21',
    url: 'https://www.gdacs.org/report.aspx?eventid=1000772&eventtype=TC',
    country: 'PH',
    location: { lat: 12.4, lon: 125.1 },
    startedAt: EXAMPLE_AT - 86_400_000,
    category: 'tropical cyclone',
    alertLevel: 'orange',
    status: 'current',
  },
});
