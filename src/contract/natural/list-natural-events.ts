import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listNaturalEvents = recordList({
  operationId: 'ListNaturalEvents',
  service: 'natural',
  rpcName: 'list-natural-events',
  group: 'Natural disasters',
  summary: 'Disaster alerts and open natural events',
  description:
    'Orange and red alerts of GDACS by the day they began, and open events of NASA EONET by the day they were last seen.',
  omits: 'One disaster may be in both; green alerts are not listed.',
  kinds: ['earthquake_alert', 'storm', 'flood', 'drought', 'wildfire', 'volcano', 'natural_event'],
  feeds: ['gdacs', 'eonet'],
  items: 'events',
  item: 'NaturalEvent',
  observedAs: 'observedAt',
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
    observedAt: EXAMPLE_AT - 86_400_000,
    category: 'tropical cyclone',
    alertLevel: 'orange',
    status: 'current',
  },
});
